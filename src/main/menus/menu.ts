import { Menu, type MenuItemConstructorOptions } from 'electron'
import { copy as sharedCopy } from '#shared/copy.ts'
import { shortcuts, type ShortcutId } from '#shared/shortcuts.ts'
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

/** Entries that the page answers. It hears the keys itself, but where the system takes those of menus first. */
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

/**
 * The application menu: what the system's own keys need, and what the page does by key, in Spanish.
 * @param choose has the page do it
 */
export function setApplicationMenu(
  title: string,
  platform: NodeJS.Platform,
  choose: (id: ShortcutId) => void,
): void {
  const quit: MenuItemConstructorOptions = { role: 'quit', label: texts.quit(title) }
  const create = entries(choose, ['new-post'])
  const first: MenuItemConstructorOptions[] =
    platform === 'darwin'
      ? [
          {
            label: title,
            submenu: [{ role: 'hide', label: texts.hide(title) }, { type: 'separator' }, quit],
          },
          { label: texts.file, submenu: create },
        ]
      : [{ label: texts.file, submenu: [...create, { type: 'separator' }, quit] }]
  const go = [
    ...entries(choose, ['back', 'search-members', 'search-friends']),
    { type: 'separator' as const },
    ...entries(choose, sectionIds),
  ]
  const menus: MenuItemConstructorOptions[] = [
    ...first,
    { label: texts.edit, submenu: edit },
    { label: texts.view, submenu: view },
    { label: texts.go, submenu: go },
    { label: texts.window, submenu: window },
    { label: texts.help, submenu: entries(choose, ['show-shortcuts']) },
  ]
  Menu.setApplicationMenu(Menu.buildFromTemplate(menus))
}
