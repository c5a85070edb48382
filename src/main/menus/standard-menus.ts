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

/** Changes the zoom by a step, or takes it back. */
export type SetZoom = (steps: 1 | -1 | 0) => void

/** Not the roles of Electron, which do not say what they have done: the zoom is kept. */
function zoomItems(label: string, keys: readonly string[], click: () => void): MenuItemConstructorOptions[] {
  return keys.map((key, index) => ({
    id: `zoom-${key}`,
    label,
    accelerator: `CmdOrCtrl+${key}`,
    click,
    // A further key for an entry that is there already.
    ...(index > 0 && { visible: false, acceleratorWorksWhenHidden: true }),
  }))
}

/** @param isPackaged the tools of developers are for those who develop */
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
