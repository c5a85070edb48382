import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ElectronApplication } from 'playwright'

/** A desktop of Linux with or without a tray: it answers the question that the app asks of its bus. */
export class Desktop {
  readonly #answer: string
  /** Environment of the app on it. */
  readonly env: Readonly<Record<string, string>>

  /** @param folder of its files */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true })
    this.#answer = path.join(folder, 'answer')
    const program = path.join(folder, 'dbus-send')
    writeFileSync(program, `#!/bin/sh\ncat '${this.#answer}'\n`)
    chmodSync(program, 0o755)
    this.env = {
      PATH: `${folder}:${process.env['PATH']}`,
      XDG_CONFIG_HOME: folder,
      // As it is installed: developers end the app with its window.
      COSMIA_HOST_PACKAGED: '1',
    }
    this.hasTray(true)
  }

  hasTray(isThere: boolean): void {
    writeFileSync(this.#answer, `   variant       boolean ${isThere}\n`)
  }
}

const WATCHER = 'org.kde.StatusNotifierWatcher'

/** Asks the bus of this session. @throws where there is none, or nobody answers */
const ask = (destination: string, object: string, method: string, ...values: readonly string[]) =>
  execFileSync('dbus-send', [
    ...['--session', '--print-reply=literal', `--dest=${destination}`, object, method],
    ...values.map((value) => `string:${value}`),
  ]).toString()

const askWatcher = (property: string) =>
  ask(WATCHER, '/StatusNotifierWatcher', 'org.freedesktop.DBus.Properties.Get', WATCHER, property)

const ownerOf = (name: string) =>
  Number(
    /\d+\s*$/.exec(ask('org.freedesktop.DBus', '/', 'org.freedesktop.DBus.GetConnectionUnixProcessID', name)),
  )

/** Ids of the processes with an icon in the tray of this Linux; `null` where there is no tray. */
export function processesInTray(): readonly number[] | null {
  try {
    if (!askWatcher('IsStatusNotifierHostRegistered').includes('true')) return null
  } catch {
    return null // no bus, or nobody on it who knows of trays
  }
  const items = askWatcher('RegisteredStatusNotifierItems').match(/(:\d+\.\d+|[a-z]+\.[\w.-]+)(?=[\s/]|$)/gi)
  return (items ?? []).map(ownerOf)
}

/** The icon of an app in the tray. */
export class TrayIcon {
  readonly #app: ElectronApplication

  private constructor(app: ElectronApplication) {
    this.#app = app
  }

  /** Notes what the icon is given. It is held as weakly as Electron holds it. */
  static async record(app: ElectronApplication): Promise<TrayIcon> {
    await app.evaluate(({ Tray }) => {
      const { setContextMenu, setToolTip } = Tray.prototype
      Tray.prototype.setToolTip = function (words) {
        Object.assign(globalThis, { tray: { icon: new WeakRef(this), words, menu: null } })
        setToolTip.call(this, words)
      }
      Tray.prototype.setContextMenu = function (menu) {
        Object.assign(globalThis.tray, { menu })
        setContextMenu.call(this, menu)
      }
    })
    return new TrayIcon(app)
  }

  words(): Promise<string> {
    return this.#app.evaluate(() => globalThis.tray.words)
  }

  /** Pixels that the system gives it; Linux does not tell. */
  width(): Promise<number> {
    return this.#app.evaluate(() => globalThis.tray.icon.deref()?.getBounds().width ?? 0)
  }

  /** Chooses in its menu. */
  choose(id: string): Promise<void> {
    return this.#app.evaluate((_electron, wanted) => {
      globalThis.tray.menu?.getMenuItemById(wanted)?.click()
    }, id)
  }

  /** Whether it is there after all that nobody holds was taken away. */
  survives(): Promise<boolean> {
    return this.#app.evaluate(async () => {
      process.getBuiltinModule('v8').setFlagsFromString('--expose-gc')
      const collect = process.getBuiltinModule('vm').runInNewContext('gc') as () => void
      // A weak reference holds until the task that made or read it has ended.
      await new Promise((resolve) => void setTimeout(resolve))
      collect()
      const icon = globalThis.tray.icon.deref()
      return icon !== undefined && !icon.isDestroyed()
    })
  }
}

declare global {
  // Lives in the main process of the app under test.
  var tray: {
    readonly icon: WeakRef<Electron.Tray>
    readonly words: string
    readonly menu: Electron.Menu | null
  }
}
