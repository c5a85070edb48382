import { Menu, type MenuItemConstructorOptions } from 'electron'
import { copy } from '../copy.ts'

const texts = copy.menu

const edit: MenuItemConstructorOptions[] = [
  { role: 'undo', label: texts.undo },
  { role: 'redo', label: texts.redo },
  { type: 'separator' },
  { role: 'cut', label: texts.cut },
  { role: 'copy', label: texts.copy },
  { role: 'paste', label: texts.paste },
  { role: 'selectAll', label: texts.selectAll },
]

const view: MenuItemConstructorOptions[] = [
  { role: 'reload', label: texts.reload },
  { type: 'separator' },
  { role: 'resetZoom', label: texts.actualSize },
  { role: 'zoomIn', label: texts.zoomIn },
  { role: 'zoomOut', label: texts.zoomOut },
  { type: 'separator' },
  { role: 'togglefullscreen', label: texts.fullScreen },
]

const window: MenuItemConstructorOptions[] = [
  { role: 'minimize', label: texts.minimize },
  { role: 'close', label: texts.close },
]

/** The application menu: what the system's own keys need, in Spanish. */
export function setApplicationMenu(title: string, platform: NodeJS.Platform): void {
  const quit: MenuItemConstructorOptions = { role: 'quit', label: texts.quit(title) }
  const first: MenuItemConstructorOptions =
    platform === 'darwin'
      ? { label: title, submenu: [{ role: 'hide', label: texts.hide(title) }, { type: 'separator' }, quit] }
      : { label: texts.file, submenu: [quit] }
  const menus: MenuItemConstructorOptions[] = [
    first,
    { label: texts.edit, submenu: edit },
    { label: texts.view, submenu: view },
    { label: texts.window, submenu: window },
  ]
  Menu.setApplicationMenu(Menu.buildFromTemplate(menus))
}
