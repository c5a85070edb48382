import { setTimeout as wait } from 'node:timers/promises'
import type { TrayKeeper } from '../platform/tray/tray-keeper.ts'

/** At log-in the desktop may start its panel, with the tray, after the program. */
const TRIES = 20
const PAUSE = 1_000

/**
 * Puts the icon into the tray. A program that the system has started stays hidden and works all the same; where no tray
 * comes nothing would be seen of it, so its window is raised.
 */
export async function waitForTray(tray: TrayKeeper, isHidden: boolean, raise: () => void): Promise<void> {
  const tries = isHidden ? TRIES : 1
  for (let tried = 0; tried < tries; tried++) {
    if (tried > 0) await wait(PAUSE)
    if (await tray.look()) return
  }
  if (isHidden) raise()
}
