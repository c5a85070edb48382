import type { BrowserWindow } from './browser-window.ts'

/** Every window that is not destroyed, oldest first. */
export const windows = new Map<number, BrowserWindow>()

export const focusedWindow = (): BrowserWindow | null =>
  [...windows.values()].find((window) => window.isFocused()) ?? null
