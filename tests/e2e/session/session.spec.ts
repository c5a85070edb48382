import { startBackend } from '#tests/backend/start-backend.ts'
import { befriend, newMember, password, type Member } from '#tests/backend/support/members.ts'
import { hasSecretService, SecretService } from '#tests/keychain/secret-service.ts'
import { ChatPage } from '#tests/pages/chat.page.ts'
import { DashboardPage } from '#tests/pages/dashboard.page.ts'
import { HomePage } from '#tests/pages/home.page.ts'
import { LoginPage } from '#tests/pages/login.page.ts'
import { expect, test } from '../fixtures/test.ts'
import { sendMessages } from '../chat/support/messages.ts'
import { signIn } from '../support/sign-in.ts'

test.use({ seed: 'none' })

const nameOf = ({ email }: Member) => email.replace(/@.*/, '')

if (await hasSecretService('a keychain that fails while the app runs'))
  for (const trouble of ['locks', 'hangs'] as const)
    test(`a keychain that ${trouble} while the app runs changes nothing for the member`, async ({
      launchApp,
      backend,
    }) => {
      test.slow()
      const [luna, sol] = [
        await newMember(backend, `luna-${trouble}`),
        await newMember(backend, `sol-${trouble}`),
      ]
      await befriend(sol, luna)
      const keychain = await SecretService.create()
      await keychain.start()
      const env = { DBUS_SESSION_BUS_ADDRESS: keychain.environment['DBUS_SESSION_BUS_ADDRESS'] ?? '' }
      const { page } = await launchApp({ env })
      await signIn(page, luna)
      const [home, chat] = [new HomePage(page), new ChatPage(page)]
      await chat.openFromSidebar(nameOf(sol))

      if (trouble === 'locks') keychain.lock()
      else keychain.silence()
      await sendMessages(sol, luna, ['¿Sigues ahí?'])
      await expect(chat.message('¿Sigues ahí?')).toBeVisible()
      await chat.send('Aquí sigo')
      await expect
        .poll(async () => (await sol.client.from('chat_messages').select('content')).data)
        .toContainEqual({
          content: 'Aquí sigo',
        })
      await chat.close()
      await home.publish(`Sin llavero también: ${trouble}`)
      await page.reload()
      await expect(home.post(`Sin llavero también: ${trouble}`).root).toBeVisible()
      keychain.answerAgain()
      await keychain.dispose()
    })

test('the session of one server is neither given to another nor lost to it', async ({
  launchApp,
  backend,
}, testInfo) => {
  // Three starts in one test.
  test.slow()
  const other = await startBackend()
  const userData = testInfo.outputPath('profile')
  const luna = await newMember(backend, 'luna-aqui')
  const first = await launchApp({ userData })
  await signIn(first.page, luna)
  await first.close()

  const elsewhere = await launchApp({ userData, server: other })
  const login = new LoginPage(elsewhere.page)
  await expect(login.loginTitle).toBeVisible()
  await signIn(elsewhere.page, await newMember(other, 'luna-alli'))
  await new DashboardPage(elsewhere.page).signOut()
  await elsewhere.close()
  await other.stop()

  const again = await launchApp({ userData })
  await expect(new DashboardPage(again.page).userMenu).toBeVisible()
})

test('a session that the server has ended leads to login with a word, and what was typed stays', async ({
  launchApp,
  backend,
  pageErrors,
}) => {
  pageErrors.allow(/status of 40[01]/, /AuthApiError/, /No se pudo/)
  const luna = await newMember(backend, 'luna-fuera')
  const { page } = await launchApp()
  await signIn(page, luna)
  const [home, login] = [new HomePage(page), new LoginPage(page)]
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

test('a token that is refused is renewed, and the member notices nothing', async ({
  launchApp,
  backend,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/)
  const { page } = await launchApp()
  await signIn(page, await newMember(backend, 'luna-sigue'))
  const home = new HomePage(page)
  const refused = new Set<string>()
  await page.route('**/rest/v1/posts*', async (route) => {
    const token = route.request().headers()['authorization'] ?? ''
    if (refused.size > 0 && !refused.has(token)) return route.continue()
    refused.add(token)
    await route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT' } })
  })
  await home.publish('Con un pase nuevo')
  expect(refused.size).toBe(1)
})
