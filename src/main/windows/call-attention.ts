import type { BrowserWindow } from 'electron'

/** Has the button of a window blink in the task bar until the member looks at it; the Dock of macOS has its number. */
export function callAttention(window: BrowserWindow | undefined, platform: NodeJS.Platform): void {
  if (!window || platform === 'darwin' || window.isFocused()) return
  window.flashFrame(true)
  window.once('focus', () => window.flashFrame(false))
}
