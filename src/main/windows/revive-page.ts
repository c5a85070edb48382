import { app, dialog, type BrowserWindow } from 'electron'
import { copy } from '../copy.ts'
import type { Log } from '../log.ts'

/** Milliseconds within which a second end means that loading the page again does not help by itself. */
const SOON = 10_000

const question = {
  type: 'error' as const,
  message: copy.crash.message,
  detail: copy.crash.detail,
  buttons: [copy.crash.reload, copy.crash.quit],
  defaultId: 0,
  cancelId: 0,
}

/** Loads the page again when its process ended. If it ends again at once, the member is asked before the next try. */
export function revivePage(window: BrowserWindow, log: Log): void {
  let lastEnd = Number.NEGATIVE_INFINITY
  const revive = async (isRepeated: boolean) => {
    const answer = isRepeated ? await dialog.showMessageBox(window, question) : null
    if (window.isDestroyed()) return
    if (answer?.response === 1) app.quit()
    else window.webContents.reload()
  }
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return
    log.error('the process of the page ended', new Error(`${reason}, exit code ${exitCode}`))
    const now = performance.now()
    const isRepeated = now - lastEnd < SOON
    lastEnd = now
    revive(isRepeated).catch((error: unknown) => log.error('the page could not be loaded again', error))
  })
}
