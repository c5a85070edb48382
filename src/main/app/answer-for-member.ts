import { app, BrowserWindow, dialog } from 'electron'
import { copy } from '../copy.ts'
import type { Log } from '../log.ts'

/**
 * Answers servers that ask who the member is, as nobody but the member may. Left alone, Electron would show a server the
 * first certificate in the member's store, which may be that of their identity card, and would say nothing of a proxy that
 * lets nobody through without a password.
 */
export function answerForMember(log: Log): void {
  app.on('select-client-certificate', (event, _contents, url, _certificates, answer) => {
    event.preventDefault()
    answer()
    log.warn(`a certificate of the member was asked for and not shown: ${URL.parse(url)?.origin}`)
  })
  let isTold = false
  app.on('login', (_event, _contents, _request, { isProxy, scheme }) => {
    log.warn(`a password was asked for (${scheme}${isProxy ? ', by a proxy' : ''}) and not given`)
    if (!isProxy || isTold) return
    isTold = true
    tellOfProxy(log)
  })
}

/** Not before the member looks: a window that waits in the tray is none to put a word over. */
function tellOfProxy(log: Log): void {
  const window = BrowserWindow.getFocusedWindow()
  if (!window) {
    app.once('browser-window-focus', () => tellOfProxy(log))
    return
  }
  const { understood, ...words } = copy.trouble.proxy
  dialog
    .showMessageBox(window, { type: 'warning', ...words, buttons: [understood] })
    .catch((error: unknown) => log.error('the member could not be told of a proxy', error))
}
