import { app, session } from 'electron'
import { SETTINGS_ROUTE } from '#shared/config.ts'
import { copy } from '../copy.ts'
import type { EventOutbox } from '../ipc/event-outbox.ts'
import type { Log } from '../log.ts'
import { setApplicationMenu } from '../menus/menu.ts'
import { openFolder } from '../platform/files/open-folder.ts'
import {
  hasNotificationSettings,
  openNotificationSettings,
} from '../platform/notifications/notification-settings.ts'
import type { TrayKeeper } from '../platform/tray/tray-keeper.ts'
import type { Choices } from '../settings/choices.ts'
import type { WindowKeeper } from '../windows/window-keeper.ts'
import type { MemberPreferences } from './desktop-preferences.ts'

export interface MenuParts {
  readonly title: string
  /** Path of the picture that the words about the program stand beside. */
  readonly icon: string
  /** Folder of the log. */
  readonly logs: string
  readonly choices: Choices
  readonly preferences: MemberPreferences
  readonly tray: TrayKeeper
  readonly zoom: (steps: number) => void
  /** `null` where the app does not update itself. */
  readonly checkForUpdates: (() => void) | null
  readonly outbox: EventOutbox
  readonly windows: WindowKeeper
  readonly log: Log
}

/** Puts the application menu up and says what its entries do. @returns puts it up anew, as things are by then */
export function offerMenu(parts: MenuParts): () => void {
  const { title, icon, logs, checkForUpdates, choices, outbox, windows, zoom, log } = parts
  app.setAboutPanelOptions({
    applicationName: title,
    // Linux shows what it is told, and nothing else.
    applicationVersion: app.getVersion(),
    copyright: copy.copyright,
    iconPath: icon,
  })
  return () =>
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
      zoom,
      spelling: spellingChoice(choices),
      ...machineEntries(parts),
    })
}

/** What the menu has only where the machine has it. */
function machineEntries({ preferences, tray, log }: MenuParts) {
  const { platform } = process
  const openNotifications = () =>
    void openNotificationSettings(platform).catch((error: unknown) => log.warn('no settings opened', error))
  const { change, closesToTray, quiet } = preferences
  return {
    quiet: quiet(),
    chooseQuiet: (chosen: ReturnType<typeof quiet>) => void change({ quiet: chosen }),
    ...(hasNotificationSettings(platform) && { openNotifications }),
    ...(tray.isThere() && {
      closing: { toTray: closesToTray(), set: (toTray: boolean) => void change({ closesToTray: toTray }) },
    }),
  }
}

function spellingChoice(choices: Choices) {
  const { checksSpelling, spellingLanguages } = choices.current
  return {
    isOn: checksSpelling,
    languages: spellingLanguages,
    // macOS lists them as well, and chooses among them by itself.
    available: process.platform === 'darwin' ? [] : session.defaultSession.availableSpellCheckerLanguages,
    setOn: (isOn: boolean) => choices.change({ checksSpelling: isOn }),
    setLanguages: (languages: readonly string[]) => choices.change({ spellingLanguages: [...languages] }),
  }
}
