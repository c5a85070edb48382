import { homedir, tmpdir } from 'node:os'
import path from 'node:path'

/** `app.getPath`: where Electron keeps things on Linux. */
export class AppPaths {
  readonly #set = new Map<string, string>()

  set(name: string, value: string): void {
    this.#set.set(name, value)
  }

  /** @throws for a name that Electron does not know either */
  get(name: string, appName: string): string {
    const known = this.#set.get(name)
    if (known !== undefined) return known
    const inHome = /^(desktop|documents|downloads|music|pictures|videos)$/.exec(name)?.[0]
    if (inHome) return path.join(homedir(), inHome.charAt(0).toUpperCase() + inHome.slice(1))
    switch (name) {
      case 'home':
        return homedir()
      case 'temp':
        return tmpdir()
      case 'appData':
        return process.env['XDG_CONFIG_HOME'] ?? path.join(homedir(), '.config')
      case 'userData':
        return path.join(this.get('appData', appName), appName)
      case 'sessionData':
        return this.get('userData', appName)
      case 'logs':
        return path.join(this.get('userData', appName), 'logs')
      case 'crashDumps':
        return path.join(this.get('userData', appName), 'Crashpad')
      case 'exe':
        return process.argv[0] ?? process.execPath
      default:
        throw new Error(`Failed to get '${name}' path`)
    }
  }
}
