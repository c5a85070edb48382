import { app, type BrowserWindow } from 'electron'
import { copy } from '../copy.ts'
import type { Log } from '../log.ts'
import type { AskAboutPage } from './ask-about-page.ts'

/** Milliseconds within which a second crash of the graphics process means that the window may stay black. */
const GRAPHICS_SOON = 60_000

/** Tells the member if the page hangs, or if the graphics process crashes repeatedly. */
export function watchHealth(window: BrowserWindow, ask: AskAboutPage): void {
  const { webContents } = window
  // A hanging page does not react to a reload, so it is killed; a killed page is loaded again (`revivePage`).
  window.on('unresponsive', () => ask(copy.trouble.unresponsive, () => webContents.forcefullyCrashRenderer()))
  let lastLoss = Number.NEGATIVE_INFINITY
  const lost = (_event: unknown, { type, reason }: Electron.Details) => {
    if (type !== 'GPU' || reason === 'clean-exit') return
    const now = performance.now()
    if (now - lastLoss < GRAPHICS_SOON) ask(copy.trouble.graphics, () => webContents.reload())
    lastLoss = now
  }
  app.on('child-process-gone', lost)
  window.once('closed', () => app.off('child-process-gone', lost))
}

/** Milliseconds within which a second crash means that reloading does not help. */
const END_SOON = 10_000

/** Reloads the page after its process ended. If it ends again soon, the member is asked first. */
export function revivePage(window: BrowserWindow, ask: AskAboutPage, log: Log): void {
  let lastEnd = Number.NEGATIVE_INFINITY
  const reload = () => window.webContents.reload()
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return
    log.error('the process of the page ended', new Error(`${reason}, exit code ${exitCode}`))
    const now = performance.now()
    const isRepeated = now - lastEnd < END_SOON
    lastEnd = now
    if (isRepeated) ask(copy.trouble.crash, reload)
    else reload()
  })
}
