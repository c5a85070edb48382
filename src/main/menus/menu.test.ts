import type { MenuItemConstructorOptions } from 'electron'
import { expect, it, vi } from 'vitest'
import { setApplicationMenu } from './menu.ts'

const Menu = vi.hoisted(() => ({
  buildFromTemplate: (template: unknown) => template,
  setApplicationMenu: vi.fn<(menu: MenuItemConstructorOptions[]) => void>(),
}))
vi.mock('electron', () => ({ Menu }))

function menuOn(
  platform: NodeJS.Platform,
  isPackaged = true,
  checkForUpdates: (() => void) | null = vi.fn(),
) {
  const openSettings = vi.fn()
  setApplicationMenu({
    title: 'Cosmia',
    platform,
    isPackaged,
    choose: vi.fn(),
    openSettings,
    openLogs: vi.fn(),
    checkForUpdates,
  })
  const menus = Menu.setApplicationMenu.mock.lastCall?.[0] ?? []
  const items = menus.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []))
  return { menus, items, openSettings, roles: items.map(({ role }) => role) }
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
  const { items } = menuOn('win32')
  const keys = items.flatMap(({ role, accelerator }) => (accelerator ? [[role, accelerator]] : []))
  expect(keys).toEqual(
    expect.arrayContaining([
      ['zoomIn', 'CmdOrCtrl+='],
      ['zoomIn', 'CmdOrCtrl+numadd'],
      ['zoomOut', 'CmdOrCtrl+numsub'],
      ['resetZoom', 'CmdOrCtrl+num0'],
    ]),
  )
})

it('offers the tools of developers to developers only', () => {
  expect(menuOn('linux', true).roles).not.toContain('toggleDevTools')
  expect(menuOn('linux', false).roles).toContain('toggleDevTools')
})

it('looks for updates where the app updates itself', () => {
  const ids = (checkForUpdates: (() => void) | null) =>
    menuOn('win32', true, checkForUpdates).items.map(({ id }) => id)
  expect(ids(vi.fn())).toContain('updates')
  expect(ids(null)).not.toContain('updates')
})
