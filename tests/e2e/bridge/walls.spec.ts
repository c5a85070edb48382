import { expect, test } from 'playwright/test'
import { openApp, SERVER, type OpenedApp } from './open-app.ts'

// One window for all of them, one after another.
test.describe.configure({ mode: 'default' })

let opened: OpenedApp
test.beforeAll(async () => {
  opened = await openApp()
})
test.afterAll(() => opened.close())

/** Notes in main which navigations of the page were refused. */
async function noteRefusals(): Promise<() => Promise<string[]>> {
  await opened.app.evaluate(({ BrowserWindow }) => {
    const refused: string[] = []
    Object.assign(globalThis, { refused })
    BrowserWindow.getAllWindows()[0]?.webContents.on('will-navigate', (event) => {
      setImmediate(() => event.defaultPrevented && refused.push(event.url))
    })
  })
  return () => opened.app.evaluate(() => (globalThis as unknown as { refused: string[] }).refused)
}

/** Does something in the page and gives back the directive of the policy that it ran into. */
function violatedBy(
  action: 'connect' | 'inline-script' | 'frame' | 'outside-image',
  target = '',
): Promise<string> {
  return opened.page.evaluate(
    ([kind, url]) =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
          once: true,
        })
        if (kind === 'connect') fetch(url).catch(() => undefined)
        else if (kind === 'outside-image') new Image().src = url
        else {
          const element = document.createElement(kind === 'frame' ? 'iframe' : 'script')
          if (element instanceof HTMLIFrameElement) element.src = url
          else element.textContent = 'window.injected = true'
          document.body.append(element)
        }
      }),
    [action, target] as const,
  )
}

test('the page cannot be led away from the app', async () => {
  const before = new URL(opened.page.url())
  const refused = await noteRefusals()
  await opened.page.evaluate(() => Object.assign(window, { stillHere: true }))
  const targets = ['https://example.com/', 'http://127.0.0.1:9/', '/assets/other.js', '/files/token']
  for (const [index, target] of targets.entries()) {
    await opened.page.evaluate((url) => {
      location.assign(url)
    }, target)
    await expect.poll(async () => (await refused())[index]).toContain(target)
  }
  expect(await opened.page.evaluate(() => 'stillHere' in window)).toBe(true)
  expect(new URL(opened.page.url())).toMatchObject({ host: before.host, pathname: before.pathname })
})

test('no second window opens: web links go to the browser of the system, others nowhere', async () => {
  await opened.app.evaluate(({ shell }) => {
    const outside: string[] = []
    Object.assign(globalThis, { outside })
    shell.openExternal = async (url) => void outside.push(url)
  })
  const windows = await opened.page.evaluate(() =>
    ['file:///etc/passwd', 'app://bundle/', 'https://example.com/a b', 'mailto:luna@cosmia.test'].map(
      (url) => window.open(url) === null,
    ),
  )
  expect(windows).toEqual([true, true, true, true])
  await expect
    .poll(() => opened.app.evaluate(() => (globalThis as unknown as { outside: string[] }).outside))
    .toEqual(['https://example.com/a%20b', 'mailto:luna@cosmia.test'])
  expect(await opened.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
})

test('the content policy is in force', async () => {
  expect(await violatedBy('connect', 'https://example.com/')).toBe('connect-src')
  expect(await violatedBy('connect', 'http://127.0.0.1:10/')).toBe('connect-src')
  expect(await violatedBy('inline-script')).toBe('script-src-elem')
  expect(await violatedBy('frame', 'https://example.com/')).toBe('frame-src')
  expect(await violatedBy('outside-image', 'https://example.com/a.png')).toBe('img-src')
  expect(await opened.page.evaluate(() => 'injected' in window)).toBe(false)
})

test('the content policy lets the page reach the configured server, plain and live', async () => {
  const violations = await opened.page.evaluate(async (url) => {
    const seen: string[] = []
    document.addEventListener('securitypolicyviolation', (event) => seen.push(event.blockedURI))
    await fetch(`${url}/rest/v1/`).catch(() => undefined)
    const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket`)
    await new Promise((resolve) => socket.addEventListener('error', resolve))
    return seen
  }, SERVER.url)
  expect(violations).toEqual([])
})

test('permissions are denied', async () => {
  const states = await opened.page.evaluate(async () => {
    const place = await new Promise((resolve) => {
      navigator.geolocation.getCurrentPosition(
        () => resolve('given'),
        (error) => resolve(error.code === error.PERMISSION_DENIED ? 'denied' : 'failed'),
      )
    })
    return { place, notifications: await Notification.requestPermission() }
  })
  expect(states).toEqual({ place: 'denied', notifications: 'denied' })
})
