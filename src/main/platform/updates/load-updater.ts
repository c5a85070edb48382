import type { AppUpdater } from 'electron-updater'
import type { Log } from '../../log.ts'

/** What is needed of electron-updater. */
export type Updater = Pick<AppUpdater, 'checkForUpdates' | 'downloadUpdate' | 'quitAndInstall' | 'on'>

/** Loads electron-updater, which most starts never need before the first minute is over. */
export async function loadUpdater(log: Log): Promise<Updater> {
  const { autoUpdater } = await import('electron-updater')
  autoUpdater.logger = {
    info: () => {},
    warn: (text) => log.warn(String(text)),
    error: (text) => log.warn(String(text)),
  }
  // The member decides; what they have downloaded is put in place at the latest when they quit.
  autoUpdater.autoDownload = false
  autoUpdater.autoInstallOnAppQuit = true
  return autoUpdater
}
