import { app, powerMonitor, type Session } from 'electron'

/**
 * Writes what the page has stored (drafts, messages to be sent) when the app may go without a word: Chromium takes seconds
 * to do so by itself. Windows ends no app in order at a log-off: it asks first, which leaves time to write, and Electron is
 * gone as soon as it is told that the session ends.
 */
export function flushStorage(session: Session): void {
  const flush = () => session.flushStorageData()
  powerMonitor.on('suspend', flush)
  app.on('browser-window-created', (_event, window) => {
    window.on('hide', flush)
    window.on('query-session-end', flush)
    window.on('session-end', flush)
  })
}
