import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { APP_ID, DEEP_LINK_SCHEME } from '#shared/config.ts'
import { noteNotRun } from '#tests/not-run.ts'

noteNotRun('the Flatpak, built and started', 'GitHub does that; here it is only read')

interface Manifest {
  readonly id: string
  readonly command: string
  readonly base: string
  readonly 'base-version': string
  readonly 'runtime-version': string
  readonly 'finish-args': readonly string[]
  readonly modules: readonly {
    readonly 'build-commands': readonly string[]
    readonly sources: readonly { readonly path: string; readonly dest?: string }[]
  }[]
}

const FOLDER = path.resolve('resources', 'linux', 'flatpak')
const read = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8')

const manifest = JSON.parse(read(`${APP_ID}.json`)) as Manifest
const [module] = manifest.modules
const builder = readFileSync('electron-builder.yml', 'utf8')
const program = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, string>
const args = manifest['finish-args']

/** Value of a key in electron-builder.yml; in its part for Linux if it stands there. */
const built = (key: string) => new RegExp(`^ +${key}: (.*)$`, 'm').exec(builder)?.[1]

const entry = new Map(
  read(`${APP_ID}.desktop`)
    .split('\n')
    .flatMap((line): [string, string][] => {
      const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? []
      return key === undefined || value === undefined ? [] : [[key, value]]
    }),
)

/** Names on the desktop's bus that main asks for. */
function namesOnBus(): readonly string[] {
  const sources = readdirSync('src/main', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(path.join('src/main', name), 'utf8'))
    .filter((text) => text.includes('callBus('))
  const names = sources.flatMap((text) =>
    [...text.matchAll(/'(org\.\w+\.\w+)'/g)].map(([, name]) => name ?? ''),
  )
  return [...new Set(names)]
}

describe('the Flatpak', () => {
  it('is the app that the other packages are, by its ids and in its files', () => {
    expect(manifest.id).toBe(/^appId: (.*)$/m.exec(builder)?.[1])
    expect(manifest.id).toBe(APP_ID)
    expect(manifest.command).toBe(program['name'])
    expect(manifest['base-version']).toBe(manifest['runtime-version'])
    const sources = module?.sources.map(({ path: source }) =>
      path.relative('.', path.resolve(FOLDER, source)),
    )
    const output = path.join(/^ {2}output: (.*)$/m.exec(builder)?.[1] ?? '', 'linux-unpacked')
    expect(sources).toContain(output)
    for (const source of sources ?? []) if (source !== output) expect(existsSync(source), source).toBe(true)
    // What it is made of is where its own commands look.
    const commands = module?.['build-commands'].join('\n')
    for (const { path: source, dest } of module?.sources ?? [])
      expect(commands).toMatch(new RegExp(`\\b${dest ?? path.basename(source)}\\b`))
    expect(read('cosmia.sh')).toContain(`zypak-wrapper /app/${program['name']}/${program['name']} "$@"`)
  })

  it('stands in menus as the other packages do, and takes the same links', () => {
    expect(entry.get('Exec')).toBe(`${manifest.command} %U`)
    expect(entry.get('Icon')).toBe(APP_ID)
    // Electron names its windows by it, whatever the entry is called here.
    expect(`${entry.get('StartupWMClass')}.desktop`).toBe(program['desktopName'])
    expect(entry.get('MimeType')).toBe(`x-scheme-handler/${DEEP_LINK_SCHEME};`)
    expect(built('schemes')).toBe(`[${DEEP_LINK_SCHEME}]`)
    expect(entry.get('Categories')).toBe(`${built('category')};`)
    expect(entry.get('Keywords')).toBe(built('Keywords'))
    expect(entry.get('Comment')).toBe(built('synopsis'))
  })

  it('tells the stores of itself by the words of the other packages, under the names that it has here', () => {
    const words = readFileSync(path.join(FOLDER, '..', `${APP_ID}.metainfo.xml`), 'utf8')
    const commands = module?.['build-commands'].join('\n') ?? ''
    const changes = [...commands.matchAll(/'s\|([^|]*)\|([^|]*)\|'/g)]
    let changed = words
    for (const [, from = '', to = ''] of changes) {
      expect(words).toContain(from)
      changed = changed.replace(from, to)
    }
    expect(changed).toContain(`<id>${APP_ID}</id>`)
    expect(changed).toContain(`<launchable type="desktop-id">${APP_ID}.desktop</launchable>`)
    expect(changed).toContain(`<icon type="stock">${APP_ID}</icon>`)
  })

  it('may talk to the keyring, the tray and the notifications, and reaches files by portals alone', () => {
    const talks = args.flatMap((arg) => /^--talk-name=(.*)$/.exec(arg)?.[1] ?? [])
    expect(namesOnBus().toSorted()).toEqual(['org.freedesktop.secrets', 'org.kde.StatusNotifierWatcher'])
    expect(talks.toSorted()).toEqual(['org.freedesktop.Notifications', ...namesOnBus()].toSorted())
    expect(
      args.filter((arg) => /^--(filesystem|own-name|system-talk-name|device=all|socket=x11)/.test(arg)),
    ).toEqual([])
    expect(args).toEqual(
      expect.arrayContaining(['--share=network', '--socket=wayland', '--socket=fallback-x11']),
    )
  })
})
