import { startBackend } from '#tests/backend/start-backend.ts'
import { newMember, password } from '#tests/backend/support/members.ts'
import { DashboardPage } from '#tests/pages/dashboard.page.ts'
import { HomePage } from '#tests/pages/home.page.ts'
import { LoginPage } from '#tests/pages/login.page.ts'
import { writePosts } from '../feed/support/content.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ seed: 'none' })

/** Whatever was under way when the server went is reported by the page. */
const GONE = /./

test('a server that goes away is told quietly, and the line goes when it is back', async ({
  launchApp,
  pageErrors,
}) => {
  test.slow()
  pageErrors.allow(GONE)
  const server = await startBackend()
  const login = new LoginPage((await launchApp({ server })).page)
  await server.stop()
  await login.logIn('ana@prueba.test', password)
  await expect(login.offline).toBeVisible()
  await expect(login.email).toHaveValue('ana@prueba.test')
  const back = await startBackend({ port: Number(new URL(server.url).port) })
  await expect(login.offline).toBeHidden()
  await back.stop()
})

test('a member can sign out while the server is away, and is told that it took no part', async ({
  launchApp,
  pageErrors,
}) => {
  test.slow()
  pageErrors.allow(GONE)
  const server = await startBackend()
  const { email } = await newMember(server, 'salida')
  const login = new LoginPage((await launchApp({ server })).page)
  await login.logIn(email, password)
  const dashboard = new DashboardPage(login.page)
  await dashboard.userMenu.waitFor()
  await server.stop()
  await dashboard.signOut()
  await expect(login.loginTitle).toBeVisible()
  await expect(login.toast('Sign out Failed')).toBeVisible()
})

test('a feed opened while the server is away says so, and shows its posts by itself when it is back', async ({
  launchApp,
  pageErrors,
}, testInfo) => {
  test.slow()
  pageErrors.allow(GONE)
  const data = testInfo.outputPath('server')
  const server = await startBackend({ data })
  const luna = await newMember(server, 'luna')
  await writePosts(luna, ['Sigo aquí'], 'humordidas')
  const login = new LoginPage((await launchApp({ server })).page)
  await login.logIn(luna.email, password)
  const [home, dashboard] = [new HomePage(login.page), new DashboardPage(login.page)]
  await expect(home.post('Sigo aquí').root).toBeVisible()
  await server.stop()
  await dashboard.openSection('HuMordidas')
  await expect(home.loadFailed).toBeVisible()
  await expect(home.toast('No se pudieron cargar los posts.').filter({ hasText: 'Error' })).toHaveCount(1)

  const back = await startBackend({ data, port: Number(new URL(server.url).port) })
  await expect(home.post('Sigo aquí').root).toBeVisible({ timeout: 30_000 })
  await back.stop()
})
