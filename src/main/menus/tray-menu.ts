import { Menu } from 'electron'
import type { Quiet } from '#shared/preferences.ts'
import { copy } from '../copy.ts'
import { quietMenu } from './quiet-menu.ts'

export interface TrayMenuOptions {
  readonly title: string
  readonly quiet: Quiet
  readonly chooseQuiet: (quiet: Quiet) => void
  readonly open: () => void
  readonly quit: () => void
}

/** The menu of the tray icon. */
export const trayMenu = ({ title, quiet, chooseQuiet, open, quit }: TrayMenuOptions): Menu =>
  Menu.buildFromTemplate([
    { id: 'open', label: copy.tray.open(title), click: open },
    { type: 'separator' },
    quietMenu(quiet, chooseQuiet),
    { type: 'separator' },
    { id: 'quit', label: copy.menu.quit(title), click: quit },
  ])
