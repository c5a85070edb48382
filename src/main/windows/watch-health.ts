import { app, type BrowserWindow } from 'electron'
import { copy } from '../copy.ts'
import type { AskAboutPage } from './ask-about-page.ts'

/** Milliseconds within which a second loss of the graphics means that the window may stay black. */
const SOON = 60_000

/** Tells the member of a page that does not answer, and of graphics that are lost again and again. */
export function watchHealth(window: BrowserWindow, ask: AskAboutPage): void {
  const { webContents } = window
  // A page that hangs hears of no reload; one that has ended is loaded again by itself.
  window.on('unresponsive', () => ask(copy.trouble.unresponsive, () => webContents.forcefullyCrashRenderer()))
  let lastLoss = Number.NEGATIVE_INFINITY
  const lost = (_event: unknown, { type, reason }: Electron.Details) => {
    if (type !== 'GPU' || reason === 'clean-exit') return
    const now = performance.now()
    if (now - lastLoss < SOON) ask(copy.trouble.graphics, () => webContents.reload())
    lastLoss = now
  }
  app.on('child-process-gone', lost)
  window.once('closed', () => app.off('child-process-gone', lost))
}
