import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fixture, openFixture, type FixtureApp } from './support/fixture-app.ts'
import { Playground } from './support/host-process.ts'

describe('an app that does things too soon or too late', () => {
  let ground: Playground
  beforeEach(() => {
    ground = new Playground()
  })
  afterEach(() => ground.remove())

  it('hears what Electron says, and has its walls held up', async () => {
    const host = ground.start(undefined, [fixture('hasty')], { COSMIA_HOST_PACKAGED: '1' })
    expect(await host.ended).toBe(0)
    expect(host.said[0]).toEqual({
      what: 'refused',
      early: [
        'Cannot create BrowserWindow before app is ready',
        'Cannot create Notification before app is ready',
        'Cannot create Tray before app is ready',
        'dialog module can only be used after app is ready',
        'Session can only be received when app is ready',
        'Session can only be received when app is ready',
        "The 'screen' module can't be used before the app 'ready' event",
      ],
      late: [
        'app.enableSandbox() can only be called before app is ready',
        'protocol.registerSchemesAsPrivileged should be called before app is ready',
        'chromium-host: sandbox must be true',
        'chromium-host: contextIsolation must be true',
        'chromium-host: nodeIntegration must be false',
        'chromium-host: unknown web preference sandboxed',
      ],
      packaged: true,
    })
  })
})

describe('a running app', () => {
  let app: FixtureApp
  beforeEach(async () => {
    app = await openFixture()
  })
  afterEach(() => app.close())

  it('cannot use what was destroyed, nor take a window for its page', async () => {
    const seen = await app.application.evaluate(({ BrowserWindow, webContents }) => {
      const window = BrowserWindow.getAllWindows()[0]
      const contents = window?.webContents
      const areTwo = window?.id !== contents?.id && webContents.fromId(contents?.id ?? 0) === contents
      const refused: string[] = []
      // Another window, so that the app goes on.
      ;(globalThis as unknown as { openWindow(): void }).openWindow()
      window?.destroy()
      for (const use of [() => window?.show(), () => contents?.send('late'), () => window?.getBounds()])
        try {
          use()
        } catch (error) {
          refused.push((error as Error).message)
        }
      return { areTwo, refused, isDestroyed: [window?.isDestroyed(), contents?.isDestroyed()] }
    })
    const gone = 'Object has been destroyed'
    expect(seen).toEqual({ areTwo: true, refused: [gone, gone, gone], isDestroyed: [true, true] })
  })

  it('has pages without what schemes of their own have not', async () => {
    const seen = await app.page.evaluate(async () => {
      document.cookie = 'a=1'
      const worker = await navigator.serviceWorker.register('/page.js').catch((error) => String(error))
      return { cookie: document.cookie, worker: String(worker) }
    })
    expect(seen).toEqual({ cookie: '', worker: expect.stringContaining('protocol of the current origin') })
  })

  it('reads a body no faster than its page, and ends it with whoever wanted it', async () => {
    const taken = () =>
      app.application.evaluate(
        () => (globalThis as unknown as { taken: { bytes: number; isLeft: boolean } }).taken,
      )
    await app.page.evaluate(async () => {
      const leave = new AbortController()
      const { body } = await fetch('/endless', { signal: leave.signal })
      const reader = body?.getReader()
      await reader?.read()
      Object.assign(globalThis, { reader, leave })
    })
    let before = 0
    const moved = async () => {
      const { bytes } = await taken()
      const moves = bytes !== before
      before = bytes
      return moves
    }
    // What Chromium and the line between hold themselves, and no more.
    await expect.poll(moved, { interval: 500, timeout: 20_000 }).toBe(false)
    expect(await taken()).toEqual({ bytes: before, isLeft: false })
    await app.page.evaluate(() => (globalThis as unknown as { leave: AbortController }).leave.abort())
    await expect.poll(taken).toMatchObject({ isLeft: true })
  })

  it('opens no page on a scheme without privileges', async () => {
    const refusal = app.application.evaluate(({ BrowserWindow, protocol }) => {
      protocol.handle('bare', () => new Response(''))
      return BrowserWindow.getAllWindows()[0]?.loadURL('bare://page/')
    })
    await expect(refusal).rejects.toThrow('bare://page/ has no privilege standard, secure, supportFetchAPI')
  })

  it('is asked for full screen at the moment a page wants it', async () => {
    const wanted = (isGranted: boolean) =>
      app.application.evaluate(async ({ BrowserWindow, session }, granted) => {
        session.defaultSession.setPermissionRequestHandler((_contents, permission, answer) =>
          answer(granted && permission === 'fullscreen'),
        )
        const script = 'document.body.requestFullscreen().then(() => "full", (error) => error.message)'
        return BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(script, true)
      }, isGranted)
    expect(await wanted(false)).toBe('Permissions check failed')
    expect(await wanted(true)).toBe('full')
  })

  it('hears of notifications that run out, and nothing of those it closes itself', async () => {
    const heard = await app.application.evaluate(({ Notification }) => {
      const reasons: unknown[] = []
      const notification = new Notification({ title: 'a' })
      notification.on('close', ({ reason }) => reasons.push(reason))
      const system = notification as unknown as { end(reason: string): void }
      notification.show()
      system.end('timedOut')
      notification.close()
      notification.show()
      system.end('userCanceled')
      return reasons
    })
    expect(heard).toEqual(['timedOut', 'userCanceled'])
  })

  it('is reached by an earlier notification only once it has asked for notifications, and by no id of any length', async () => {
    const seen = await app.application.evaluate(({ Notification }) => {
      const system = Notification as unknown as { activate(details: unknown): boolean }
      const refused = (id: string) => {
        try {
          return new Notification({ id }).id
        } catch (error) {
          return (error as Error).message
        }
      }
      Notification.handleActivation(() => {})
      const early = system.activate({ type: 'click' })
      Notification.isSupported()
      const late = system.activate({ type: 'click' })
      return { early, late, ids: [refused('x'.repeat(64)), refused('x'.repeat(65)), refused('a=b')] }
    })
    expect(seen).toMatchObject({ early: false, late: true })
    expect(seen.ids).toEqual([
      'x'.repeat(64),
      expect.stringContaining('64 UTF-16 characters'),
      expect.stringContaining("'&', '='"),
    ])
  })

  it('hears that the system shows none of its notifications', async () => {
    const heard = await app.application.evaluate(({ Notification }) => {
      process.env['COSMIA_HOST_NOTIFICATIONS'] = 'fail'
      const events: string[] = []
      const notification = new Notification({ title: 'a' })
      notification.on('show', () => events.push('show'))
      notification.on('failed', (_event, error) => events.push(error))
      notification.show()
      return events
    })
    expect(heard).toEqual(['the system shows none'])
  })

  it('has its menus looked through', async () => {
    const refused = app.application.evaluate(({ Menu }) => {
      Menu.buildFromTemplate([{ submenu: [] }])
    })
    await expect(refused).rejects.toThrow('must have at least one of label, role or type')
    const keys = (...accelerators: readonly string[]) =>
      app.application.evaluate(
        ({ Menu }, given) =>
          given.map((accelerator) => Menu.buildFromTemplate([{ label: 'a', accelerator }])).length,
        accelerators,
      )
    expect(await keys('CmdOrCtrl+Plus', 'CmdOrCtrl+=', 'Alt+Shift+F4', 'CmdOrCtrl+numadd', 'A')).toBe(5)
    for (const wrong of ['CmdOrCtl+N', 'Ctrl+Shift', 'Ctrl+Spacebar', 'Ctrl++', 'Ctrl+ñ'])
      await expect(keys(wrong)).rejects.toThrow(`${wrong} is no accelerator`)
  })

  it('gets no drawing from a hidden window where Wayland has it so, and shows one by maximising it', async () => {
    process.env['COSMIA_HOST_WAYLAND'] = '1'
    try {
      const other = await openFixture(undefined, false)
      const shown = () =>
        other.application.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible())
      await other.page.waitForLoadState('load')
      expect(await shown()).toBe(false)
      // Nothing tells that no frame is drawn: there is none for longer than twelve of them take.
      const tick = () =>
        other.page.evaluate(() => {
          const frame = new Promise<string>((resolve) => requestAnimationFrame(() => resolve('drawn')))
          const timer = new Promise<string>((resolve) => setTimeout(() => resolve('waited'), 200))
          return Promise.race([frame, timer])
        })
      await expect.poll(tick).toBe('waited')
      await other.application.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.maximize())
      expect(await shown()).toBe(true)
      await expect.poll(tick).toBe('drawn')
      await other.close()
    } finally {
      delete process.env['COSMIA_HOST_WAYLAND']
    }
  })
})
