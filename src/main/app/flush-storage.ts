import { app, powerMonitor, type Session } from 'electron'

/**
 * Writes what the page has stored (drafts, messages to be sent) when the app may go without a word: Chromium takes seconds
 * to do so by itself, and a log-off of Windows ends no app in order.
 */
export function flushStorage(session: Session): void {
  const flush = () => session.flushStorageData()
  powerMonitor.on('suspend', flush)
  app.on('browser-window-created', (_event, window) => {
    window.on('hide', flush)
    window.on('session-end', flush)
  })
}
