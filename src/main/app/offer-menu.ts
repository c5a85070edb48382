import { app } from 'electron'
import { SETTINGS_ROUTE } from '#shared/config.ts'
import { copy } from '../copy.ts'
import type { EventOutbox } from '../ipc/event-outbox.ts'
import type { Log } from '../log.ts'
import { setApplicationMenu } from '../menus/menu.ts'
import { openFolder } from '../platform/files/open-folder.ts'
import type { WindowKeeper } from '../windows/window-keeper.ts'

export interface MenuSettings {
  readonly title: string
  /** Path of the picture that the words about the program stand beside. */
  readonly icon: string
  /** Folder of the log. */
  readonly logs: string
  /** `null` where the app does not update itself. */
  readonly checkForUpdates: (() => void) | null
}

/** Puts the application menu up and says what its entries do. */
export function offerMenu(
  settings: MenuSettings,
  outbox: EventOutbox,
  windows: WindowKeeper,
  log: Log,
): void {
  const { title, icon, logs, checkForUpdates } = settings
  app.setAboutPanelOptions({ applicationName: title, copyright: copy.copyright, iconPath: icon })
  setApplicationMenu({
    title,
    platform: process.platform,
    isPackaged: app.isPackaged,
    choose: (shortcut) => outbox.send('menu.chosen', { shortcut }),
    openSettings: () => {
      outbox.send('link.opened', { route: SETTINGS_ROUTE })
      windows.raise()
    },
    openLogs: () => openFolder(logs, log),
    checkForUpdates,
  })
}
