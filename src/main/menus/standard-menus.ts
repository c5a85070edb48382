import type { MenuItemConstructorOptions } from 'electron'
import { copy } from '../copy.ts'
import { spellingMenu, type SpellingChoice } from './spelling-menu.ts'

const texts = copy.menu

const edit: MenuItemConstructorOptions[] = [
  { role: 'undo', label: texts.undo },
  { role: 'redo', label: texts.redo },
  { type: 'separator' },
  { role: 'cut', label: texts.cut },
  { role: 'copy', label: texts.copy },
  { role: 'paste', label: texts.paste },
  { role: 'pasteAndMatchStyle', label: texts.pastePlain },
  { role: 'selectAll', label: texts.selectAll },
]

export const editMenu = (spelling: SpellingChoice): MenuItemConstructorOptions[] => [
  ...edit,
  { type: 'separator' },
  spellingMenu(spelling),
]

/** Changes the zoom by a step, or resets it. */
export type SetZoom = (steps: 1 | -1 | 0) => void

/** Not Electron's roles, which do not report the new zoom, and it must be stored. */
function zoomItems(label: string, keys: readonly string[], click: () => void): MenuItemConstructorOptions[] {
  return keys.map((key, index) => ({
    id: `zoom-${key}`,
    label,
    accelerator: `CmdOrCtrl+${key}`,
    click,
    // Another key for an existing entry.
    ...(index > 0 && { visible: false, acceleratorWorksWhenHidden: true }),
  }))
}

/** @param isPackaged developer tools are only for development */
export const viewMenu = (isPackaged: boolean, zoom: SetZoom): MenuItemConstructorOptions[] => [
  { role: 'reload', label: texts.reload },
  { type: 'separator' },
  ...zoomItems(texts.actualSize, ['0', 'num0'], () => zoom(0)),
  ...zoomItems(texts.zoomIn, ['Plus', '=', 'numadd'], () => zoom(1)),
  ...zoomItems(texts.zoomOut, ['-', 'numsub'], () => zoom(-1)),
  { type: 'separator' },
  { role: 'togglefullscreen', label: texts.fullScreen },
  ...(isPackaged ? [] : [{ role: 'toggleDevTools' as const, label: texts.developerTools }]),
]

export const windowMenu = (isMac: boolean): MenuItemConstructorOptions[] => [
  { role: 'minimize', label: texts.minimize },
  ...(isMac ? [{ role: 'zoom' as const, label: texts.zoom }] : []),
  { role: 'close', label: texts.close },
  ...(isMac ? [{ type: 'separator' as const }, { role: 'front' as const, label: texts.bringToFront }] : []),
]
