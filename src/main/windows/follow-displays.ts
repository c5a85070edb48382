import { screen } from 'electron'
import { boundsOnScreen } from './window-state.ts'
import type { WindowKeeper } from './window-keeper.ts'

/** Moves the window back on screen when its display is removed; the system itself moves full-screen windows. */
export function followDisplays(windows: WindowKeeper): void {
  screen.on('display-removed', () => {
    const window = windows.current()
    if (!window || window.isMaximized() || window.isFullScreen()) return
    const workAreas = screen.getAllDisplays().map((display) => display.workArea)
    window.setBounds(boundsOnScreen(window.getNormalBounds(), workAreas))
  })
}
