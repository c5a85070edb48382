import type { BrowserWindow } from 'electron'

/**
 * Has the button of a window blink in the task bar of Windows. The Dock of macOS has its number, and desktops of Linux tell
 * of a window that wants attention by a notification of their own, or bring it up.
 */
export function callAttention(window: BrowserWindow | undefined, platform: NodeJS.Platform): void {
  if (window && platform === 'win32' && !window.isFocused()) window.flashFrame(true)
}

/** Until the member looks at it. */
export function endAttention(window: BrowserWindow): void {
  window.on('focus', () => window.flashFrame(false))
}
