import { setTimeout as wait } from 'node:timers/promises'
import { app, Menu, Tray } from 'electron'
import { copy } from '../copy.ts'
import type { Log } from '../log.ts'
import { quietMenu } from '../menus/quiet-menu.ts'
import { trayMenu } from '../menus/tray-menu.ts'
import { hasSystemTray } from '../platform/tray/system-tray.ts'
import { trayImage } from '../platform/tray/tray-image.ts'
import { TrayKeeper } from '../platform/tray/tray-keeper.ts'
import type { MemberPreferences } from './desktop-preferences.ts'

/** At log-in the desktop may start its panel, with the tray, after the program. */
const TRIES = 20
const PAUSE = 1_000

export interface TrayOptions {
  readonly title: string
  /** Folder of the pictures. */
  readonly pictures: string
  readonly preferences: () => MemberPreferences
  /** In how many conversations something is unread. */
  readonly unread: () => number
  readonly open: () => void
  readonly changed: () => void
}

/** The icon in the tray: the window, 'No molestar' and the way out. */
export function offerTray(options: TrayOptions, log: Log): TrayKeeper {
  const { title, pictures, preferences, unread, open, changed } = options
  const { platform } = process
  const picture = () => trayImage(pictures, unread() > 0, platform)
  return new TrayKeeper({
    isPossible: () => hasSystemTray(platform),
    create: () => {
      const tray = new Tray(picture())
      tray.on('click', open)
      return tray
    },
    dress: (tray) => {
      const quiet = preferences().quiet()
      const chooseQuiet = (chosen: typeof quiet) => void preferences().change({ quiet: chosen })
      const words = [title, ...(unread() > 0 ? [copy.unread(unread())] : [])]
      tray.setImage(picture())
      tray.setToolTip([...words, ...(quiet === 'off' ? [] : [copy.quiet.title])].join(' · '))
      tray.setContextMenu(trayMenu({ title, quiet, chooseQuiet, open, quit: () => app.quit() }))
    },
    changed,
    log,
  })
}

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

/** On macOS the Dock is where a program without a window is. */
export function offerDockMenu(preferences: MemberPreferences): void {
  const choose = quietMenu(preferences.quiet(), (quiet) => void preferences.change({ quiet }))
  app.dock?.setMenu(Menu.buildFromTemplate([choose]))
}
