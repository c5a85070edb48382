import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFixture, type FixtureApp } from './support/fixture-app.ts'

let app: FixtureApp
let server: Server
let outside: string

beforeAll(async () => {
  server = createServer((_, response) =>
    response.setHeader('access-control-allow-origin', '*').end('outside'),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  outside = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  app = await openFixture()
})
afterAll(async () => {
  await app.close()
  server.close()
})

const inPage = (expression: string): Promise<unknown> => app.page.evaluate(expression)

describe("the app's protocol", () => {
  it('makes a secure context', async () => {
    expect(await inPage('isSecureContext')).toBe(true)
  })

  it('passes method and body to the handler, which sees its own scheme', async () => {
    const echo = await inPage(`fetch('/echo', { method: 'POST', body: 'señal' }).then((r) => r.json())`)
    expect(echo).toMatchObject({ method: 'POST', body: 'señal', url: 'app://bundle/echo' })
  })

  it('is reached under its own scheme too', async () => {
    const echo = await inPage(
      `fetch('app://bundle/echo', { headers: { range: 'bytes=1-3' } }).then((r) => r.json())`,
    )
    expect(echo).toMatchObject({ range: 'bytes=1-3', url: 'app://bundle/echo' })
  })

  it('passes status and headers back', async () => {
    const part = `fetch('/part').then(async (r) => [r.status, r.headers.get('content-range'), await r.text()])`
    expect(await inPage(part)).toEqual([206, 'bytes 1-3/6', 'bcd'])
  })
})

describe('the content security policy', () => {
  it('stops an inline script, and says so in the console', async () => {
    const run = `(() => { const s = document.createElement('script'); s.textContent = 'window.ran = 1'; document.body.append(s); return typeof ran })()`
    expect(await inPage(run)).toBe('undefined')
    await expect.poll(() => app.console.join('\n')).toMatch(/inline script violates.+default-src/is)
  })

  it('lets the page reach what it names and nothing else', async () => {
    expect(await inPage(`fetch('${outside}').then((r) => r.text())`)).toBe('outside')
    expect(
      await inPage(`fetch('${outside.replace('127.0.0.1', 'localhost')}').catch((e) => e.message)`),
    ).toBe('Failed to fetch')
  })
})

describe('navigation', () => {
  it('asks the main process about what the page wants, and stays when it refuses', async () => {
    await app.application.evaluate(({ BrowserWindow }) => {
      const asked: string[] = []
      Object.assign(globalThis, { asked })
      BrowserWindow.getAllWindows()[0]?.webContents.on('will-navigate', (event, url) => {
        event.preventDefault()
        asked.push(url)
      })
    })
    await app.page.getByRole('link', { name: 'away' }).click()
    await inPage(`(location.href = '${outside}')`)
    const asked = () => app.application.evaluate(() => (globalThis as unknown as { asked: string[] }).asked)
    await expect.poll(asked).toEqual(['https://example.com/', outside])
    expect(await inPage('document.title')).toBe('Fixture page')
  })

  it('does not ask about a reload by the main process', async () => {
    await inPage('(window.old = 1)')
    await app.application.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.reload(),
    )
    await expect.poll(() => inPage('typeof old').catch(() => 'loading')).toBe('undefined')
    await app.page.getByRole('heading').waitFor()
  })

  it('runs the preload again after a reload and forgets listeners of the old page', async () => {
    await inPage(`(bridge.on('late', () => { throw new Error('a listener of the old page') }), undefined)`)
    const failures: string[] = []
    app.page.on('pageerror', (error) => failures.push(error.message))
    await app.page.reload()
    expect(await inPage('document.body.dataset.bridge')).toBe('1')
    await app.application.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.send('late'),
    )
    expect(await inPage(`bridge.invoke('echo', 'after')`)).toBe('after')
    expect(failures).toEqual([])
  })
})

describe('new windows', () => {
  it.each([
    ['window.open', () => inPage(`window.open('${outside}', 'name', 'width=9')`)],
    ['a link', () => app.page.getByRole('link', { name: 'new' }).click()],
  ])('asks the main process about %s and opens none', async (_, open) => {
    await app.application.evaluate(({ BrowserWindow }) => {
      const opened: string[] = []
      Object.assign(globalThis, { opened })
      BrowserWindow.getAllWindows()[0]?.webContents.setWindowOpenHandler(({ url }) => {
        opened.push(url)
        return { action: 'deny' }
      })
    })
    expect((await open()) ?? null).toBe(null)
    const opened = () =>
      app.application.evaluate(() => (globalThis as unknown as { opened: string[] }).opened.length)
    await expect.poll(opened).toBe(1)
    expect(app.application.windows()).toHaveLength(1)
  })
})

it('grants a page what the session grants', async () => {
  const states = `Promise.all(['geolocation', 'notifications'].map(async (name) => (await navigator.permissions.query({ name })).state))`
  await expect.poll(() => inPage(states)).toEqual(['granted', 'granted'])
  await app.application.evaluate(({ session }) =>
    session.defaultSession.setPermissionRequestHandler((_, permission, answer) =>
      answer(permission === 'geolocation'),
    ),
  )
  await app.page.reload()
  await expect.poll(() => inPage(states)).toEqual(['granted', 'denied'])
})

it('asks about every navigation of a frame, be it its first', async () => {
  await app.application.evaluate(({ BrowserWindow }) => {
    const asked: unknown[] = []
    Object.assign(globalThis, { asked })
    BrowserWindow.getAllWindows()[0]?.webContents.on('will-frame-navigate', (event) => {
      asked.push([event.url, event.isMainFrame])
      if (event.url.endsWith('/echo')) event.preventDefault()
    })
  })
  await app.page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.setAttribute('src', 'app://other/index.html')
    document.body.append(frame)
  })
  const frame = () => app.page.frames().find((each) => each.url().includes('other'))
  const asked = () => app.application.evaluate(() => (globalThis as unknown as { asked: unknown[] }).asked)
  await expect.poll(asked).toEqual([['app://other/index.html', false]])
  await expect.poll(() => frame()?.evaluate(() => document.readyState)).toBe('complete')
  await frame()?.evaluate(() => {
    location.assign('/echo')
  })
  await expect.poll(asked).toContainEqual(['app://other/echo', false])
  expect(frame()?.url()).toContain('/index.html')
})
