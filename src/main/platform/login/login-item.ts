import { app } from 'electron'
import { autostartFolder, isAutostarted, setAutostarted } from './autostart-file.ts'

/** The argument that the system starts the program with, so that no window comes up. */
export const HIDDEN = '--hidden'

/** Whether the system starts the program when the member logs in. The system is the one who knows. */
export interface LoginItem {
  /** Not from a Flatpak, whose folder of settings is not the desktop's. */
  readonly isPossible: boolean
  readonly isOn: () => boolean
  /** @throws where the system does not take it */
  readonly set: (isOn: boolean) => void
}

export function loginItem(title: string, platform: NodeJS.Platform): LoginItem {
  if (platform === 'linux') return autostartItem(title)
  const options = { args: [HIDDEN] }
  return {
    isPossible: true,
    isOn: () => {
      const { openAtLogin, executableWillLaunchAtLogin } = app.getLoginItemSettings(options)
      // The task manager of Windows switches entries off and leaves them there.
      return openAtLogin && (platform !== 'win32' || executableWillLaunchAtLogin)
    },
    set: (isOn) => app.setLoginItemSettings({ ...options, openAtLogin: isOn }),
  }
}

function autostartItem(title: string): LoginItem {
  // The mount that an AppImage runs from is gone after a restart.
  const program = process.env['APPIMAGE'] ?? process.execPath
  const entry = { folder: autostartFolder(process.env), title, command: [program, HIDDEN] }
  const isPossible = !process.env['FLATPAK_ID']
  return {
    isPossible,
    isOn: () => isPossible && isAutostarted(entry),
    set: (isOn) => setAutostarted(entry, isOn),
  }
}

/** Whether it was the system that started the program; macOS passes no arguments. */
export const isStartedBySystem = (platform: NodeJS.Platform): boolean =>
  platform === 'darwin' ? app.getLoginItemSettings().wasOpenedAtLogin : process.argv.includes(HIDDEN)
