import type { AppUpdater } from 'electron-updater'
import type { Log } from '../../log.ts'

/** The part of electron-updater that is used. */
export type Updater = Pick<AppUpdater, 'checkForUpdates' | 'downloadUpdate' | 'quitAndInstall' | 'on'>

/** Loads electron-updater, which most starts never need before the first minute is over. */
export async function loadUpdater(log: Log): Promise<Updater> {
  const updaters = await import('electron-updater')
  // Named, since the builder may leave word of another kind of package in an AppImage: it packs all from one folder.
  const updater = process.platform === 'linux' ? new updaters.AppImageUpdater() : updaters.autoUpdater
  updater.logger = {
    info: () => {},
    warn: (text) => log.warn(String(text)),
    error: (text) => log.warn(String(text)),
  }
  // The member decides; what they have downloaded is put in place at the latest when they quit.
  updater.autoDownload = false
  updater.autoInstallOnAppQuit = true
  return updater
}
