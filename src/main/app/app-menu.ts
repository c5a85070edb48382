import { app } from 'electron'
import { SETTINGS_ROUTE } from '#shared/config.ts'
import { copy } from '../copy.ts'
import type { EventOutbox } from '../ipc/event-outbox.ts'
import type { Log } from '../log.ts'
import { setApplicationMenu, type MenuOptions } from '../menus/menu.ts'
import { openFolder } from '../platform/files/open-folder.ts'
import {
  hasNotificationSettings,
  openNotificationSettings,
} from '../platform/notifications/notification-settings.ts'
import type { TrayKeeper } from '../platform/tray/tray-keeper.ts'
import type { Choices } from '../settings/choices.ts'
import type { WindowKeeper } from '../windows/window-keeper.ts'

export interface MenuParts {
  readonly title: string
  /** Path of the picture in the about dialog. */
  readonly icon: string
  /** Folder of the log. */
  readonly logs: string
  /** Resolves once the file is saved, or the member has cancelled. */
  readonly exportDiagnostics: () => Promise<unknown>
  readonly choices: Choices
  /** See `PreferencePorts`. */
  readonly spellingLanguages: () => readonly string[]
  /** Whether the app stays in the tray when its window is closed. */
  readonly closesToTray: () => boolean
  readonly tray: Pick<TrayKeeper, 'isThere'>
  /** `null` where the app does not update itself. */
  readonly checkForUpdates: (() => void) | null
  readonly outbox: Pick<EventOutbox, 'send'>
  readonly windows: Pick<WindowKeeper, 'raise'>
  readonly log: Log
}

/** Creates the application menu and rebuilds it whenever something it shows changes. */
export function createMenu(parts: MenuParts): void {
  const { title, icon, choices, tray } = parts
  app.setAboutPanelOptions({
    applicationName: title,
    // Linux shows only what is set here.
    applicationVersion: app.getVersion(),
    copyright: copy.copyright,
    iconPath: icon,
  })
  const putUp = () => setApplicationMenu(menuOptions(parts))
  choices.follow(
    ({ quietUntil, closesToTray, checksSpelling, spellingLanguages }) => ({
      quietUntil,
      closesToTray,
      checksSpelling,
      spellingLanguages,
    }),
    putUp,
  )
  tray.isThere.onChange(putUp)
}

/** State that the menu shows, and the actions of its entries. */
function menuOptions(parts: MenuParts): MenuOptions {
  const {
    title,
    logs,
    checkForUpdates,
    choices,
    spellingLanguages,
    closesToTray,
    tray,
    outbox,
    windows,
    log,
  } = parts
  const { platform } = process
  const openNotifications = () =>
    void openNotificationSettings(platform).catch((error: unknown) => log.warn('no settings opened', error))
  const setClosing = (toTray: boolean) => choices.change({ closesToTray: toTray })
  return {
    title,
    platform,
    isPackaged: app.isPackaged,
    choose: (shortcut) => outbox.send('menu.chosen', { shortcut }),
    openSettings: () => {
      outbox.send('link.opened', { route: SETTINGS_ROUTE })
      windows.raise()
    },
    openLogs: () => openFolder(logs, log),
    exportDiagnostics: () =>
      void parts.exportDiagnostics().catch((error: unknown) => log.error('no diagnostics were saved', error)),
    checkForUpdates,
    zoom: choices.zoom,
    spelling: spellingChoice(choices, spellingLanguages()),
    quiet: choices.quiet,
    chooseQuiet: choices.changeQuiet,
    ...(hasNotificationSettings(platform) && { openNotifications }),
    ...(tray.isThere.current && { closing: { toTray: closesToTray(), set: setClosing } }),
  }
}

function spellingChoice(choices: Choices, available: readonly string[]) {
  const { checksSpelling, spellingLanguages } = choices.current
  return {
    isOn: checksSpelling,
    languages: spellingLanguages,
    available,
    setOn: (isOn: boolean) => choices.change({ checksSpelling: isOn }),
    setLanguages: (languages: readonly string[]) => choices.change({ spellingLanguages: [...languages] }),
  }
}
