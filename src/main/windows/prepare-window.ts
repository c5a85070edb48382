import type { BrowserWindow } from 'electron'
import { copy } from '../copy.ts'
import type { Log } from '../log.ts'
import { offerContextMenu, type PictureSaver } from '../menus/context-menu.ts'
import type { NotificationCenter } from '../platform/notifications/notification-center.ts'
import type { TrayKeeper } from '../platform/tray/tray-keeper.ts'
import type { Choices } from '../settings/choices.ts'
import type { PageEnd } from './page-end.ts'
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
  readonly end: Pick<PageEnd, 'isDue' | 'settle' | 'hint'>
  readonly log: Log
  /** The page is gone: reloaded, crashed, or its window closed. */
  readonly onPageLeft: () => void
}

/** Prepares a new window: restores its zoom, watches for its end, and keeps the app running when it is closed. */
export function prepareWindow(window: BrowserWindow, parts: WindowParts): void {
  followPage(window, parts.onPageLeft)
  offerContextMenu(window, parts.platform, parts.pictures, parts.log)
  keepZoom(window, parts.choices)
  // Stop flashing when the member looks at the window.
  window.on('focus', () => window.flashFrame(false))
  stayOn(window, parts)
}

/**
 * Flashes the taskbar button on Windows. On macOS the Dock shows a number; Linux desktops react with a notification of
 * their own or raise the window.
 */
export function callAttention(window: BrowserWindow | undefined, platform: NodeJS.Platform): void {
  if (window && platform === 'win32' && !window.isFocused()) window.flashFrame(true)
}

function followPage(window: BrowserWindow, onLeft: () => void): void {
  // Not when a navigation starts: it may be refused, and then the page stays.
  window.webContents.on('did-navigate', onLeft)
  window.webContents.on('render-process-gone', onLeft)
  window.on('closed', onLeft)
}

/** Applies the stored zoom from the first paint on, and follows changes by Control + wheel. */
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

/** Keeps the app running when its window is closed: in the tray if there is one, in the Dock on macOS. */
function stayOn(window: BrowserWindow, parts: WindowParts): void {
  const { title, platform, isQuitting, closesToTray, choices, tray, notifications, end } = parts
  const isMac = platform === 'darwin'
  hideOnClose(window, {
    isQuitting,
    end,
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
