import { screen } from 'electron'
import { boundsOnScreen } from './window-state.ts'
import type { WindowKeeper } from './window-keeper.ts'

/** Brings the window back when the screen it was on is taken away; one that fills a screen is moved by the system. */
export function followDisplays(windows: WindowKeeper): void {
  screen.on('display-removed', () => {
    const window = windows.current()
    if (!window || window.isMaximized() || window.isFullScreen()) return
    const workAreas = screen.getAllDisplays().map((display) => display.workArea)
    window.setBounds(boundsOnScreen(window.getNormalBounds(), workAreas))
  })
}
