import type { Page, Request, Route } from 'playwright'
import { befriend, password } from '#tests/backend/support/members.ts'
import { Notifications } from '../chat/support/notifications.ts'
import { storedMessages } from '../chat/support/messages.ts'
import type { DesktopApp } from '../fixtures/desktop-app.ts'
import { expect, test } from '../fixtures/test.ts'
import { onLine, type LineFixtures } from '../support/silent-proxy.ts'

const DATA = '**/rest/v1/**'
const RENEWAL = 'token?grant_type=refresh_token'
const HOUR = 3_600_000
/** Milliseconds within which what waited goes out by itself. */
const BY_ITSELF = { timeout: 40_000 }

test.beforeEach(async ({ pageErrors, luna, sol }) => {
  test.slow()
  pageErrors.allow(
    /status of [45]\d\d/,
    /ERR_/,
    /Auth\w*Error/,
    /WebSocket/,
    /JWT/,
    /^No se pud/,
    /live messages|catching up|could not be|waits to be renewed|session that has not ended/,
  )
  await befriend(luna, sol)
})

/** Collects what a window asks for from now on. */
function asked(page: Page, isMeant: (request: Request) => boolean): readonly Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS' && isMeant(request)) requests.push(request)
  })
  return requests
}

const isFor = (path: string) => (request: Request) => request.url().includes(`/auth/v1/${path}`)
/** Not counted: by its notices, which are for everybody, a server is asked whether it is there. */
const isAsNobody = (request: Request) =>
  request.url().includes('/rest/v1/') &&
  !request.url().includes('/rpc/get_client_notices') &&
  request.headers()['authorization']?.split('.').length !== 3

const ahead = (page: Page, hours: number) => page.clock.setSystemTime(Date.now() + hours * HOUR)

test(
  'a data server that refuses fresh tokens for three seconds › a message is written › it goes out, and nobody is signed out',
  { tag: '@again' },
  async ({ app, page, chat, login, luna, sol }) => {
    await app.signIn(luna)
    await chat.open(sol.name)
    const logouts = asked(page, isFor('logout'))
    let until = Infinity
    await page.route(DATA, (route) => {
      if (until === Infinity) until = Date.now() + 3_000
      if (Date.now() >= until) return route.continue()
      return route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT issued at future' } })
    })
    await chat.send('En plena duda')
    await expect.poll(() => storedMessages(luna, sol), BY_ITSELF).toEqual(['En plena duda'])
    await expect(chat.message('En plena duda')).toBeVisible()
    await expect(login.toast('Tu sesión ha terminado')).toHaveCount(0)
    expect(logouts).toEqual([])
  },
)

const A_PAGE = { contentType: 'text/html', body: '<h1>Bad day</h1>' }
const ANSWERS = {
  '429 of the auth server': {
    status: 429,
    json: { error_code: 'over_request_rate_limit', msg: 'slow down' },
  },
  '403 with a page': { status: 403, ...A_PAGE },
  '408 with a page': { status: 408, ...A_PAGE },
  '200 with a page': { status: 200, ...A_PAGE },
} satisfies Record<string, Parameters<Route['fulfill']>[0]>

test(
  'a renewal that is answered 429, or with a page, for a token that has ended › the member stays, the draft too, and it can be sent',
  { tag: '@again' },
  async ({ app, page, home, chat, login, luna, sol }) => {
    await app.signIn(luna)
    await chat.open(sol.name)
    const logouts = asked(page, isFor('logout'))
    const sent: string[] = []
    for (const [name, answer] of Object.entries(ANSWERS)) {
      await test.step(name, async () => {
        await chat.input.fill(name)
        let refused = 0
        await page.route(
          `**/auth/v1/${RENEWAL}`,
          async (route) => {
            await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, ...answer })
            refused += 1
          },
          { times: 1 },
        )
        sent.push(name)
        await ahead(page, 2 * sent.length)
        await home.returnToWindow()
        await expect.poll(() => refused).toBe(1)
        await expect(chat.input).toHaveValue(name)
        await chat.input.press('Enter')
        await expect.poll(() => storedMessages(luna, sol), BY_ITSELF).toEqual(sent)
      })
    }
    await expect(login.toast('Tu sesión ha terminado')).toHaveCount(0)
    expect(logouts).toEqual([])
  },
)

for (const hours of [2, -2, 24, -24])
  test(
    `a clock that is ${hours} hours wrong › sign in, talk and start again › two renewals at most, and the member stays`,
    { tag: '@again' },
    async ({ app, page, chat, dashboard, luna, sol }) => {
      await ahead(page, hours)
      const renewals = asked(page, isFor(RENEWAL))
      await app.signIn(luna)
      await chat.open(sol.name)
      const texts = Array.from({ length: 8 }, (_, index) => `Mensaje ${index + 1}`)
      for (const text of texts) await chat.send(text)
      await expect.poll(() => storedMessages(luna, sol), BY_ITSELF).toEqual(texts)
      await page.reload()
      await expect(dashboard.userMenu).toBeVisible()
      await expect(chat.message('Mensaje 8')).toBeVisible()
      expect(renewals.length).toBeLessThanOrEqual(2)
    },
  )

/** Records the mark that the app's icon gets. @returns the latest: whether there is one */
async function recordMark({ electronApp }: DesktopApp): Promise<() => Promise<boolean | undefined>> {
  await electronApp.evaluate(({ app, BrowserWindow }) => {
    const marks: boolean[] = []
    Object.assign(globalThis, { marks })
    app.setBadgeCount = (count = 0) => marks.push(count > 0) > 0
    for (const window of BrowserWindow.getAllWindows())
      window.setOverlayIcon = (image) => void marks.push(image !== null)
  })
  return () => electronApp.evaluate(() => globalThis.marks.at(-1))
}

test(
  'a session that ends while the window is hidden › one notification and a mark on the icon, until somebody signs in',
  { tag: '@again' },
  async ({ app, page, login, dashboard, luna }) => {
    await app.signIn(luna)
    const notifications = await Notifications.record(app.electronApp)
    const mark = await recordMark(app)
    // A page under a test would else always say that it has the focus.
    await page.evaluate(() => (document.hasFocus = () => false))
    await app.electronApp.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().forEach((window) => window.hide()),
    )
    await page.route(`**/auth/v1/${RENEWAL}`, (route) =>
      route.fulfill({
        status: 400,
        json: { error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' },
      }),
    )
    await page.route(DATA, (route) =>
      route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } }),
    )
    await app.electronApp.evaluate(({ powerMonitor }) => powerMonitor.emit('resume'))
    await expect(login.loginTitle).toBeVisible()
    await expect.poll(() => notifications.shown()).toMatchObject([{ title: 'Tu sesión ha terminado' }])
    await expect.poll(mark).toBe(true)

    await page.evaluate(() => Reflect.deleteProperty(document, 'hasFocus'))
    expect(await notifications.click()).toEqual(['route', 'show'])
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(login.toast('Tu sesión ha terminado')).toBeVisible()
    await page.unrouteAll()
    await login.logIn(luna.email, password)
    await expect(dashboard.userMenu).toBeVisible()
    await expect.poll(mark).toBe(false)
  },
)

const testOnLine = test.extend<LineFixtures>(onLine)

testOnLine(
  'a network that is away while the token ends › it is back › no call goes out as nobody’s, and what waited is sent',
  { tag: '@again' },
  async ({ app, page, line, chat, login, luna, sol }) => {
    await app.signIn(luna)
    await page.clock.install()
    await page.reload()
    await chat.open(sol.name)
    const asNobody = asked(page, isAsNobody)
    line.cut()
    await page.clock.fastForward(2 * HOUR)
    await chat.send('Cuando vuelva la red')
    await expect(login.offline).toBeVisible()
    // By then the auth client would have given up, and answered from memory.
    for (let second = 0; second < 40; second += 5) await page.clock.runFor(5_000)
    line.restore()
    await expect.poll(() => storedMessages(luna, sol), BY_ITSELF).toEqual(['Cuando vuelva la red'])
    await expect(login.offline).toBeHidden()
    expect(asNobody.map((request) => request.url())).toEqual([])
  },
)

declare global {
  // Lives in the main process of the app under test.
  var marks: boolean[]
}
