import { app, autoUpdater, Menu, powerMonitor } from 'electron'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EventOutbox } from '../ipc/event-outbox.ts'
import { PageEnd } from '../windows/page-end.ts'
import { fakeWindow } from '../windows/testing/fake-window.ts'
import { WindowKeeper } from '../windows/window-keeper.ts'
import { linkRoute } from './deep-links.ts'
import {
  finishBeforeQuit,
  followPower,
  followQuitting,
  followSystem,
  restart,
  settleBeforeEnd,
  takeLinks,
} from './lifecycle.ts'

vi.mock('electron', async () => {
  const { EventEmitter } = await import('node:events')
  const registration = {
    setAppUserModelId: vi.fn(),
    setToastActivatorCLSID: vi.fn(),
    setAsDefaultProtocolClient: vi.fn(),
    isDefaultProtocolClient: vi.fn(),
    relaunch: vi.fn(),
    quit: vi.fn(),
    setUserTasks: vi.fn(),
  }
  return {
    app: Object.assign(new EventEmitter(), registration),
    autoUpdater: new EventEmitter(),
    Menu: { setApplicationMenu: vi.fn() },
    powerMonitor: new EventEmitter(),
  }
})

const log = { warn: vi.fn(), error: vi.fn() }

beforeEach(() => {
  vi.clearAllMocks()
  app.removeAllListeners()
  autoUpdater.removeAllListeners()
  powerMonitor.removeAllListeners()
})

describe('followSystem on Windows', () => {
  const start = (isPackaged: boolean) => {
    Object.assign(app, { isPackaged })
    const windows = new WindowKeeper(() => fakeWindow().window)
    followSystem(new EventOutbox(vi.fn()), windows, 'win32', log)
  }

  it('says who the installed app is', () => {
    start(true)
    expect(app.setAppUserModelId).toHaveBeenCalledWith('app.cosmia.desktop')
    expect(app.setToastActivatorCLSID).toHaveBeenCalledWith(expect.stringMatching(/^\{[\dA-F-]{36}\}$/))
  })

  it('does not take the place of the installed app while developing', () => {
    start(false)
    expect(app.setAppUserModelId).toHaveBeenCalledExactlyOnceWith(process.execPath)
    expect(app.setToastActivatorCLSID).not.toHaveBeenCalled()
  })
})

it('has no menu before its own, where Electron would put up one in English', () => {
  followSystem(new EventOutbox(vi.fn()), new WindowKeeper(() => fakeWindow().window), 'linux', log)
  expect(Menu.setApplicationMenu).toHaveBeenCalledExactlyOnceWith(null)
})

it.each([
  { what: 'takes its links once its page has loaded', isPackaged: true, hasThem: false, takes: 1 },
  { what: 'leaves what the system has written as it is', isPackaged: true, hasThem: true, takes: 0 },
  { what: 'takes no links while developing', isPackaged: false, hasThem: false, takes: 0 },
])('$what', ({ isPackaged, hasThem, takes }) => {
  Object.assign(app, { isPackaged })
  vi.mocked(app.isDefaultProtocolClient).mockReturnValue(hasThem)
  const { fake, window } = fakeWindow()
  followSystem(new EventOutbox(vi.fn()), new WindowKeeper(() => window), 'linux', log)
  takeLinks(window, 'linux')
  expect(app.setAsDefaultProtocolClient).not.toHaveBeenCalled()
  fake.webContents.emit('did-finish-load')
  expect(app.setAsDefaultProtocolClient).toHaveBeenCalledTimes(takes)
  expect(app.setUserTasks).not.toHaveBeenCalled()
})

it('has a new post and the chat in the jump list of Windows, each by a link that leads there', () => {
  Object.assign(app, { isPackaged: true })
  const { fake, window } = fakeWindow()
  takeLinks(window, 'win32')
  fake.webContents.emit('did-finish-load')
  const [tasks = []] = vi.mocked(app.setUserTasks).mock.lastCall ?? []
  expect(tasks.map(({ title, program, arguments: link }) => [title, program, linkRoute(link)])).toEqual([
    ['Nuevo post', process.execPath, '/dashboard/home?escribir=post'],
    ['Abrir el chat', process.execPath, '/dashboard/home?chat=lista'],
  ])
})

// Electron emits it once the app is ready, after taking over the activation token of the second start (96f3996d:
// shell/browser/api/electron_api_app.cc:436-464).
it('comes to the front for a second start by the member, not for one by the system', () => {
  const windows = new WindowKeeper(() => fakeWindow().window)
  const raise = vi.fn()
  followSystem(new EventOutbox(vi.fn()), Object.assign(windows, { raise }), 'linux', log)
  app.emit('second-instance', {}, ['cosmia', '--hidden'])
  expect(raise).not.toHaveBeenCalled()
  app.emit('second-instance', {}, ['cosmia'])
  expect(raise).toHaveBeenCalledTimes(1)
})

it('leads by links of a known form and notes the others, as macOS hands them over before the app is ready', () => {
  const tell = vi.fn()
  const outbox = new EventOutbox(tell)
  outbox.startDelivery('link.opened')
  const isReady = () => false
  Object.assign(app, { isReady })
  const windows = new WindowKeeper(() => fakeWindow().window)
  followSystem(outbox, windows, 'darwin', log)
  const event = { preventDefault: vi.fn() }
  app.emit('open-url', event, 'cosmia://chat/01a1fba4-a89b-77fc-a7c4-2bd434ecbfc5')
  app.emit('open-url', event, 'cosmia://dashboard/settings')
  const route = '/dashboard/home?chat=01a1fba4-a89b-77fc-a7c4-2bd434ecbfc5'
  expect(tell).toHaveBeenCalledExactlyOnceWith({ event: 'link.opened', payload: { route } })
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no known form'))
  expect(event.preventDefault).toHaveBeenCalledTimes(2)
  expect(windows.current()).toBeUndefined()
})

it('knows that it is quitting before its windows close, also when an update closes them', () => {
  const byMember = followQuitting()
  expect(byMember()).toBe(false)
  app.emit('before-quit')
  expect(byMember()).toBe(true)
  const byUpdate = followQuitting()
  autoUpdater.emit('before-quit-for-update')
  expect(byUpdate()).toBe(true)
})

// Squirrel reports a failure as `error` (96f3996d: shell/browser/api/electron_api_auto_updater.cc:40-86), after
// `before-quit-for-update` and the closing of the windows (:116-128).
it('is not quitting any more after a failed update, or when the member focuses a window', () => {
  const isQuitting = followQuitting()
  autoUpdater.emit('before-quit-for-update')
  autoUpdater.emit('error', new Error('Squirrel'))
  expect(isQuitting()).toBe(false)
  app.emit('before-quit')
  app.emit('browser-window-focus')
  expect(isQuitting()).toBe(false)
})

/**
 * A prevented `will-quit` ends quitting (96f3996d: shell/browser/browser.cc:287-296), so `second-instance` still comes
 * (shell/browser/api/electron_api_app.cc:463) and may open a window.
 */
describe('finishBeforeQuit', () => {
  const quit = async (hasWindow: boolean) => {
    const finish = vi.fn(async () => {})
    finishBeforeQuit(finish, () => hasWindow)
    const event = { preventDefault: vi.fn() }
    app.emit('will-quit', event)
    await vi.waitFor(() => expect(finish).toHaveBeenCalledOnce())
    await Promise.resolve()
    return { finish, event }
  }

  it('quits once everything is stored', async () => {
    const { finish, event } = await quit(false)
    await vi.waitFor(() => expect(app.quit).toHaveBeenCalledOnce())
    app.emit('will-quit', event)
    expect([event.preventDefault, finish].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  it('stays if the member starts the app again meanwhile, and stores again at the next quit', async () => {
    const { finish, event } = await quit(true)
    expect(app.quit).not.toHaveBeenCalled()
    app.emit('will-quit', event)
    expect([event.preventDefault, finish].map(({ mock }) => mock.calls.length)).toEqual([2, 2])
  })
})

describe('settleBeforeEnd', () => {
  const start = (holds: boolean) => {
    const tell = vi.fn()
    const end = new PageEnd(tell)
    end.hold(holds)
    settleBeforeEnd(end)
    app.emit('ready')
    return { end, tell }
  }
  const sent = (what: Pick<typeof app, 'emit'> | Pick<typeof powerMonitor, 'emit'>, name: string) => {
    const event = { preventDefault: vi.fn() }
    what.emit(name, event)
    return event.preventDefault.mock.calls.length > 0
  }

  it.each([
    ['the app quits', app, 'before-quit'],
    ['the system shuts down', powerMonitor, 'shutdown'],
  ])('with nothing to send › %s › goes at once', (_, what, name) => {
    const { tell } = start(false)
    expect(sent(what, name)).toBe(false)
    expect(tell).not.toHaveBeenCalled()
  })

  it.each([
    ['the app quits', app, 'before-quit'],
    ['the system shuts down', powerMonitor, 'shutdown'],
  ])('with something to send › %s › waits for it, and quits then', async (_, what, name) => {
    const { end, tell } = start(true)
    expect(sent(what, name)).toBe(true)
    expect(tell).toHaveBeenCalledOnce()
    await Promise.resolve()
    expect(app.quit).not.toHaveBeenCalled()
    end.hold(false)
    await vi.waitFor(() => expect(app.quit).toHaveBeenCalledOnce())
    expect(sent(app, 'before-quit')).toBe(false)
  })

  it('with something to send › the member quits a second time › waits no more', () => {
    start(true)
    expect(sent(app, 'before-quit')).toBe(true)
    expect(sent(app, 'before-quit')).toBe(false)
  })

  it('with something to send › the machine sleeps, or Windows ends the session › has it sent meanwhile', () => {
    const { tell } = start(true)
    const { fake, window } = fakeWindow()
    app.emit('browser-window-created', {}, window)
    powerMonitor.emit('suspend')
    fake.emit('query-session-end')
    expect(tell).toHaveBeenCalledTimes(2)
  })
})

// Electron emits `unlock-screen` on macOS and Windows only (96f3996d: shell/browser/api/electron_api_power_monitor_mac.mm:84,
// electron_api_power_monitor_win.cc:145).
it('notices that the member is back by waking up, unlocking or focusing the window', () => {
  const isBack = vi.fn()
  const looks = vi.fn()
  followPower(new EventOutbox(vi.fn()), { isBack, looks })
  powerMonitor.emit('resume')
  powerMonitor.emit('unlock-screen')
  app.emit('browser-window-focus')
  expect([isBack, looks].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
})

describe('restart', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('starts the app with its window, also one that the system had started without', () => {
    vi.spyOn(process, 'argv', 'get').mockReturnValue(['/opt/cosmia', '--hidden', '--lang=es'])
    restart()
    expect(app.relaunch).toHaveBeenCalledExactlyOnceWith({ args: ['--lang=es'] })
    expect(app.quit).toHaveBeenCalledTimes(1)
  })

  // On Windows Electron also refuses to start with an argument after a link (96f3996d: shell/app/command_line_args.cc:44).
  it('does not open the link again that started the app', () => {
    const link = 'cosmia://auth/confirm?code=a1b2'
    vi.spyOn(process, 'argv', 'get').mockReturnValue(['/opt/cosmia', link, '--lang=es'])
    restart()
    expect(app.relaunch).toHaveBeenCalledExactlyOnceWith({ args: ['--lang=es'] })
  })

  it('starts the AppImage itself, not the folder that ends with it', () => {
    vi.stubEnv('APPIMAGE', '/home/luna/Cosmia.AppImage')
    vi.spyOn(process, 'argv', 'get').mockReturnValue(['/tmp/.mount_Cosmia/cosmia'])
    restart()
    expect(app.relaunch).toHaveBeenCalledExactlyOnceWith({ execPath: '/home/luna/Cosmia.AppImage', args: [] })
  })
})
