import { readFileSync } from 'node:fs'
import { noteNotRun } from '#tests/not-run.ts'
import { expect, test } from './support/test.ts'
import { processesInTray, TrayIcon } from './support/tray.ts'

const WAITED = 'the system has said nothing for 20 seconds'

/** What a system says that shows none to a program of tests, by the words of Electron 45. */
const REFUSALS: Partial<Record<NodeJS.Platform, RegExp>> = {
  // Of a program that nobody has signed, or while it asks its member, whom a runner has not.
  darwin: new RegExp(`UNErrorDomain error 1|not allowed for this application|${WAITED}`),
  // Servers of Windows have them switched off (windows_toast_notification.cc, FailureResultToString).
  win32: /Settings prevent the notification|notification platform is unavailable/,
}

// What the Chromium host cannot show: these need the Electron of the system.
test.describe('@electron', () => {
  test('the page runs in the sandbox, apart from Node and from the preload', async ({ app }) => {
    const page = await app.electronApp.evaluate(({ app, BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents
      const pid = contents?.getOSProcessId()
      const metric = app.getAppMetrics().find((each) => each.pid === pid)
      // Not in Electron's types, but in its documentation of what is set by default.
      const { getLastWebPreferences } = contents as unknown as { getLastWebPreferences(): object }
      return { pid, isSandboxed: metric?.sandboxed, preferences: getLastWebPreferences.call(contents) }
    })
    const inPage = await app.page.evaluate(() =>
      ['require', 'process', 'global'].filter((name) => name in window),
    )
    expect(inPage).toEqual([])
    expect(page.preferences).toMatchObject({ sandbox: true, contextIsolation: true, nodeIntegration: false })
    // Electron tells of the sandbox on macOS and Windows. For root there is none.
    if (process.platform !== 'linux') expect(page.isSandboxed).toBe(true)
    else if (process.getuid?.() !== 0)
      expect(readFileSync(`/proc/${page.pid}/status`, 'utf8')).toMatch(/^Seccomp:\s+2$/m)
  })

  test('nothing of the page can be opened in another window, nor a file in this one', async ({
    app,
    page,
  }) => {
    await page.evaluate(() => window.open('https://example.com/') ?? undefined)
    await page.evaluate(() => location.assign('file:///etc/passwd'))
    const seen = await app.electronApp.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map((window) => window.webContents.getURL()),
    )
    expect(seen).toEqual([expect.stringMatching(/^app:\/\/bundle\//)])
  })

  test('the keychain of the system keeps what the page gives it', async ({ app, page }) => {
    const kept = await page.evaluate(() => window.cosmia.session.set('electron-test', 'órbita'))
    expect(kept).toEqual({ ok: true, data: { kept: 'keychain' } })
    await app.restart()
    const read = await app.page.evaluate(async () => {
      const { session } = window.cosmia
      const value = await session.get('electron-test')
      await session.remove('electron-test')
      return value
    })
    expect(read).toEqual({ ok: true, data: { outcome: 'value', value: 'órbita' } })
  })

  test('the system shows a notification, or the member is told that it does not', async ({ app, page }) => {
    const outcome = await app.electronApp.evaluateHandle(({ Notification }, waited) => {
      const { promise, resolve } = Promise.withResolvers<string>()
      const show = Notification.prototype.show
      Notification.prototype.show = function shown() {
        this.once('show', () => resolve('shown'))
        this.once('failed', (_event, error) => resolve(error))
        show.call(this)
        setTimeout(() => resolve(waited), 20_000)
      }
      return { promise }
    }, WAITED)
    const notification = {
      tag: 'sol',
      title: 'Sol',
      body: '¿Vienes?',
      route: '/dashboard/home',
      canReply: true,
    }
    await page.evaluate((shown) => window.cosmia.notifications.show(shown), notification)
    const said = await outcome.evaluate(({ promise }) => promise)
    if (said !== 'shown') {
      expect(said).toMatch(REFUSALS[process.platform] ?? /^shown$/)
      noteNotRun('the system shows a notification', said)
    }
    const preferences = await page.evaluate(() => window.cosmia.preferences.get())
    expect(preferences.ok && preferences.data.offered.notifications).toBe(said === 'shown' || said === WAITED)
    await page.evaluate(() => window.cosmia.notifications.close('sol'))
  })

  test('the system takes the count of what is unread', async ({ app, page }) => {
    expect(await page.evaluate(() => window.cosmia.app.setBadge(3))).toEqual({ ok: true, data: null })
    // Only macOS lets a program read it.
    const dock = () => app.electronApp.evaluate(({ app }) => app.dock?.getBadge() ?? null)
    expect(await dock()).toBe(process.platform === 'darwin' ? '3' : null)
    expect(await page.evaluate(() => window.cosmia.app.setBadge(0))).toEqual({ ok: true, data: null })
    expect(await dock()).toBe(process.platform === 'darwin' ? '' : null)
  })

  test('the icon in the tray is one that the system shows, wherever it shows any', async ({ app, page }) => {
    const tray = await TrayIcon.record(app.electronApp)
    const preferences = await page.evaluate(() => window.cosmia.preferences.get())
    const isOffered = preferences.ok && preferences.data.offered.tray
    expect(isOffered).toBe(process.platform === 'win32' || processesInTray() !== null)
    if (!isOffered) return
    await page.evaluate(() => window.cosmia.app.setBadge(2))
    await expect.poll(() => tray.words()).toBe('Cosmia · 2 conversaciones sin leer')
    expect(await tray.survives()).toBe(true)
    if (process.platform === 'win32') expect(await tray.width()).toBeGreaterThan(0)
    else expect(processesInTray()).toContain(app.electronApp.process().pid)
  })

  test('the window is drawn on the display of its session, be that X or Wayland', async ({ app }) => {
    const pid = await app.electronApp.evaluate(({ app }) =>
      app.getAppMetrics().flatMap(({ type, pid }) => (type === 'GPU' ? [pid] : [])),
    )
    // Other systems have one kind each.
    if (process.platform !== 'linux') return
    const isOnWayland = readFileSync(`/proc/${pid[0]}/cmdline`, 'utf8').includes('--ozone-platform=wayland')
    expect(isOnWayland).toBe(process.env['XDG_SESSION_TYPE'] === 'wayland')
  })

  test('the icons of window, tray and program are pictures that the system can draw', async ({ app }) => {
    const sizes = await app.electronApp.evaluate(({ app, nativeImage }) =>
      [16, 24, 32, 256].map((side) => {
        const file = `${app.getAppPath()}/resources/icons/${side}x${side}.png`
        return nativeImage.createFromPath(file).getSize().width
      }),
    )
    expect(sizes).toEqual([16, 24, 32, 256])
  })

  test('a video may fill the screen, and the page keeps to its content policy', async ({ page }) => {
    const refused = await page.evaluate(async () => {
      const heard = new Promise<string>((resolve) =>
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective)),
      )
      document.head.append(
        Object.assign(document.createElement('script'), { textContent: 'window.evil = 1' }),
      )
      return { directive: await heard, ran: 'evil' in window, cookies: document.cookie }
    })
    expect(refused).toEqual({ directive: 'script-src-elem', ran: false, cookies: '' })
    await page.getByRole('heading').first().click()
    await page.evaluate(() => document.documentElement.requestFullscreen())
    expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  })
})
