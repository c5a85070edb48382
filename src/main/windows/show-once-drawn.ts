import type { BrowserWindow } from 'electron'

/** Milliseconds after which the window is shown in any case: an empty window can be closed, a hidden one cannot. */
const PATIENCE = 4_000

/**
 * Shows a new window after its first paint. Under Wayland a hidden window does not paint and never emits
 * `ready-to-show`, so on Linux a loaded page is enough.
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
