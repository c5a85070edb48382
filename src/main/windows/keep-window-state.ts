import type { BrowserWindow, Rectangle } from 'electron'
import type { Log } from '../log.ts'
import { writeJsonFile } from '../settings/json-file.ts'
import type { WindowState } from './window-state.ts'

/** Milliseconds without further changes after which a position is stored. */
const REST = 500

/**
 * Wayland does not tell windows their position: all report the corner, where the next start under X11 would open them.
 */
function placeOf(
  { x, y, ...size }: Rectangle,
  platform: NodeJS.Platform,
): Omit<WindowState, 'maximized' | 'fullScreen'> {
  const isUnknown =
    platform === 'linux' && process.env['XDG_SESSION_TYPE'] === 'wayland' && x === 0 && y === 0
  return isUnknown ? size : { x, y, ...size }
}

/** Stores position and size of the window on each change: a killed app or a log-off closes no window properly. */
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
      // On a full disk, say: the next start uses the last stored position.
      log.warn('place and size of the window were not stored', error)
    }
  }
  const changed = () => {
    clearTimeout(timer)
    timer = setTimeout(store, REST)
  }
  // Not a loop, because each event has its own signature.
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
