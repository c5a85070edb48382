import type { BrowserWindow } from 'electron'

export interface Closing {
  /** Whether the app is quitting. */
  readonly isQuitting: () => boolean
  /** Whether the app should keep running without its window. */
  readonly isWanted: () => boolean
  /** Whether the member could then get back to the window. */
  readonly hasWayBack: () => Promise<boolean>
  readonly hidden: () => void
}

/** Hides the window instead of closing it, so that its page keeps receiving messages. */
export function hideOnClose(window: BrowserWindow, closing: Closing): void {
  let isForGood = false
  const decide = async () => {
    const hasWayBack = await closing.hasWayBack()
    if (window.isDestroyed()) return
    if (hasWayBack) return hide(window, closing.hidden)
    isForGood = true
    window.close()
  }
  window.on('close', (event) => {
    if (isForGood || closing.isQuitting() || !closing.isWanted()) return
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
