import { setTimeout as wait } from 'node:timers/promises'
import { app, Menu, Tray, type NativeImage } from 'electron'
import { TRAY_ICON } from '#shared/config.ts'
import { copy } from '../copy.ts'
import type { Log } from '../log.ts'
import { quietMenu } from '../menus/quiet-menu.ts'
import { trayMenu } from '../menus/tray-menu.ts'
import type { Observed } from '../observable.ts'
import { hasSystemTray, mayHaveOldTray } from '../platform/tray/system-tray.ts'
import { trayImage } from '../platform/tray/tray-image.ts'
import { TrayKeeper } from '../platform/tray/tray-keeper.ts'
import type { Choices } from '../settings/choices.ts'

/** At log-in the desktop may start its tray after the app. */
const TRIES = 20
const PAUSE = 1_000

export interface TrayOptions {
  readonly title: string
  /** Folder of the pictures. */
  readonly pictures: string
  readonly choices: Choices
  /** Number of conversations with unread messages. */
  readonly unread: Observed<number>
  readonly open: () => void
  readonly log: Log
}

/** Creates the tray icon and its menu: open the window, 'No molestar', quit. It appears once a tray is found. */
export function createTray({ title, pictures, choices, unread, open, log }: TrayOptions): TrayKeeper {
  const { platform } = process
  const picture = () => trayImage(pictures, unread.current > 0, platform)
  const newTray = trayMaker(platform)
  const wantsTray = () => choices.current.closesToTray === true
  const keeper = new TrayKeeper({
    isPossible: async () =>
      (wantsTray() && mayHaveOldTray(platform, process.env)) || hasSystemTray(platform, log),
    create: () => {
      const tray = newTray(picture())
      tray.on('click', open)
      return tray
    },
    // Windows reports no position for an icon that it rejected.
    isLost: (tray) => platform === 'win32' && tray.getBounds().width === 0,
    dress: (tray) => {
      const { quiet, changeQuiet } = choices
      const count = unread.current
      const words = [title, ...(count > 0 ? [copy.unread(count)] : [])]
      tray.setImage(picture())
      tray.setToolTip([...words, ...(quiet === 'off' ? [] : [copy.quiet.title])].join(' · '))
      tray.setContextMenu(trayMenu({ title, quiet, chooseQuiet: changeQuiet, open, quit: () => app.quit() }))
    },
    log,
  })
  choices.follow(({ quietUntil }) => quietUntil, keeper.update)
  unread.onChange(keeper.update)
  return keeper
}

/**
 * Creates tray icons. On Windows the first icon of an installed app has a GUID, by which Windows remembers whether to
 * show it always. Windows silently rejects a GUID that an unsigned copy in another folder uses, so later icons have none.
 */
function trayMaker(platform: NodeJS.Platform): (picture: NativeImage) => Tray {
  let hasGuid = platform === 'win32' && app.isPackaged
  return (picture) => {
    const tray = hasGuid ? new Tray(picture, TRAY_ICON) : new Tray(picture)
    hasGuid = false
    return tray
  }
}

/**
 * Waits for the system's tray and puts the icon there. An app started by the system stays hidden in it; if there is no
 * tray its window is raised, as it would be invisible otherwise.
 */
export async function waitForTray(
  tray: Pick<TrayKeeper, 'look'>,
  isHidden: boolean,
  raise: () => void,
): Promise<void> {
  const tries = isHidden ? TRIES : 1
  for (let tried = 0; tried < tries; tried++) {
    if (tried > 0) await wait(PAUSE)
    if (await tray.look()) return
  }
  if (isHidden) raise()
}

/** Creates the Dock menu of macOS, used while there is no window. */
export function createDockMenu(choices: Choices): void {
  choices.follow(
    ({ quietUntil }) => quietUntil,
    () => app.dock?.setMenu(Menu.buildFromTemplate([quietMenu(choices.quiet, choices.changeQuiet)])),
  )
}
