/** Lines for the person at the terminal. */
export function say(line = ''): void {
  process.stdout.write(`${line}\n`)
}

/** The short header of a stage of `npm test`. */
export function header(title: string): void {
  say()
  say(`── ${title}`)
}

export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
