import type { BrowserWindow } from 'electron'
import { copy } from '../copy.ts'
import type { NotificationCenter } from '../platform/notifications/notification-center.ts'
import type { TrayKeeper } from '../platform/tray/tray-keeper.ts'
import type { Choices } from '../settings/choices.ts'
import { hideOnClose } from './hide-on-close.ts'

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

/** Shows the page as large as the member wants it, from its first drawing; the wheel with Control changes it too. */
export function keepZoom(window: BrowserWindow, level: () => number, zoomBy: (steps: 1 | -1) => void): void {
  const { webContents } = window
  webContents.on('did-navigate', () => webContents.setZoomLevel(level()))
  webContents.on('zoom-changed', (_event, direction) => zoomBy(direction === 'in' ? 1 : -1))
}

/**
 * Has the button of a window blink in the task bar of Windows. The Dock of macOS has its number, and desktops of Linux tell
 * of a window that wants attention by a notification of their own, or bring it up.
 */
export function callAttention(window: BrowserWindow | undefined, platform: NodeJS.Platform): void {
  if (window && platform === 'win32' && !window.isFocused()) window.flashFrame(true)
}

/** Until the member looks at it. */
export function endAttention(window: BrowserWindow): void {
  window.on('focus', () => window.flashFrame(false))
}
