import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { expect, NOBODY, test } from './support/test.ts'

/** What a hostile page could try: calls the bridge with values its types do not allow and gives back the code. */
function callWith(page: Page, area: string, method: string, ...values: unknown[]): Promise<string> {
  return page.evaluate(
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

/** A session value comes back as it was stored, and is gone once removed. */
async function expectStoredSession(page: Page): Promise<void> {
  const value = `{"token":"${'ñ🪐'.repeat(2_000)}"}`
  const seen = await page.evaluate(async (text) => {
    const { session } = window.cosmia
    const stored = await session.set('bridge-test', text)
    const read = await session.get('bridge-test')
    await session.remove('bridge-test')
    return {
      stored,
      same: read.ok && read.data.outcome === 'value' && read.data.value === text,
      after: await session.get('bridge-test'),
    }
  }, value)
  expect(seen.stored.ok).toBe(true)
  expect(seen).toMatchObject({ same: true, after: { ok: true, data: { outcome: 'none' } } })
}

test('the page sees the bridge and nothing else of the desktop, and is the only one that is answered', async ({
  app,
  page,
}) => {
  const seen = await page.evaluate(() => ({
    bridge: Object.fromEntries(
      Object.entries(window.cosmia).map(([area, calls]) => [area, Object.keys(calls)]),
    ),
    others: ['require', 'process', 'module', 'ipcRenderer', 'electron'].filter((name) => name in window),
  }))
  expect(seen).toEqual({
    bridge: {
      session: ['get', 'set', 'remove', 'onAvailable', 'onKept'],
      files: [
        'open',
        'openSeveral',
        'save',
        'choosePlace',
        'writePart',
        'finishParts',
        'discardParts',
        'showInFolder',
        'onPictureSaved',
      ],
      notifications: ['show', 'update', 'close', 'openSettings', 'onActivate'],
      app: [
        'info',
        'setServer',
        'exportDiagnostics',
        'restart',
        'openExternal',
        'setBadge',
        'holdEnd',
        'onEnding',
      ],
      links: ['onOpen'],
      menu: ['onChoose'],
      preferences: ['get', 'change', 'onChange'],
      power: ['onResume'],
      questions: ['open', 'showCertificate', 'giveLogin', 'refuse', 'onChange', 'onCertificateRefused'],
      updates: ['news', 'look', 'download', 'install', 'putOff', 'onChange'],
    },
    others: [],
  })
  const info = await page.evaluate(() => window.cosmia.app.info())
  expect(info).toMatchObject({ ok: true, data: { platform: process.platform, server: NOBODY } })
  await expectStoredSession(page)

  const [other] = await Promise.all([
    app.electronApp.waitForEvent('window'),
    app.electronApp.evaluate(({ app, BrowserWindow }) => {
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

test('requests that are malformed, too large or not for a page are refused with a code, and main stays up', async ({
  app,
  page,
}) => {
  const shown = { tag: 't', title: 'T', body: 'b', route: '/dashboard/home', canReply: false }
  const codes = [
    await callWith(page, 'session', 'get'),
    await callWith(page, 'session', 'get', null),
    await callWith(page, 'session', 'get', { key: 'session' }),
    await callWith(page, 'session', 'get', '../../etc/passwd'),
    await callWith(page, 'session', 'set', 'session', 42),
    await callWith(page, 'session', 'set', 'session', { deep: [{ deeper: new Map([[1, 2]]) }] }),
    await callWith(page, 'files', 'open', '__proto__'),
    await callWith(page, 'files', 'open', 'constructor'),
    await callWith(page, 'files', 'open', 'toString'),
    await callWith(page, 'files', 'save', { suggestedName: 'a.txt', bytes: 'text' }),
    await callWith(page, 'files', 'save', null),
    await callWith(page, 'notifications', 'show', { ...shown, route: 'https://evil.test' }),
    await callWith(page, 'notifications', 'show', { ...shown, extra: 1 }),
    await callWith(page, 'notifications', 'show', { ...shown, picture: 'png' }),
    await callWith(page, 'app', 'setServer', {
      url: 'http://example.com',
      publishableKey: 'sb_publishable_1',
    }),
    await callWith(page, 'app', 'openExternal', 'file:///etc/passwd'),
    await callWith(page, 'app', 'openExternal', 'javascript:alert(1)'),
    await callWith(page, 'preferences', 'change', { quiet: 'forever' }),
    await callWith(page, 'preferences', 'change', { namesOnly: undefined }),
    await callWith(page, 'preferences', 'change', { toldOfTray: false }),
    await callWith(page, 'preferences', 'change', null),
    await callWith(page, 'app', 'setBadge', -1),
    await callWith(page, 'app', 'setBadge', Number.NaN),
  ]
  expect(new Set(codes)).toEqual(new Set(['ipc.invalid_request']))

  const tooLarge = [
    await callWith(page, 'session', 'set', 'session', 'x'.repeat(200_000)),
    await callWith(page, 'session', 'set', 'session', '🪐'.repeat(33_000)),
    await callWith(page, 'session', 'get', 'x'.repeat(1_000_000)),
    await callWith(page, 'notifications', 'show', { ...shown, body: 'x'.repeat(1_001) }),
    await callWith(page, 'notifications', 'show', { ...shown, body: '', picture: new Uint8Array(70_000) }),
    await callWith(
      page,
      'files',
      'open',
      Array.from({ length: 50_000 }, () => 1),
    ),
  ]
  expect(new Set(tooLarge)).toEqual(new Set(['ipc.too_large']))

  // No page moves the app to another server than the configured one.
  const own = { url: 'https://evil.test', publishableKey: 'sb_publishable_evil' }
  expect(await callWith(page, 'app', 'setServer', own)).toBe('app.server_configured')
  expect(existsSync(path.join(app.userData, 'server.json'))).toBe(false)
  expect(await callWith(page, 'app', 'info')).toBe('ok')
})
