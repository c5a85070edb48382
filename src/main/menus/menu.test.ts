import type { MenuItemConstructorOptions } from 'electron'
import { expect, it, vi } from 'vitest'
import { setApplicationMenu, type MenuOptions } from './menu.ts'

const Menu = vi.hoisted(() => ({
  buildFromTemplate: (template: unknown) => template,
  setApplicationMenu: vi.fn<(menu: MenuItemConstructorOptions[]) => void>(),
}))
vi.mock('electron', () => ({ Menu }))

const below = ({ submenu }: MenuItemConstructorOptions) => (Array.isArray(submenu) ? submenu : [])

function menuOn(platform: NodeJS.Platform, isPackaged = true, more: Partial<MenuOptions> = {}) {
  const openSettings = vi.fn()
  const zoom = vi.fn()
  const chooseQuiet = vi.fn()
  setApplicationMenu({
    title: 'Cosmia',
    platform,
    isPackaged,
    choose: vi.fn(),
    openSettings,
    openLogs: vi.fn(),
    exportDiagnostics: vi.fn(),
    quiet: 'until-tomorrow',
    chooseQuiet,
    spelling: SPELLING,
    zoom,
    checkForUpdates: vi.fn(),
    ...more,
  })
  const menus = Menu.setApplicationMenu.mock.lastCall?.[0] ?? []
  const items = menus.flatMap(below)
  const item = (id: string) => [...items, ...items.flatMap(below)].find((one) => one.id === id)
  return { menus, items, item, openSettings, zoom, chooseQuiet, roles: items.map(({ role }) => role) }
}

const SPELLING = {
  isOn: true,
  languages: ['es', 'en-US'],
  available: ['de', 'en-US', 'es', 'es-MX'],
  setOn: vi.fn(),
  setLanguages: vi.fn(),
}

const platforms: NodeJS.Platform[] = ['darwin', 'linux', 'win32']

it.each(platforms)('says everything that is seen on %s in Spanish', (platform) => {
  const { menus, items } = menuOn(platform, false)
  const seen = [...menus, ...items].filter(({ type, visible }) => type !== 'separator' && visible !== false)
  expect(seen.filter(({ label }) => !label)).toEqual([])
})

it('has what programs of macOS have', () => {
  const { menus, roles } = menuOn('darwin')
  const usual = ['about', 'services', 'hide', 'hideOthers', 'unhide', 'quit', 'minimize', 'zoom', 'front']
  expect(roles).toEqual(expect.arrayContaining(usual))
  expect(menus.map(({ role }) => role)).toEqual(expect.arrayContaining(['window', 'help']))
})

it('tells about the program under help elsewhere', () => {
  const { menus } = menuOn('linux')
  expect(menus.at(-1)).toMatchObject({
    label: 'Ayuda',
    submenu: expect.arrayContaining([expect.objectContaining({ role: 'about', label: 'Acerca de Cosmia' })]),
  })
})

it.each(platforms)('opens the settings by Ctrl or Command and comma on %s', (platform) => {
  const { items, openSettings } = menuOn(platform)
  const settings = items.find(({ accelerator }) => accelerator === 'CmdOrCtrl+,')
  settings?.click?.({} as never, undefined, {})
  expect(openSettings).toHaveBeenCalledTimes(1)
})

it('zooms by the number pad too', () => {
  const { items, zoom } = menuOn('win32')
  const press = (key: string) =>
    items.find(({ accelerator }) => accelerator === `CmdOrCtrl+${key}`)?.click?.({} as never, undefined, {})
  for (const key of ['Plus', '=', 'numadd', '-', 'numsub', '0', 'num0']) press(key)
  expect(zoom.mock.calls.flat()).toEqual([1, 1, 1, -1, -1, 0, 0])
})

const click = (item: MenuItemConstructorOptions | undefined) => item?.click?.({} as never, undefined, {})

it('offers silence, and shows which', () => {
  const { item, chooseQuiet } = menuOn('linux')
  expect(item('quiet-until-tomorrow')).toMatchObject({ label: 'Hasta mañana', checked: true })
  click(item('quiet-off'))
  expect(chooseQuiet).toHaveBeenCalledExactlyOnceWith('off')
})

it('offers the tray and the settings of the system only where they are', () => {
  const without = menuOn('linux')
  expect([without.item('closes-to-tray'), without.item('notifications')]).toEqual([undefined, undefined])
  const set = vi.fn()
  const openNotifications = vi.fn()
  const { item } = menuOn('win32', true, { closing: { toTray: true, set }, openNotifications })
  expect(item('closes-to-tray')).toMatchObject({ type: 'checkbox', checked: true })
  click(item('closes-to-tray'))
  click(item('notifications'))
  expect(set).toHaveBeenCalledExactlyOnceWith(false)
  expect(openNotifications).toHaveBeenCalledTimes(1)
})

it('offers the languages of spelling, those of Spanish first', () => {
  const { items, item } = menuOn('linux')
  const entries = items.filter(({ label }) => label === 'Ortografía').flatMap(below)
  expect(entries.flatMap(({ label, checked }) => (label ? [[label, checked]] : []))).toEqual([
    ['Revisar la ortografía al escribir', true],
    ['Español', true],
    ['Español de México', false],
    ['Alemán', false],
    ['Inglés estadounidense', true],
  ])
  click(item('spelling-es-MX'))
  click(item('spelling-en-US'))
  click(item('spelling'))
  expect(SPELLING.setLanguages.mock.calls).toEqual([[['es', 'en-US', 'es-MX']], [['es']]])
  expect(SPELLING.setOn).toHaveBeenCalledExactlyOnceWith(false)
})

it('leaves the languages out where the system finds them', () => {
  const { item } = menuOn('darwin', true, { spelling: { ...SPELLING, available: [] } })
  expect([item('spelling')?.checked, item('spelling-es')]).toEqual([true, undefined])
})

it('offers the tools of developers to developers only', () => {
  expect(menuOn('linux', true).roles).not.toContain('toggleDevTools')
  expect(menuOn('linux', false).roles).toContain('toggleDevTools')
})

it('looks for updates where the app updates itself', () => {
  const ids = (checkForUpdates: (() => void) | null) =>
    menuOn('win32', true, { checkForUpdates }).items.map(({ id }) => id)
  expect(ids(vi.fn())).toContain('updates')
  expect(ids(null)).not.toContain('updates')
})
