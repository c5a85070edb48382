import { app } from 'electron'
import { autostartFolder, isAutostarted, setAutostarted } from './autostart-file.ts'

/** Argument of a start by the system: no window opens. */
export const HIDDEN = '--hidden'

/** Whether the system starts the app at log-in, as the system itself reports it. */
export interface LoginItem {
  /** False in a Flatpak, whose settings folder is not that of the desktop. */
  readonly isPossible: boolean
  readonly isOn: () => boolean
  /** @throws if the system rejects it */
  readonly set: (isOn: boolean) => void
}

export function loginItem(title: string, platform: NodeJS.Platform): LoginItem {
  if (platform === 'linux') return autostartItem(title)
  const options = { args: [HIDDEN] }
  return {
    isPossible: true,
    isOn: () => {
      const { openAtLogin, executableWillLaunchAtLogin } = app.getLoginItemSettings(options)
      // The Windows task manager disables entries without removing them.
      return openAtLogin && (platform !== 'win32' || executableWillLaunchAtLogin)
    },
    set: (isOn) => app.setLoginItemSettings({ ...options, openAtLogin: isOn }),
  }
}

function autostartItem(title: string): LoginItem {
  // The mount of an AppImage is gone after a restart, so its file is started.
  const program = process.env['APPIMAGE'] ?? process.execPath
  const entry = { folder: autostartFolder(process.env), title, command: [program, HIDDEN] }
  const isPossible = !process.env['FLATPAK_ID']
  return {
    isPossible,
    isOn: () => isPossible && isAutostarted(entry),
    set: (isOn) => setAutostarted(entry, isOn),
  }
}

/** Whether the system started the app; macOS passes no arguments. */
export const isStartedBySystem = (platform: NodeJS.Platform): boolean =>
  platform === 'darwin' ? app.getLoginItemSettings().wasOpenedAtLogin : process.argv.includes(HIDDEN)
