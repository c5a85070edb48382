import type { WebContents } from './web-contents.ts'
import { focusedWindow, windows } from './windows.ts'

/** Electron's `webContents` module. */
export const webContents = {
  getAllWebContents: (): WebContents[] => [...windows.values()].map((window) => window.webContents),
  getFocusedWebContents: (): WebContents | null => focusedWindow()?.webContents ?? null,
  fromId: (id: number): WebContents | undefined =>
    webContents.getAllWebContents().find((contents) => contents.id === id),
  fromDevToolsTargetId: (targetId: string): WebContents | undefined =>
    webContents.getAllWebContents().find((contents) => contents.isTargetOf(targetId)),
}
