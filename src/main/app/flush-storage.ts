import { app, powerMonitor, type Session } from 'electron'

/**
 * Writes the page's storage (drafts, unsent messages) to disk whenever the app may be killed without quitting; otherwise
 * Chromium writes it some seconds later. At a log-off Windows first asks whether the session may end, which leaves time
 * to write. After `session-end` Electron exits at once.
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
