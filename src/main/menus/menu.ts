import { Menu, type MenuItemConstructorOptions } from 'electron'

const edit: MenuItemConstructorOptions[] = [
  { role: 'undo', label: 'Deshacer' },
  { role: 'redo', label: 'Rehacer' },
  { type: 'separator' },
  { role: 'cut', label: 'Cortar' },
  { role: 'copy', label: 'Copiar' },
  { role: 'paste', label: 'Pegar' },
  { role: 'selectAll', label: 'Seleccionar todo' },
]

const view: MenuItemConstructorOptions[] = [
  { role: 'reload', label: 'Recargar' },
  { type: 'separator' },
  { role: 'resetZoom', label: 'Tamaño real' },
  { role: 'zoomIn', label: 'Acercar' },
  { role: 'zoomOut', label: 'Alejar' },
  { type: 'separator' },
  { role: 'togglefullscreen', label: 'Pantalla completa' },
]

const window: MenuItemConstructorOptions[] = [
  { role: 'minimize', label: 'Minimizar' },
  { role: 'close', label: 'Cerrar' },
]

/** The application menu: what the system's own keys need, in Spanish. */
export function setApplicationMenu(title: string, platform: NodeJS.Platform): void {
  const quit: MenuItemConstructorOptions = { role: 'quit', label: `Salir de ${title}` }
  const first: MenuItemConstructorOptions =
    platform === 'darwin'
      ? { label: title, submenu: [{ role: 'hide', label: `Ocultar ${title}` }, { type: 'separator' }, quit] }
      : { label: 'Archivo', submenu: [quit] }
  const menus: MenuItemConstructorOptions[] = [
    first,
    { label: 'Edición', submenu: edit },
    { label: 'Ver', submenu: view },
    { label: 'Ventana', submenu: window },
  ]
  Menu.setApplicationMenu(Menu.buildFromTemplate(menus))
}
