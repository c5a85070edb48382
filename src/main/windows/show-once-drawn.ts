import type { BrowserWindow } from 'electron'

/** Milliseconds after which a window is shown whatever it has drawn: an empty one can be closed, a hidden one cannot. */
const PATIENCE = 4_000

/**
 * Shows a new window with its first drawing. Under Wayland a hidden window draws nothing and never becomes `ready-to-show`,
 * so on Linux a page that has loaded is enough.
 */
export function showOnceDrawn(window: BrowserWindow, platform: NodeJS.Platform, show: () => void): void {
  const settle = () => {
    clearTimeout(timer)
    window.off('ready-to-show', showNow)
    window.webContents.off('did-finish-load', showNow)
  }
  const showNow = () => {
    settle()
    show()
  }
  const timer = setTimeout(showNow, PATIENCE)
  window.once('ready-to-show', showNow)
  if (platform === 'linux') window.webContents.once('did-finish-load', showNow)
  window.once('close', settle)
}
