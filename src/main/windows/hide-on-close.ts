import type { BrowserWindow } from 'electron'
import type { PageEnd } from './page-end.ts'

export interface Closing {
  /** Whether the app is quitting. */
  readonly isQuitting: () => boolean
  /** Whether the app should keep running without its window. */
  readonly isWanted: () => boolean
  /** Whether the member could then get back to the window. */
  readonly hasWayBack: () => Promise<boolean>
  readonly hidden: () => void
  /** What the page has to send before the window closes. */
  readonly end: Pick<PageEnd, 'isDue' | 'settle' | 'hint'>
}

/**
 * Hides the window instead of closing it, so that its page keeps receiving messages. Either way the page first sends what
 * cannot wait: the member has left it.
 */
export function hideOnClose(window: BrowserWindow, closing: Closing): void {
  let isForGood = false
  const decide = async () => {
    const hides = closing.isWanted() && (await closing.hasWayBack())
    if (window.isDestroyed()) return
    if (hides) {
      closing.end.hint()
      return hide(window, closing.hidden)
    }
    await closing.end.settle()
    if (window.isDestroyed()) return
    isForGood = true
    window.close()
  }
  window.on('close', (event) => {
    if (isForGood || closing.isQuitting() || !(closing.isWanted() || closing.end.isDue())) return
    event.preventDefault()
    void decide()
  })
}

/** Leaves full screen first: macOS would leave an empty screen behind. */
function hide(window: BrowserWindow, hidden: () => void): void {
  const hideNow = () => {
    window.hide()
    hidden()
  }
  if (!window.isFullScreen()) return hideNow()
  window.once('leave-full-screen', hideNow)
  window.setFullScreen(false)
}
