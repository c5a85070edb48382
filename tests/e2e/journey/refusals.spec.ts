import type { Page } from 'playwright'
import { codeFor, password, type Member } from '#tests/backend/support/members.ts'
import type { LoginPage } from '#tests/pages/login.page.ts'
import type { DesktopApp } from '../fixtures/desktop-app.ts'
import { asLuna, expect, test } from '../fixtures/test.ts'
import { registration, unconfirmedAccount } from '../support/accounts.ts'

/** What a server says to programs. */
const SERVERS_WORDS = 'Words for programs'

/** Status and code of an answer, or a page of what stands in front of the server; and what the member reads, if that is settled. */
type Refusal = readonly [status: number, code: string, says?: string | RegExp]

const PAGE = 'a page of a proxy'
const BANNED = 'Tu cuenta está suspendida.'
const TOO_MANY = 'Demasiados intentos seguidos.'

/**
 * The way to the auth server, which refuses what is asked at a path, in its own form, as long as `during` runs; that is told
 * whether something was refused by now.
 */
async function refuse(
  page: Page,
  path: string,
  [status, code]: Refusal,
  during: (isRefused: () => boolean) => Promise<void>,
  message = SERVERS_WORDS,
): Promise<void> {
  const address = `**/auth/v1/${path}`
  let isRefused = false
  await page.route(address, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback()
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'x-supabase-api-version',
      'x-supabase-api-version': '2024-01-01',
    }
    if (code === PAGE) await route.fulfill({ status, headers, contentType: 'text/html', body: message })
    else await route.fulfill({ status, headers, json: { code, message } })
    isRefused = true
  })
  await during(() => isRefused)
  await page.unroute(address)
}

test.beforeEach(({ pageErrors }) => {
  pageErrors.allow(/status of [45]\d\d/, /Auth\w*Error/, /No se pud/, /refuse/, /waits to be renewed/, /JWT/)
})

/** Told in words of the app, beside what was typed. */
async function expectRefused(login: LoginPage, [, , says = /\w/]: Refusal, email: string): Promise<void> {
  await expect(login.toast('Error al iniciar sesión')).toContainText(says)
  await expect(login.email).toHaveValue(email)
  await expect(login.page.getByText(SERVERS_WORDS)).toHaveCount(0)
}

const SIGN_INS: readonly Refusal[] = [
  [400, 'invalid_credentials', 'Email o contraseña incorrectos.'],
  [429, 'over_request_rate_limit', TOO_MANY],
  [400, 'user_banned', BANNED],
  [400, 'validation_failed'],
  [400, 'captcha_failed'],
  [422, 'email_provider_disabled'],
  [401, 'no_authorization'],
  [409, 'conflict'],
  [500, 'unexpected_failure', 'El servidor tuvo un problema.'],
  [504, 'request_timeout'],
  [403, PAGE],
  [502, PAGE],
]

test(
  'every refusal of a sign-in is told, keeps what was typed, and the next try works',
  { tag: '@again' },
  async ({ login, page, dashboard, luna }) => {
    test.slow()
    for (const refusal of SIGN_INS) {
      await test.step(refusal.slice(0, 2).join(' '), () =>
        refuse(page, 'token?grant_type=password', refusal, async () => {
          await login.logIn(luna.email, password)
          await expectRefused(login, refusal, luna.email)
          await login.email.fill('')
        }),
      )
    }
    await refuse(page, 'token?grant_type=password', [400, 'email_not_confirmed'], async () => {
      await login.logIn(luna.email, password)
      await login.code.root.waitFor()
      await login.code.later.click()
    })
    await login.logIn(luna.email, password)
    await expect(dashboard.userMenu).toBeVisible()
  },
)

const SIGN_UPS: readonly Refusal[] = [
  [429, 'over_email_send_rate_limit', 'Ahora no podemos enviar emails.'],
  [429, 'over_request_rate_limit', TOO_MANY],
  [422, 'user_already_exists'],
  [422, 'signup_disabled'],
  [422, 'weak_password'],
  [400, 'email_address_invalid', 'El servidor no admite ese email'],
  [400, 'validation_failed', 'El servidor no admite ese email'],
  [500, 'unexpected_failure', SERVERS_WORDS],
  [502, PAGE],
]

test(
  'every refusal of a sign-up is told, keeps what was typed, and the next try works',
  { tag: '@again' },
  async ({ login, page }) => {
    test.slow()
    const values = registration('terca')
    await login.fillRegistration(values)
    const told = login.toast('Sign up Failed')
    const isKept = async () => {
      await expect(login.email).toHaveValue(values.email)
      await expect(login.username).toHaveValue(values.username)
      await expect(login.typeStep.title).toBeHidden()
    }
    for (const refusal of SIGN_UPS) {
      await test.step(refusal.slice(0, 2).join(' '), () =>
        refuse(page, 'signup*', refusal, async () => {
          await login.createAccount.click()
          await expect(told).toContainText(refusal[2] ?? /\w/)
          await isKept()
        }),
      )
    }
    // The rules of the database speak to the member themselves.
    const words = 'Usa un email que vayas a conservar'
    const byHook = async () => {
      await login.createAccount.click()
      await expect(told).toContainText(words)
      await isKept()
    }
    await refuse(page, 'signup*', [403, 'unknown'], byHook, words)
    await login.createAccount.click()
    await expect(login.typeStep.title).toBeVisible()
  },
)

const CODES: readonly Refusal[] = [
  [403, 'otp_expired', 'El código no es válido o ha caducado.'],
  [429, 'over_request_rate_limit', TOO_MANY],
  [403, 'user_banned', BANNED],
  [422, 'otp_disabled', 'No pudimos comprobar el código.'],
  [400, 'validation_failed', 'No pudimos comprobar el código.'],
  [500, 'unexpected_failure'],
  [502, PAGE],
]

test(
  'every refusal of a code is told beside it, and the code itself still works',
  { tag: '@again' },
  async ({ login, page, dashboard, server }) => {
    const email = await unconfirmedAccount(server)
    const code = await codeFor(server, email)
    await login.logIn(email, password)
    await login.code.root.waitFor()
    for (const refusal of CODES) {
      await test.step(refusal.slice(0, 2).join(' '), () =>
        refuse(page, 'verify', refusal, async () => {
          await login.code.type(code)
          await expect(login.code.root.getByRole('alert')).toContainText(refusal[2] ?? /\w/)
          await login.code.input.fill('')
        }),
      )
    }
    await expect(page.getByText(SERVERS_WORDS)).toHaveCount(0)
    await login.code.type(code)
    await expect(dashboard.userMenu).toBeVisible()
  },
)

/** What a window asks of the auth server while somebody is in. */
const USER = 'user'
const RENEWAL = 'token?grant_type=refresh_token'

/** Milliseconds after which a window that is returned to asks again. */
const FRESH = 31_000

/** Looks at the window again after a while: it asks whether the session is there, and for new posts. */
function returning({ page, pages: { home } }: DesktopApp) {
  let later = 0
  /** Until that has come of it. */
  return (hasCome: () => boolean) =>
    expect(async () => {
      await page.clock.setSystemTime(Date.now() + (later += FRESH))
      await home.returnToWindow()
      await expect.poll(hasCome, { timeout: 2_000 }).toBe(true)
    }).toPass({ timeout: 20_000 })
}

/** What says nothing of the session. */
const PASSING: readonly Refusal[] = [
  [429, 'over_request_rate_limit'],
  [401, 'no_authorization'],
  [400, 'validation_failed'],
  [422, 'email_provider_disabled'],
  [500, 'unexpected_failure'],
  [504, 'request_timeout'],
  [403, PAGE],
  [404, PAGE],
  [407, PAGE],
  [451, PAGE],
  [502, PAGE],
]

const testAsLuna = test.extend(asLuna)

testAsLuna(
  'what says nothing of the session leaves the member in, asked whether it is there and asked to renew it',
  { tag: '@again' },
  async ({ app, page, dashboard, home, login }) => {
    test.slow()
    const comeBack = returning(app)
    for (const refusal of PASSING) {
      await test.step(refusal.slice(0, 2).join(' '), async () => {
        await refuse(page, USER, refusal, comeBack)
        await refuse(page, RENEWAL, refusal, (isRefused) => withEndedToken(page, () => comeBack(isRefused)))
        await expect(dashboard.userMenu).toBeVisible()
      })
    }
    await expect(login.toast('Tu sesión ha terminado')).toHaveCount(0)
    await home.publish('Sigo aquí')
  },
)

/** The data API refuses the member's token once, so that the window has the session renewed. */
async function withEndedToken(page: Page, during: () => Promise<void>): Promise<void> {
  const posts = '**/rest/v1/posts?*'
  await page.route(posts, (route) =>
    route.fulfill({
      status: 401,
      headers: { 'access-control-allow-origin': '*' },
      json: { code: 'PGRST303', message: 'JWT expired' },
    }),
  )
  await during()
  await page.unroute(posts)
}

const isTurnedOut = async ({ pages: { login, dashboard } }: DesktopApp, member: Member) => {
  await expect(login.loginTitle).toBeVisible()
  await expect(login.toast('Tu sesión ha terminado')).toContainText('Vuelve a entrar')
  await login.logIn(member.email, password)
  await expect(dashboard.userMenu).toBeVisible()
}

testAsLuna(
  'what ends the session leads to login with a word, and signing in again works',
  { tag: '@again' },
  async ({ app, page, luna, pageErrors }) => {
    test.setTimeout(180_000)
    // A call between the end of the session and the word of it goes out without one.
    pageErrors.allow(/permission denied for/)
    const comeBack = returning(app)
    for (const code of ['session_not_found', 'user_not_found', 'user_banned']) {
      await test.step(`asked whether it is there: ${code}`, async () => {
        await refuse(page, USER, [403, code], comeBack)
        await isTurnedOut(app, luna)
      })
    }
    const final = [
      'refresh_token_not_found',
      'refresh_token_already_used',
      'session_not_found',
      'session_expired',
      'user_banned',
      'user_not_found',
    ]
    for (const code of final) {
      await test.step(`asked to renew it: ${code}`, async () => {
        await refuse(page, RENEWAL, [400, code], (isRefused) =>
          withEndedToken(page, () => comeBack(isRefused)),
        )
        await isTurnedOut(app, luna)
      })
    }
  },
)
