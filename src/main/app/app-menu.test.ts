import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { app, type MenuItemConstructorOptions } from 'electron'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Observable } from '../observable.ts'
import { Choices } from '../settings/choices.ts'
import { createMenu } from './app-menu.ts'

const Menu = vi.hoisted(() => ({
  buildFromTemplate: (template: unknown) => template,
  setApplicationMenu: vi.fn<(menu: MenuItemConstructorOptions[]) => void>(),
}))
vi.mock('electron', () => ({
  app: { isPackaged: true, setAboutPanelOptions: vi.fn(), getVersion: () => '1.2.3' },
  shell: {},
  Menu,
}))

const log = { warn: vi.fn(), error: vi.fn() }
let folder: string
beforeEach(() => {
  vi.clearAllMocks()
  folder = mkdtempSync(path.join(tmpdir(), 'cosmia-menu-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const below = ({ submenu }: MenuItemConstructorOptions) => (Array.isArray(submenu) ? submenu : [])

function created() {
  const choices = new Choices(path.join(folder, 'preferences.json'), log)
  const isThere = new Observable(false)
  const send = vi.fn()
  const raise = vi.fn()
  createMenu({
    ...{ title: 'Cosmia', icon: '/beside/icon.png', logs: '/logs', log },
    choices,
    exportDiagnostics: vi.fn(async () => true),
    spellingLanguages: () => ['es'],
    closesToTray: () => choices.current.closesToTray ?? true,
    tray: { isThere },
    checkForUpdates: null,
    outbox: { send },
    windows: { raise },
  })
  const item = (id: string) => {
    const items = (Menu.setApplicationMenu.mock.lastCall?.[0] ?? []).flatMap(below)
    return [...items, ...items.flatMap(below)].find((one) => one.id === id)
  }
  const click = (id: string) => item(id)?.click?.({} as never, undefined, {})
  return { choices, isThere, send, raise, item, click }
}

it('says of the program all that Linux is to show, which has nothing of its own to say', () => {
  created()
  expect(app.setAboutPanelOptions).toHaveBeenCalledExactlyOnceWith({
    applicationName: 'Cosmia',
    applicationVersion: '1.2.3',
    copyright: '© 2026 Cosmia',
    iconPath: '/beside/icon.png',
  })
})

it('shows what is chosen, here or elsewhere, and changes it', () => {
  const { choices, item, click } = created()
  expect(item('quiet-off')).toMatchObject({ checked: true })
  click('quiet-until-switched-off')
  expect(choices.quiet).toBe('until-switched-off')
  expect(item('quiet-until-switched-off')).toMatchObject({ checked: true })
  choices.change({ checksSpelling: false })
  expect(item('spelling')).toMatchObject({ checked: false })
  click('zoom-Plus')
  expect(choices.current.zoomLevel).toBe(0.5)
})

it('offers the tray while there is one', () => {
  const { choices, isThere, item, click } = created()
  expect(item('closes-to-tray')).toBeUndefined()
  isThere.change(true)
  expect(item('closes-to-tray')).toMatchObject({ checked: true })
  click('closes-to-tray')
  expect(choices.current.closesToTray).toBe(false)
  expect(item('closes-to-tray')).toMatchObject({ checked: false })
  isThere.change(false)
  expect(item('closes-to-tray')).toBeUndefined()
})

it('is put up once at the start, and not again for what it does not show', () => {
  const { choices } = created()
  choices.change({ zoomLevel: 1, namesOnly: true })
  expect(Menu.setApplicationMenu).toHaveBeenCalledTimes(1)
})

it('leads to the settings in a window that is seen', () => {
  const { send, raise, click } = created()
  click('settings')
  expect(send).toHaveBeenCalledExactlyOnceWith('link.opened', { route: '/dashboard/settings' })
  expect(raise).toHaveBeenCalledTimes(1)
})
