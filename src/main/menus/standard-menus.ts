import type { MenuItemConstructorOptions } from 'electron'
import { copy } from '../copy.ts'

const texts = copy.menu

export const editMenu: MenuItemConstructorOptions[] = [
  { role: 'undo', label: texts.undo },
  { role: 'redo', label: texts.redo },
  { type: 'separator' },
  { role: 'cut', label: texts.cut },
  { role: 'copy', label: texts.copy },
  { role: 'paste', label: texts.paste },
  { role: 'selectAll', label: texts.selectAll },
]

/** A further key for an entry that is there already. */
const alsoBy = (role: 'resetZoom' | 'zoomIn' | 'zoomOut', key: string): MenuItemConstructorOptions => ({
  role,
  accelerator: `CmdOrCtrl+${key}`,
  visible: false,
  acceleratorWorksWhenHidden: true,
})

/** @param isPackaged the tools of developers are for those who develop */
export const viewMenu = (isPackaged: boolean): MenuItemConstructorOptions[] => [
  { role: 'reload', label: texts.reload },
  { type: 'separator' },
  { role: 'resetZoom', label: texts.actualSize },
  alsoBy('resetZoom', 'num0'),
  { role: 'zoomIn', label: texts.zoomIn },
  alsoBy('zoomIn', '='),
  alsoBy('zoomIn', 'numadd'),
  { role: 'zoomOut', label: texts.zoomOut },
  alsoBy('zoomOut', 'numsub'),
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
