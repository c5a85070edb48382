import { app, dialog, type BrowserWindow } from 'electron'
import { copy } from '../copy.ts'
import type { Log } from '../log.ts'
import type { Choices } from '../settings/choices.ts'
import { restart } from './lifecycle.ts'

/** Failed starts in a row after which a start without the graphics card is offered. */
const ENOUGH = 2

/** Milliseconds after which a start counts as successful. */
const STEADY = 5 * 60_000

/**
 * Reasons for the end of the graphics process that are no fault: the app quits, the machine shuts down, or memory runs
 * out elsewhere.
 */
const HARMLESS: readonly string[] = ['clean-exit', 'killed', 'memory-eviction']

/**
 * Disables the graphics card if the member chose so, and counts starts in which its process died; call before the app
 * is ready. A successful start resets the count.
 */
export function followGraphics(choices: Choices): void {
  const { usesGraphics, graphicsLosses } = choices.current
  if (!usesGraphics) app.disableHardwareAcceleration()
  let isLost = false
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (type !== 'GPU' || HARMLESS.includes(reason) || isLost) return
    isLost = true
    // At once: the third loss ends the app without notice.
    choices.change({ graphicsLosses: choices.current.graphicsLosses + 1 })
  })
  const forget = () => {
    if (!isLost && graphicsLosses > 0) choices.change({ graphicsLosses: 0 })
  }
  app.on('before-quit', forget)
  setTimeout(forget, STEADY).unref()
}

/** Offers a start without the graphics card after it failed repeatedly, once the window is visible. */
export function offerSafeStart(window: BrowserWindow, choices: Choices, log: Log): void {
  const { usesGraphics, graphicsLosses } = choices.current
  if (!usesGraphics || graphicsLosses < ENOUGH) return
  const offer = () =>
    void ask(window, choices).catch((error: unknown) => log.error('no safe start could be offered', error))
  if (window.isVisible()) offer()
  else window.once('show', offer)
}

async function ask(window: BrowserWindow, choices: Choices): Promise<void> {
  const { message, detail, begin, goOn } = copy.trouble.safeStart
  const options = { type: 'warning' as const, message, detail, buttons: [begin, goOn] }
  const { response } = await dialog.showMessageBox(window, { ...options, defaultId: 0, cancelId: 1 })
  // Ask again only after as many further failures.
  choices.change({ graphicsLosses: 0, ...(response === 0 && { usesGraphics: false }) })
  if (response === 0) restart()
}
