import { setTimeout as wait } from 'node:timers/promises'
import type { TrayKeeper } from '../platform/tray/tray-keeper.ts'
import type { WindowKeeper } from '../windows/window-keeper.ts'

/** At log-in the desktop may start its panel, with the tray, after the program. */
const TRIES = 20
const PAUSE = 1_000

/**
 * Opens the window and puts the icon into the tray. A program that the system has started stays hidden: the page works
 * all the same. Where no tray comes nothing would be seen of it, so its window is.
 */
export async function openWindow(windows: WindowKeeper, tray: TrayKeeper, isHidden: boolean): Promise<void> {
  windows.open()
  const tries = isHidden ? TRIES : 1
  for (let tried = 0; tried < tries; tried++) {
    if (tried > 0) await wait(PAUSE)
    if (await tray.look()) return
  }
  if (isHidden) windows.raise()
}
