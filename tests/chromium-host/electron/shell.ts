/** Opens nothing and says so; there may be no desktop to open it. */
const say = (what: string, target: string) => console.error(`chromium-host: ${what}: ${target}`)

export const shell = {
  openExternal: (url: string) => Promise.resolve(say('would open in the browser', url)),
  openPath: (path: string) => {
    say('would open', path)
    return Promise.resolve('')
  },
  showItemInFolder: (path: string) => say('would show in its folder', path),
}
