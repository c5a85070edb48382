import type { Page } from 'playwright'
import { befriend, password } from '#tests/backend/support/members.ts'
import { hasSecretService } from '#tests/keychain/secret-service.ts'
import { newPatientMember } from '../fixtures/members.ts'
import { sendMessages, storedMessages } from '../chat/support/messages.ts'
import { keptOnDisk } from '../support/kept.ts'
import { expect, test } from '../support/keychain-app.ts'

/** The pass that the page shows the server with its next request for posts. */
async function nextToken(page: Page): Promise<string> {
  const request = await page.waitForRequest((sent) => sent.url().includes('/rest/v1/posts'))
  return request.headers()['authorization'] ?? ''
}

/** Resolves once the server would give another pass than this one: two of the same second are the same. */
async function untilNextPass(token: string): Promise<void> {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  const { iat } = JSON.parse(claims) as { iat: number }
  await expect.poll(() => Date.now() / 1_000, { intervals: [50] }).toBeGreaterThanOrEqual(iat + 1)
}

/** Has the server refuse a pass, so that the app gets itself another one. */
async function refuse(page: Page, token: string): Promise<void> {
  await untilNextPass(token)
  await page.route('**/rest/v1/posts*', (route) =>
    route.request().headers()['authorization'] === token
      ? route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT' } })
      : route.continue(),
  )
}

if (await hasSecretService('a keychain that fails while the app runs')) {
  for (const trouble of ['locks', 'hangs'] as const)
    test(
      `a keychain that ${trouble} while the app runs changes nothing for the member`,
      { tag: '@again' },
      async ({ keychain, keychainApp: app, luna, sol }) => {
        test.slow()
        await befriend(sol, luna)
        const { home, chat } = app.pages
        await app.signIn(luna)
        await chat.openFromSidebar(sol.name)

        if (trouble === 'locks') keychain.lock()
        else keychain.silence()
        await sendMessages(sol, luna, ['¿Sigues ahí?'])
        await expect(chat.message('¿Sigues ahí?')).toBeVisible()
        await chat.send('Aquí sigo')
        await expect.poll(() => storedMessages(sol, luna)).toEqual(['¿Sigues ahí?', 'Aquí sigo'])
        await chat.close()
        await home.publish(`Sin llavero también: ${trouble}`)
        await app.page.reload()
        await expect(home.post(`Sin llavero también: ${trouble}`).root).toBeVisible()
      },
    )

  test(
    'a keyring that is locked when the system starts the app is waited for, and its member is then let in',
    { tag: '@again' },
    async ({ keychain, keychainApp: app, luna }) => {
      // Two starts in one test.
      test.slow()
      await app.signIn(luna)
      await app.pages.home.publish('Antes de apagar el equipo')
      await expect.poll(() => keptOnDisk(app.page)).toContain('Antes de apagar el equipo')
      await app.close()
      keychain.lock()
      const { login } = await app.restart()
      await expect(login.loginTitle).toBeVisible()
      await expect(login.waitingForKeychain).toContainText('También puedes iniciar sesión ahora')
      await expect(login.signIn).toBeEnabled()
      expect(await keptOnDisk(app.page)).toContain('Antes de apagar el equipo')

      await keychain.stop()
      await keychain.start()
      await expect(app.pages.dashboard.userMenu).toBeVisible({ timeout: 15_000 })
      await expect(app.pages.home.post('Antes de apagar el equipo').root).toBeVisible()
      await expect(login.waitingForKeychain).toBeHidden()
    },
  )

  for (const keyring of ['its keyring', 'an empty keyring'] as const)
    test(
      `a keychain that dies and is started again with ${keyring} gets what was renewed meanwhile`,
      { tag: '@again' },
      async ({ keychain, keychainApp: app, pageErrors, luna }) => {
        // Two starts in one test.
        test.slow()
        pageErrors.allow(/status of 401/)
        await app.signIn(luna)
        const [first] = await Promise.all([nextToken(app.page), app.page.reload()])
        await keychain.stop()

        await refuse(app.page, first)
        await app.pages.home.publish(`Publicado sin llavero, con ${keyring} después`)
        const [renewed] = await Promise.all([nextToken(app.page), app.page.reload()])
        expect(renewed).not.toBe(first)

        if (keyring === 'an empty keyring') keychain.forget()
        await keychain.start()
        const { dashboard, home } = await app.restart()
        await expect(dashboard.userMenu).toBeVisible()
        const [stored] = await Promise.all([nextToken(app.page), home.publish(`Sigo aquí, con ${keyring}`)])
        expect(stored).toBe(renewed)
      },
    )
}

test(
  'the session of one server is neither given to another nor lost to it',
  { tag: '@again' },
  async ({ app, launchApp, ownServer, luna }) => {
    // Three starts in one test.
    test.slow()
    const { userData } = app
    await app.signIn(luna)
    await app.close()

    const elsewhere = await launchApp({ userData, server: ownServer })
    await expect(elsewhere.pages.login.loginTitle).toBeVisible()
    const dashboard = await elsewhere.signIn(await newPatientMember(ownServer, 'luna'))
    await dashboard.signOut()
    await elsewhere.close()

    const again = await launchApp({ userData })
    await expect(again.pages.dashboard.userMenu).toBeVisible()
  },
)

test('a session that the server has ended leads to login with a word, and what was typed stays', async ({
  app,
  page,
  home,
  login,
  pageErrors,
  luna,
}) => {
  pageErrors.allow(/status of 40[01]/, /AuthApiError/, /No se pudo/)
  await app.signIn(luna)
  const dialog = await home.openDialog()
  await dialog.text.fill('Lo que estaba escribiendo')
  // As of a server that knows neither the access token nor the refresh token any more.
  await page.route('**/rest/v1/**', (route) =>
    route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT' } }),
  )
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
    route.fulfill({
      status: 400,
      json: { error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' },
    }),
  )
  await dialog.publish.click()
  await expect(login.loginTitle).toBeVisible()
  await expect(login.toast('Tu sesión ha terminado')).toContainText('sigue guardado')
  await page.unrouteAll()
  await login.logIn(luna.email, password)
  await home.openDialog()
  await expect(home.dialog.text).toHaveValue('Lo que estaba escribiendo')
})

test(
  'a token that is refused is renewed, and the member notices nothing',
  { tag: '@again' },
  async ({ app, page, home, pageErrors, luna }) => {
    pageErrors.allow(/status of 401/)
    await app.signIn(luna)
    const refused = new Set<string>()
    await page.route('**/rest/v1/posts*', async (route) => {
      const token = route.request().headers()['authorization'] ?? ''
      if (refused.size > 0 && !refused.has(token)) return route.continue()
      refused.add(token)
      await untilNextPass(token)
      await route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT' } })
    })
    await home.publish('Con un pase nuevo')
    expect(refused.size).toBe(1)
  },
)
