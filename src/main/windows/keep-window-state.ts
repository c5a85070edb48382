import type { BrowserWindow, Rectangle } from 'electron'
import type { Log } from '../log.ts'
import { writeJsonFile } from '../settings/json-file.ts'
import type { WindowState } from './window-state.ts'

/** Milliseconds without a further change after which a place is one that the member has chosen. */
const REST = 500

/** Wayland tells no window where it is: it has all of them at the corner, where the next start would open one under X11. */
function placeOf(
  { x, y, ...size }: Rectangle,
  platform: NodeJS.Platform,
): Omit<WindowState, 'maximized' | 'fullScreen'> {
  const isUnknown =
    platform === 'linux' && process.env['XDG_SESSION_TYPE'] === 'wayland' && x === 0 && y === 0
  return isUnknown ? size : { x, y, ...size }
}

/** Stores place and size of the window whenever they change: a killed app or a log-off closes no window. */
export function keepWindowState(window: BrowserWindow, file: string, log: Log): void {
  let isVideo = false
  let timer: NodeJS.Timeout | undefined
  const store = () => {
    clearTimeout(timer)
    const state: WindowState = {
      ...placeOf(window.getNormalBounds(), process.platform),
      maximized: window.isMaximized(),
      fullScreen: window.isFullScreen() && !isVideo,
    }
    try {
      writeJsonFile(file, state)
    } catch (error) {
      // A full disk, say: the next start is where the last one was, and the member can close the window all the same.
      log.warn('place and size of the window were not stored', error)
    }
  }
  const changed = () => {
    clearTimeout(timer)
    timer = setTimeout(store, REST)
  }
  // No loop: each event has a signature of its own.
  window.on('move', changed)
  window.on('resize', changed)
  window.on('maximize', changed)
  window.on('unmaximize', changed)
  window.on('enter-full-screen', changed)
  window.on('leave-full-screen', changed)
  window.on('enter-html-full-screen', () => (isVideo = true))
  window.on('leave-html-full-screen', () => (isVideo = false))
  window.on('close', store)
  window.on('closed', () => clearTimeout(timer))
}
