import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { app, Tray, type MenuItemConstructorOptions } from 'electron'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TRAY_ICON } from '#shared/config.ts'
import { Observable } from '../observable.ts'
import { Choices } from '../settings/choices.ts'
import { createDockMenu, createTray, waitForTray } from './tray.ts'

const shown = vi.hoisted(() => ({
  setImage: vi.fn(),
  setToolTip: vi.fn(),
  setContextMenu: vi.fn<(menu: MenuItemConstructorOptions[]) => void>(),
  on: vi.fn<(event: string, listener: () => void) => void>(),
  getBounds: vi.fn(() => ({ x: 0, y: 0, width: 24, height: 24 })),
  destroy: vi.fn(),
}))
vi.mock('electron', () => ({
  app: { quit: vi.fn(), dock: { setMenu: vi.fn() } },
  Menu: { buildFromTemplate: (template: unknown) => template },
  Tray: vi.fn(function () {
    return shown
  }),
}))
const system = vi.hoisted(() => ({ hasTray: true }))
vi.mock('../platform/tray/system-tray.ts', async (original) => ({
  ...(await original<object>()),
  hasSystemTray: async () => system.hasTray,
}))
vi.mock('../platform/tray/tray-image.ts', () => ({
  trayImage: (_folder: string, hasUnread: boolean) => (hasUnread ? 'lamp' : 'no lamp'),
}))
vi.mock('node:timers/promises', () => ({
  setTimeout: (delay: number) => new Promise((resolve) => void setTimeout(resolve, delay)),
}))

const log = { warn: vi.fn(), error: vi.fn() }
let folder: string
let choices: Choices

beforeEach(() => {
  vi.clearAllMocks()
  folder = mkdtempSync(path.join(tmpdir(), 'cosmia-tray-'))
  choices = new Choices(path.join(folder, 'preferences.json'), log)
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('createTray', () => {
  async function inTray() {
    const unread = new Observable(0)
    const open = vi.fn()
    const tray = createTray({ title: 'Cosmia', pictures: '/pictures', choices, unread, open, log })
    await tray.look()
    const menu = () => shown.setContextMenu.mock.lastCall?.[0] ?? []
    const click = (id: string) =>
      menu()
        .flatMap((one) => [one, ...(Array.isArray(one.submenu) ? one.submenu : [])])
        .find((one) => one.id === id)
        ?.click?.({} as never, undefined, {})
    return { tray, unread, open, click }
  }

  it('shows the number of unread conversations and the state of No molestar', async () => {
    const { unread } = await inTray()
    expect(shown.setToolTip).toHaveBeenLastCalledWith('Cosmia')
    unread.change(2)
    expect(shown.setImage).toHaveBeenLastCalledWith('lamp')
    expect(shown.setToolTip).toHaveBeenLastCalledWith('Cosmia · 2 conversaciones sin leer')
    choices.changeQuiet('until-switched-off')
    unread.change(0)
    expect(shown.setImage).toHaveBeenLastCalledWith('no lamp')
    expect(shown.setToolTip).toHaveBeenLastCalledWith('Cosmia · No molestar')
  })

  it('appears without a tray on the bus under X11 if the member has chosen it', async () => {
    const platform = vi.spyOn(process, 'platform', 'get').mockReturnValue('linux')
    vi.stubEnv('DISPLAY', ':0')
    vi.stubEnv('WAYLAND_DISPLAY', '')
    vi.stubEnv('XDG_SESSION_TYPE', 'x11')
    system.hasTray = false
    const options = {
      title: 'Cosmia',
      pictures: '/pictures',
      choices,
      unread: new Observable(0),
      open: vi.fn(),
      log,
    }
    const tray = createTray(options)
    expect(await tray.look()).toBe(false)
    choices.change({ closesToTray: true })
    expect(await tray.look()).toBe(true)
    system.hasTray = true
    vi.unstubAllEnvs()
    platform.mockRestore()
  })

  /**
   * Windows rejects a GUID that another program uses. Electron only logs that (96f3996d, shell/browser/ui/win/notify_icon.cc:61)
   * and then reports empty bounds (:262).
   */
  it('has a GUID on Windows, and appears without one if Windows rejects it', async () => {
    const platform = vi.spyOn(process, 'platform', 'get').mockReturnValue('win32')
    Object.assign(app, { isPackaged: true })
    const { tray } = await inTray()
    await tray.look()
    expect(vi.mocked(Tray)).toHaveBeenCalledExactlyOnceWith('no lamp', TRAY_ICON)
    shown.getBounds.mockReturnValueOnce({ x: 0, y: 0, width: 0, height: 0 })
    expect(await tray.look()).toBe(true)
    expect(shown.destroy).toHaveBeenCalledOnce()
    expect(vi.mocked(Tray)).toHaveBeenLastCalledWith('no lamp')
    Object.assign(app, { isPackaged: false })
    platform.mockRestore()
  })

  it('opens the window, changes No molestar and quits the app', async () => {
    const { open, click } = await inTray()
    click('open')
    shown.on.mock.calls.find(([event]) => event === 'click')?.[1]()
    expect(open).toHaveBeenCalledTimes(2)
    click('quiet-until-switched-off')
    expect(choices.quiet).toBe('until-switched-off')
    click('quit')
    expect(app.quit).toHaveBeenCalledTimes(1)
  })

  it('shows what was unread before the system had a tray', async () => {
    const unread = new Observable(0)
    const tray = createTray({ title: 'Cosmia', pictures: '/pictures', choices, unread, open: vi.fn(), log })
    unread.change(1)
    expect(shown.setToolTip).not.toHaveBeenCalled()
    await tray.look()
    expect(shown.setToolTip).toHaveBeenLastCalledWith('Cosmia · Una conversación sin leer')
  })
})

describe('waitForTray', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Waits on a desktop whose tray is found by the given look. */
  async function waited(isHidden: boolean, looks: number) {
    let looked = 0
    const look = vi.fn(async () => ++looked >= looks)
    const raise = vi.fn()
    const waiting = waitForTray({ look }, isHidden, raise)
    await vi.runAllTimersAsync()
    await waiting
    return { look, raise }
  }

  it('looks for a tray once if the member started the app', async () => {
    const { look, raise } = await waited(false, 3)
    expect(look).toHaveBeenCalledTimes(1)
    expect(raise).not.toHaveBeenCalled()
  })

  it('stays hidden if the system started the app and the tray appears later', async () => {
    const { look, raise } = await waited(true, 3)
    expect(look).toHaveBeenCalledTimes(3)
    expect(raise).not.toHaveBeenCalled()
  })

  it('shows the window if no tray appears, since the app would be invisible', async () => {
    const { raise } = await waited(true, Number.POSITIVE_INFINITY)
    expect(raise).toHaveBeenCalledTimes(1)
  })
})

it('offers No molestar in the Dock and shows its state', () => {
  createDockMenu(choices)
  choices.changeQuiet('until-switched-off')
  expect(app.dock?.setMenu).toHaveBeenCalledTimes(2)
  expect(app.dock?.setMenu).toHaveBeenLastCalledWith([
    expect.objectContaining({
      label: 'No molestar',
      submenu: expect.arrayContaining([
        expect.objectContaining({ id: 'quiet-until-switched-off', checked: true }),
      ]),
    }),
  ])
})
