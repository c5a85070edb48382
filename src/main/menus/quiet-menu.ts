import type { MenuItemConstructorOptions } from 'electron'
import { QUIET, type Quiet } from '#shared/preferences.ts'
import { copy } from '../copy.ts'

/** 'No molestar' as a submenu for the application menu, the tray and the Dock. */
export const quietMenu = (
  current: Quiet,
  choose: (quiet: Quiet) => void,
): MenuItemConstructorOptions & { readonly submenu: MenuItemConstructorOptions[] } => ({
  label: copy.quiet.title,
  submenu: QUIET.map((quiet) => ({
    id: `quiet-${quiet}`,
    type: 'radio',
    label: copy.quiet[quiet],
    checked: quiet === current,
    click: () => choose(quiet),
  })),
})
