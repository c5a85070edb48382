import type { AppUpdater } from 'electron-updater'
import type { Log } from '../../log.ts'

/** The used part of electron-updater. */
export type Updater = Pick<AppUpdater, 'checkForUpdates' | 'downloadUpdate' | 'quitAndInstall' | 'on'>

/** Loads electron-updater, which most starts do not need in the first minute. */
export async function loadUpdater(log: Log): Promise<Updater> {
  const updaters = await import('electron-updater')
  // The class is named explicitly: the builder packs all kinds from one folder, and may leave another kind's marker in
  // an AppImage.
  const updater = process.platform === 'linux' ? new updaters.AppImageUpdater() : updaters.autoUpdater
  updater.logger = {
    info: () => {},
    warn: (text) => log.warn(String(text)),
    error: (text) => log.warn(String(text)),
  }
  // The member decides about updates; a downloaded one is installed at the latest when the app quits.
  updater.autoDownload = false
  updater.autoInstallOnAppQuit = true
  return updater
}
