import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { openApp, SERVER, type OpenedApp } from './open-app.ts'

// One window for all of them, one after another.
test.describe.configure({ mode: 'default' })

let opened: OpenedApp
test.beforeAll(async () => {
  opened = await openApp()
})
test.afterAll(() => opened.close())

/** What a hostile page could try: calls the bridge with values its types do not allow and gives back the code. */
function callWith(area: string, method: string, ...values: unknown[]): Promise<string> {
  return opened.page.evaluate(
    async ([areaName, methodName, args]) => {
      const bridge = window.cosmia as unknown as Record<
        string,
        Record<string, (...all: unknown[]) => unknown>
      >
      const answer = (await bridge[areaName]?.[methodName]?.(...args)) as {
        ok: boolean
        error?: { code: string }
      }
      return answer.ok ? 'ok' : (answer.error?.code ?? 'no code')
    },
    [area, method, values] as const,
  )
}

test('the page sees the bridge and nothing else of the desktop', async () => {
  const seen = await opened.page.evaluate(() => ({
    bridge: Object.fromEntries(
      Object.entries(window.cosmia).map(([area, calls]) => [area, Object.keys(calls)]),
    ),
    others: ['require', 'process', 'module', 'ipcRenderer', 'electron'].filter((name) => name in window),
  }))
  expect(seen).toEqual({
    bridge: {
      session: ['get', 'set', 'remove'],
      files: ['open', 'save'],
      notifications: ['show', 'close', 'onActivate'],
      app: ['info', 'setServer', 'openExternal', 'setBadge'],
      links: ['onOpen'],
      power: ['onResume'],
    },
    others: [],
  })
})

test('app.info names the configured server', async () => {
  const info = await opened.page.evaluate(() => window.cosmia.app.info())
  expect(info).toMatchObject({ ok: true, data: { platform: process.platform, server: SERVER } })
})

test('malformed requests are refused with a code and main stays up', async () => {
  const shown = { tag: 't', title: 'T', body: 'b', route: '/dashboard/home', canReply: false }
  const codes = [
    await callWith('session', 'get'),
    await callWith('session', 'get', null),
    await callWith('session', 'get', { key: 'session' }),
    await callWith('session', 'get', '../../etc/passwd'),
    await callWith('session', 'set', 'session', 42),
    await callWith('session', 'set', 'session', { deep: [{ deeper: new Map([[1, 2]]) }] }),
    await callWith('files', 'open', '__proto__'),
    await callWith('files', 'open', 'constructor'),
    await callWith('files', 'open', 'toString'),
    await callWith('files', 'save', { suggestedName: 'a.txt', bytes: 'text' }),
    await callWith('files', 'save', null),
    await callWith('notifications', 'show', { ...shown, route: 'https://evil.test' }),
    await callWith('notifications', 'show', { ...shown, extra: 1 }),
    await callWith('app', 'setServer', { url: 'http://example.com', publishableKey: 'sb_publishable_1' }),
    await callWith('app', 'openExternal', 'file:///etc/passwd'),
    await callWith('app', 'openExternal', 'javascript:alert(1)'),
    await callWith('app', 'setBadge', -1),
    await callWith('app', 'setBadge', Number.NaN),
  ]
  expect(new Set(codes)).toEqual(new Set(['ipc.invalid_request']))
  expect(await callWith('app', 'info')).toBe('ok')
})

test('oversized requests are refused as too large and main stays up', async () => {
  const shown = { tag: 't', title: 'T', route: '/dashboard/home', canReply: false }
  const codes = [
    await callWith('session', 'set', 'session', 'x'.repeat(200_000)),
    await callWith('session', 'set', 'session', '🪐'.repeat(33_000)),
    await callWith('session', 'get', 'x'.repeat(1_000_000)),
    await callWith('notifications', 'show', { ...shown, body: 'x'.repeat(1_001) }),
    await callWith(
      'files',
      'open',
      Array.from({ length: 50_000 }, () => 1),
    ),
  ]
  expect(new Set(codes)).toEqual(new Set(['ipc.too_large']))
  expect(await callWith('app', 'info')).toBe('ok')
})

test('no page moves the app to another server than the configured one', async () => {
  const own = { url: 'https://evil.test', publishableKey: 'sb_publishable_evil' }
  expect(await callWith('app', 'setServer', own)).toBe('app.server_configured')
  expect(existsSync(path.join(opened.userData, 'server.json'))).toBe(false)
})

test('a session value comes back as it was stored and is gone once removed', async () => {
  const value = `{"token":"${'ñ🪐'.repeat(2_000)}"}`
  const seen = await opened.page.evaluate(async (text) => {
    const { session } = window.cosmia
    const stored = await session.set('bridge-test', text)
    const read = await session.get('bridge-test')
    await session.remove('bridge-test')
    return { stored, same: read.ok && read.data === text, after: await session.get('bridge-test') }
  }, value)
  expect(seen.stored.ok).toBe(true)
  expect(seen).toMatchObject({ same: true, after: { ok: true, data: null } })
})

test('a page in another window is not answered', async () => {
  const [other] = await Promise.all([
    opened.app.waitForEvent('window'),
    opened.app.evaluate(({ app, BrowserWindow }) => {
      const preload = `${app.getAppPath()}/out/preload/index.cjs`
      void new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true } }).loadURL(
        'app://bundle/',
      )
    }),
  ])
  await other.waitForFunction(() => 'cosmia' in window)
  const answer = await other.evaluate(() => window.cosmia.session.get('session'))
  expect(answer).toMatchObject({ ok: false, error: { code: 'ipc.untrusted_sender' } })
  await other.close()
})
