import { app, powerMonitor, type Session } from 'electron'

/**
 * Writes the page's storage (drafts, outbox) to disk when the app may be ended without notice: Chromium by itself takes
 * seconds, and a log-off of Windows does not quit apps properly.
 */
export function flushStorage(session: Session): void {
  const flush = () => session.flushStorageData()
  powerMonitor.on('suspend', flush)
  app.on('browser-window-created', (_event, window) => {
    window.on('hide', flush)
    window.on('session-end', flush)
  })
}
