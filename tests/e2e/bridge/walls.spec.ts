import type { Page } from 'playwright'
import type { DesktopApp } from '../fixtures/desktop-app.ts'
import { expect, NOBODY, test } from './support/test.ts'

/** Notes in main which navigations of the page were refused. */
async function noteRefusals({ electronApp }: DesktopApp): Promise<() => Promise<string[]>> {
  await electronApp.evaluate(({ BrowserWindow }) => {
    const refused: string[] = []
    Object.assign(globalThis, { refused })
    BrowserWindow.getAllWindows()[0]?.webContents.on('will-navigate', (event) => {
      setImmediate(() => event.defaultPrevented && refused.push(event.url))
    })
  })
  return () => electronApp.evaluate(() => (globalThis as unknown as { refused: string[] }).refused)
}

/** Does something in the page and gives back the directive of the policy that it ran into. */
function violatedBy(
  page: Page,
  action: 'connect' | 'inline-script' | 'frame' | 'outside-image',
  target = '',
): Promise<string> {
  return page.evaluate(
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

test('the page cannot be led away from the app, and opens no second window: web links go to the browser of the system', async ({
  app,
  page,
}) => {
  const before = new URL(page.url())
  const refused = await noteRefusals(app)
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  const targets = [
    'https://example.com/',
    'https://example.com/#place',
    'http://127.0.0.1:9/',
    '/assets/other.js',
    '/files/token',
  ]
  for (const [index, target] of targets.entries()) {
    await page.evaluate((url) => {
      location.assign(url)
    }, target)
    await expect.poll(async () => (await refused())[index]).toContain(target)
  }
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
  expect(new URL(page.url())).toMatchObject({ host: before.host, pathname: before.pathname })

  await app.electronApp.evaluate(({ shell }) => {
    const outside: string[] = []
    Object.assign(globalThis, { outside })
    shell.openExternal = async (url) => void outside.push(url)
  })
  const windows = await page.evaluate(() =>
    ['file:///etc/passwd', 'app://bundle/', 'https://example.com/a b', 'mailto:luna@cosmia.test'].map(
      (url) => window.open(url) === null,
    ),
  )
  expect(windows).toEqual([true, true, true, true])
  await expect
    .poll(() => app.electronApp.evaluate(() => (globalThis as unknown as { outside: string[] }).outside))
    .toEqual(['https://example.com/a%20b', 'mailto:luna@cosmia.test'])
  expect(await app.electronApp.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
})

test('the content policy is in force and lets the page reach the configured server, plain and live; permissions are denied', async ({
  page,
}) => {
  expect(await violatedBy(page, 'connect', 'https://example.com/')).toBe('connect-src')
  expect(await violatedBy(page, 'connect', 'http://127.0.0.1:10/')).toBe('connect-src')
  expect(await violatedBy(page, 'inline-script')).toBe('script-src-elem')
  expect(await violatedBy(page, 'frame', 'https://example.com/')).toBe('frame-src')
  expect(await violatedBy(page, 'outside-image', 'https://example.com/a.png')).toBe('img-src')
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)

  const violations = await page.evaluate(async (url) => {
    const seen: string[] = []
    document.addEventListener('securitypolicyviolation', (event) => seen.push(event.blockedURI))
    await fetch(`${url}/rest/v1/`).catch(() => undefined)
    const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket`)
    await new Promise((resolve) => socket.addEventListener('error', resolve))
    return seen
  }, NOBODY.url)
  expect(violations).toEqual([])

  const states = await page.evaluate(async () => {
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
