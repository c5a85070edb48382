import { app, autoUpdater } from 'electron'

/** Notes that the program is on its way out, when windows close for good. @returns whether it is */
export function followQuitting(): () => boolean {
  let isQuitting = false
  const note = () => void (isQuitting = true)
  app.on('before-quit', note)
  // On macOS it closes the windows before the program hears that it quits.
  autoUpdater.on('before-quit-for-update', note)
  return () => isQuitting
}
