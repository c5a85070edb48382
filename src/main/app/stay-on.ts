import type { BrowserWindow } from 'electron'
import { copy } from '../copy.ts'
import type { NotificationCenter } from '../platform/notifications/notification-center.ts'
import type { TrayKeeper } from '../platform/tray/tray-keeper.ts'
import type { Choices } from '../settings/choices.ts'
import { hideOnClose } from '../windows/hide-on-close.ts'

export interface StayingOn {
  readonly title: string
  readonly platform: NodeJS.Platform
  readonly isQuitting: () => boolean
  readonly closesToTray: () => boolean
  readonly choices: Choices
  readonly tray: TrayKeeper
  readonly notifications: NotificationCenter
}

/** Lets the program go on when its window is closed: in the tray where there is one, in the Dock on macOS. */
export function stayOn(window: BrowserWindow, staying: StayingOn): void {
  const { title, platform, isQuitting, closesToTray, choices, tray, notifications } = staying
  const isMac = platform === 'darwin'
  hideOnClose(window, {
    isQuitting,
    isWanted: () => isMac || closesToTray(),
    hasWayBack: async () => isMac || (await tray.look()),
    hidden: () => {
      if (isMac || choices.current.toldOfTray) return
      choices.change({ toldOfTray: true })
      const { title: told, body } = copy.tray.goesOn
      notifications.show({ tag: 'tray', title: told(title), body, route: '/', canReply: false })
    },
  })
}
