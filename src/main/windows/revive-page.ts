import type { BrowserWindow } from 'electron'
import { copy } from '../copy.ts'
import type { Log } from '../log.ts'
import type { AskAboutPage } from './ask-about-page.ts'

/** Milliseconds within which a second end means that loading the page again does not help by itself. */
const SOON = 10_000

/** Loads the page again when its process ended. If it ends again at once, the member is asked before the next try. */
export function revivePage(window: BrowserWindow, ask: AskAboutPage, log: Log): void {
  let lastEnd = Number.NEGATIVE_INFINITY
  const reload = () => window.webContents.reload()
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return
    log.error('the process of the page ended', new Error(`${reason}, exit code ${exitCode}`))
    const now = performance.now()
    const isRepeated = now - lastEnd < SOON
    lastEnd = now
    if (isRepeated) ask(copy.trouble.crash, reload)
    else reload()
  })
}
