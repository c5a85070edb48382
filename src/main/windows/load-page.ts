import type { BrowserWindow } from 'electron'
import { copy } from '../copy.ts'
import type { Log } from '../log.ts'
import type { AskAboutPage } from './ask-about-page.ts'

/** Chromium's code for a load that was replaced by another one. */
const ABORTED = -3

/** Loads the page; if it or its preload fails, the member is told instead of seeing an empty window. */
export function loadPage(window: BrowserWindow, page: string, ask: AskAboutPage, log: Log): void {
  const load = () => window.loadURL(page).catch(() => undefined) // told below
  const failed = (reason: string, cause?: unknown) => {
    log.error(`the page did not load: ${reason}`, cause)
    ask(copy.trouble.load, () => void load())
  }
  const { webContents } = window
  webContents.on('did-fail-load', (_event, code, description, _url, isMainFrame) => {
    if (isMainFrame && code !== ABORTED) failed(`${description} (${code})`)
  })
  webContents.on('did-navigate', (_event, _url, status) => {
    if (status >= 400) failed(`status ${status}`)
  })
  webContents.on('preload-error', (_event, _file, error) => failed('the preload threw', error))
  void load()
}
