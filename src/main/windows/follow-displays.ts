import { screen } from 'electron'
import { boundsOnScreen } from './window-state.ts'
import type { WindowKeeper } from './window-keeper.ts'

/** Brings the window back when the screen it was on is taken away. */
export function followDisplays(windows: WindowKeeper): void {
  screen.on('display-removed', () => {
    if (windows.contentsId === undefined) return
    const window = windows.open()
    const workAreas = screen.getAllDisplays().map((display) => display.workArea)
    const state = { ...window.getNormalBounds(), maximized: window.isMaximized() }
    const bounds = boundsOnScreen(state, workAreas)
    window.setBounds(bounds)
    if (bounds.x === undefined) window.center()
  })
}
