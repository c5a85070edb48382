import type { BrowserWindow } from 'electron'

/** Has the button of a window blink in the task bar; the Dock of macOS has its number. */
export function callAttention(window: BrowserWindow | undefined, platform: NodeJS.Platform): void {
  if (window && platform !== 'darwin' && !window.isFocused()) window.flashFrame(true)
}

/** Until the member looks at it. */
export function endAttention(window: BrowserWindow): void {
  window.on('focus', () => window.flashFrame(false))
}
