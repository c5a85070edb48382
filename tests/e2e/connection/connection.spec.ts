import { toastsOn } from '#tests/pages/toast.ts'
import { writePosts } from '../feed/support/content.ts'
import { onOwnServer } from '../fixtures/servers.ts'
import { expect, test } from '../fixtures/test.ts'

test.use(onOwnServer)

test.beforeEach(({ pageErrors }) => {
  test.slow()
  // Whatever was under way when the server went is reported by the page.
  pageErrors.allow(/./)
})

test(
  'a member can sign out while the server is away, and is told that it took no part',
  { tag: '@again' },
  async ({ app, ownServer, luna }) => {
    const dashboard = await app.signIn(luna)
    await ownServer.stop()
    const login = await dashboard.signOut()
    await expect(login.loginTitle).toBeVisible()
    await expect(login.toast('Sign out Failed')).toBeVisible()
  },
)

// spec: 8.toasts.errors, 8.post.load
test('a server that goes away is told quietly at the login, and by a feed, which shows its posts when it is back', async ({
  app,
  home,
  login,
  dashboard,
  ownServer,
  luna,
}) => {
  await writePosts(luna, ['Sigo aquí'], 'humordidas')
  await ownServer.stop()
  await login.logIn('ana@prueba.test', 'cosmos-2026')
  await expect(login.offline).toBeVisible()
  await expect(login.email).toHaveValue('ana@prueba.test')
  await ownServer.comeBack()
  await expect(login.offline).toBeHidden()

  await app.signIn(luna)
  await expect(home.post('Sigo aquí').root).toBeVisible()
  await ownServer.stop()
  await dashboard.openSection('HuMordidas')
  // What is known of it from elsewhere stands there, the rest waits.
  await expect(home.post('Sigo aquí').root).toBeVisible()
  await expect(home.whenBack).toBeVisible()
  await expect(home.loadFailed).toHaveCount(0)
  await expect(login.offline).toBeVisible()
  await expect(toastsOn(app.page)).toHaveText('ErrorNo se pudieron cargar los posts.')

  await ownServer.comeBack()
  await expect(home.whenBack).toHaveCount(0, { timeout: 30_000 })
  await expect(home.end).toBeVisible()
})
