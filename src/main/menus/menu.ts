import { Menu, type MenuItemConstructorOptions } from 'electron'
import { copy as sharedCopy } from '#shared/copy.ts'
import type { Quiet } from '#shared/preferences.ts'
import { shortcuts, type ShortcutId } from '#shared/shortcuts.ts'
import { copy } from '../copy.ts'
import { quietMenu } from './quiet-menu.ts'
import type { SpellingChoice } from './spelling-menu.ts'
import { editMenu, viewMenu, windowMenu, type SetZoom } from './standard-menus.ts'

const texts = copy.menu
const SEPARATOR: MenuItemConstructorOptions = { type: 'separator' }

export interface MenuOptions {
  readonly title: string
  readonly platform: NodeJS.Platform
  readonly isPackaged: boolean
  /** Runs the shortcut in the page. */
  readonly choose: (id: ShortcutId) => void
  readonly openSettings: () => void
  readonly openLogs: () => void
  readonly exportDiagnostics: () => void
  readonly quiet: Quiet
  readonly chooseQuiet: (quiet: Quiet) => void
  /** Whether closing the window keeps the app in the tray; absent if there is no tray. */
  readonly closing?: { readonly toTray: boolean; readonly set: (toTray: boolean) => void }
  /** Opens the notification settings of the system, where there is a way. */
  readonly openNotifications?: () => void
  readonly spelling: SpellingChoice
  readonly zoom: SetZoom
  /** `null` where the app does not update itself. */
  readonly checkForUpdates: (() => void) | null
}

/**
 * Menu entries that the page handles. The page hears their keys itself, except on systems where menus take them first.
 */
const entries = (choose: (id: ShortcutId) => void, ids: readonly ShortcutId[]) =>
  shortcuts
    .filter(({ id }) => ids.includes(id))
    .map(({ id, label, keys }): MenuItemConstructorOptions => ({
      id,
      label,
      click: () => choose(id),
      ...(keys.isControl && { accelerator: `CmdOrCtrl+${keys.key}`, registerAccelerator: false }),
    }))

const sectionIds = shortcuts.map(({ id }) => id).filter((id) => id in sharedCopy.sections)

/** The application menu: entries that the system's own keys need, and shortcuts of the page, in Spanish. */
export function setApplicationMenu(options: MenuOptions): void {
  const { choose, openLogs, exportDiagnostics, checkForUpdates, platform, isPackaged, spelling, zoom } =
    options
  const isMac = platform === 'darwin'
  const go = [
    ...entries(choose, ['back', 'search-members', 'search-friends', 'find-in-page']),
    SEPARATOR,
    ...entries(choose, sectionIds),
  ]
  const help = [
    ...entries(choose, ['show-shortcuts']),
    { id: 'logs', label: texts.openLogs, click: openLogs },
    { id: 'diagnostics', label: texts.exportDiagnostics, click: exportDiagnostics },
    ...(checkForUpdates ? [{ id: 'updates', label: texts.checkForUpdates, click: checkForUpdates }] : []),
    ...(isMac ? [] : [SEPARATOR, aboutItem(options)]),
  ]
  const menus: MenuItemConstructorOptions[] = [
    ...firstMenus(options),
    { label: texts.edit, submenu: editMenu(spelling) },
    { label: texts.view, submenu: viewMenu(isPackaged, zoom) },
    { label: texts.go, submenu: go },
    { role: 'window', label: texts.window, submenu: windowMenu(isMac) },
    { role: 'help', label: texts.help, submenu: help },
  ]
  Menu.setApplicationMenu(Menu.buildFromTemplate(menus))
}

/** On a Mac, entries about the app as a whole have a menu of their own. */
function firstMenus(options: MenuOptions): MenuItemConstructorOptions[] {
  const { title, platform, choose } = options
  const quit: MenuItemConstructorOptions = { role: 'quit', label: texts.quit(title) }
  const settings = settingsItems(options)
  const create = entries(choose, ['new-post', 'print-book'])
  if (platform !== 'darwin')
    return [{ label: texts.file, submenu: [...create, SEPARATOR, ...settings, SEPARATOR, quit] }]
  const program: MenuItemConstructorOptions[] = [
    aboutItem(options),
    SEPARATOR,
    ...settings,
    SEPARATOR,
    { role: 'services', label: texts.services },
    SEPARATOR,
    { role: 'hide', label: texts.hide(title) },
    { role: 'hideOthers', label: texts.hideOthers },
    { role: 'unhide', label: texts.unhide },
    SEPARATOR,
    quit,
  ]
  return [
    { label: title, submenu: program },
    { label: texts.file, submenu: create },
  ]
}

/** Entries about the app on this machine. */
function settingsItems(options: MenuOptions): MenuItemConstructorOptions[] {
  const { openSettings, quiet, chooseQuiet, closing, openNotifications } = options
  const items: MenuItemConstructorOptions[] = [
    { id: 'settings', label: texts.settings, accelerator: 'CmdOrCtrl+,', click: openSettings },
    quietMenu(quiet, chooseQuiet),
  ]
  if (openNotifications)
    items.push({ id: 'notifications', label: texts.notifications, click: openNotifications })
  if (closing) {
    const { toTray, set } = closing
    const label = texts.closesToTray
    items.push({ id: 'closes-to-tray', type: 'checkbox', label, checked: toTray, click: () => set(!toTray) })
  }
  return items
}

const aboutItem = ({ title }: MenuOptions): MenuItemConstructorOptions => ({
  role: 'about',
  label: texts.about(title),
})
