import type { BrowserWindow } from 'electron'
import { copy } from '../copy.ts'
import type { Log } from '../log.ts'
import { offerContextMenu, type PictureSaver } from '../menus/context-menu.ts'
import type { NotificationCenter } from '../platform/notifications/notification-center.ts'
import type { TrayKeeper } from '../platform/tray/tray-keeper.ts'
import type { Choices } from '../settings/choices.ts'
import { hideOnClose } from './hide-on-close.ts'

export interface WindowParts {
  readonly title: string
  readonly platform: NodeJS.Platform
  readonly isQuitting: () => boolean
  readonly closesToTray: () => boolean
  readonly choices: Choices
  readonly tray: Pick<TrayKeeper, 'look'>
  readonly notifications: Pick<NotificationCenter, 'show'>
  readonly pictures: PictureSaver
  readonly log: Log
  /** The page that listened is gone: another took its place, its process ended, its window closed. */
  readonly onPageLeft: () => void
}

/** Prepares a new window: its page is as large as the member wants it, its end is known, and the program outlives it. */
export function prepareWindow(window: BrowserWindow, parts: WindowParts): void {
  followPage(window, parts.onPageLeft)
  offerContextMenu(window, parts.platform, parts.pictures, parts.log)
  keepZoom(window, parts.choices)
  // The flashing of callAttention ends when the member looks.
  window.on('focus', () => window.flashFrame(false))
  stayOn(window, parts)
}

/**
 * Has the button of a window blink in the task bar of Windows. The Dock of macOS has its number, and desktops of Linux tell
 * of a window that wants attention by a notification of their own, or bring it up.
 */
export function callAttention(window: BrowserWindow | undefined, platform: NodeJS.Platform): void {
  if (window && platform === 'win32' && !window.isFocused()) window.flashFrame(true)
}

function followPage(window: BrowserWindow, onLeft: () => void): void {
  // Not when a navigation starts: it may yet be refused, and the page that listens stays.
  window.webContents.on('did-navigate', onLeft)
  window.webContents.on('render-process-gone', onLeft)
  window.on('closed', onLeft)
}

/** Shows the page as large as the member wants it, from its first drawing; the wheel with Control changes it too. */
function keepZoom(window: BrowserWindow, choices: Choices): void {
  const { webContents } = window
  const end = choices.follow(
    ({ zoomLevel }) => zoomLevel,
    (level) => webContents.setZoomLevel(level),
  )
  window.once('closed', end)
  webContents.on('did-navigate', () => webContents.setZoomLevel(choices.current.zoomLevel))
  webContents.on('zoom-changed', (_event, direction) => choices.zoom(direction === 'in' ? 1 : -1))
}

/** Lets the program go on when its window is closed: in the tray where there is one, in the Dock on macOS. */
function stayOn(window: BrowserWindow, parts: WindowParts): void {
  const { title, platform, isQuitting, closesToTray, choices, tray, notifications } = parts
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
