import path from 'node:path'
import { BrowserWindow, screen } from 'electron'
import { readJsonFile } from '../settings/json-file.ts'
import type { Log } from '../log.ts'
import { askAboutPage } from './ask-about-page.ts'
import { keepWindowState } from './keep-window-state.ts'
import { loadPage } from './load-page.ts'
import { showOnceDrawn } from './show-once-drawn.ts'
import { revivePage, watchHealth } from './watch-health.ts'
import { boundsOnScreen, MIN_SIZE, windowState } from './window-state.ts'

/** The theme's night sky, so that nothing flashes before the first paint. */
const BACKGROUND = '#07071a'

export interface MainWindowOptions {
  readonly title: string
  /** Path of the built preload. */
  readonly preload: string
  /** Path of the window icon for systems without an installed one: X11, unless the app was installed. */
  readonly icon: string
  /** Address of the page. */
  readonly page: string
  /** Folder that stores position and size between starts. */
  readonly userData: string
  /** The system started the app, so the window stays hidden until it is requested. */
  readonly isHidden: boolean
}

/** The one window of the app: where the member left it but never off-screen, shown once it has something to show. */
export function createMainWindow(options: MainWindowOptions, log: Log): BrowserWindow {
  const { title, preload, icon, page, userData, isHidden } = options
  const stateFile = path.join(userData, 'window.json')
  const state = readJsonFile(stateFile, windowState)
  const workAreas = screen.getAllDisplays().map((display) => display.workArea)
  const window = new BrowserWindow({
    ...boundsOnScreen(state, workAreas),
    minWidth: MIN_SIZE.width,
    minHeight: MIN_SIZE.height,
    title,
    ...(process.platform === 'linux' && { icon }),
    backgroundColor: BACKGROUND,
    show: false,
    // Alt shows it.
    autoHideMenuBar: true,
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: true,
      // The chat stays live while the window is hidden or covered (design §4).
      backgroundThrottling: false,
    },
  })
  // Not earlier: both would show the hidden window while it is empty.
  const show = () => {
    if (state?.maximized) window.maximize()
    window.show()
    if (state?.fullScreen) window.setFullScreen(true)
  }
  if (isHidden) window.once('show', show)
  else showOnceDrawn(window, process.platform, show)
  keepWindowState(window, stateFile, log)
  const ask = askAboutPage(window, log)
  revivePage(window, ask, log)
  watchHealth(window, ask)
  loadPage(window, page, ask, log)
  return window
}
