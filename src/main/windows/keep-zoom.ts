import type { BrowserWindow } from 'electron'

/** Shows the page as large as the member wants it, from its first drawing; the wheel with Control changes it too. */
export function keepZoom(window: BrowserWindow, level: () => number, zoomBy: (steps: 1 | -1) => void): void {
  const { webContents } = window
  webContents.on('did-navigate', () => webContents.setZoomLevel(level()))
  webContents.on('zoom-changed', (_event, direction) => zoomBy(direction === 'in' ? 1 : -1))
}
