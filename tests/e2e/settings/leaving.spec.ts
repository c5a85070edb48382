import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { befriend, newClient, password, type Member } from '#tests/backend/support/members.ts'
import { sendMessages } from '../chat/support/messages.ts'
import { writePosts } from '../feed/support/content.ts'
import { NO_ANSWER } from '../feed/support/server.ts'
import { keptOnDisk } from '../support/kept.ts'
import { lastAsked, memberSavesAs } from '../support/member-chooses.ts'
import { png } from '../support/pictures.ts'
import { expect, test } from '../fixtures/test.ts'

const VIOLET = [164, 143, 255] as const

/** Stores a picture of the member's, also in a folder within a folder. */
async function store({ client, id }: Member, bucket: string, place: string): Promise<void> {
  const picture = new Blob([png(8, 8, VIOLET)], { type: 'image/png' })
  const { error } = await client.storage.from(bucket).upload(`${id}/${place}`, picture)
  if (error) throw error
}

test('a member takes their data along and deletes their account: nothing of them is left anywhere', async ({
  app,
  page,
  dashboard,
  home,
  login,
  settings,
  launchApp,
  pageErrors,
  server,
  luna,
  sol,
}) => {
  // Two windows in one test.
  test.slow()
  pageErrors.allow(/status of (400|403|500)|ERR_FAILED|could not be (saved|deleted)/)
  await befriend(luna, sol)
  await writePosts(luna, ['Me llevo este post'])
  await sendMessages(luna, sol, ['Hasta siempre'])
  await store(luna, 'user-assets', 'posts/1-adios.png')
  await store(luna, 'chat-assets', `chat/${sol.id}/1-foto.png`)
  const { pages: sols } = await launchApp()
  await sols.login.logIn(sol.email, password)
  await expect(sols.home.post('Me llevo este post').root).toBeVisible()
  await app.signIn(luna)
  await expect(home.post('Me llevo este post').root).toBeVisible()
  const draft = await home.openDialog()
  await draft.text.fill('Un borrador que nadie leerá')
  await page.keyboard.press('Escape')

  const { download, deletion } = settings
  await dashboard.goTo('/dashboard/settings')
  await download.open.click()
  // The member cancels: nothing is read.
  const exported: string[] = []
  page.on('request', (sent) => {
    if (sent.url().endsWith('/rpc/export_my_data')) exported.push(sent.method())
  })
  await download.choose.press('Enter')
  await expect(download.choose).not.toHaveAttribute('aria-busy')
  expect(exported).toEqual([])
  const gone = path.dirname(await memberSavesAs(app, 'carpeta/datos.json'))
  await download.choose.click()
  await expect(download.failure).toContainText('No se puede guardar en ese lugar')
  mkdirSync(gone)
  const target = await memberSavesAs(app, 'carpeta/datos.json')
  const cut = '**/rpc/export_my_data'
  await page.route(cut, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  await download.chooseAnother.click()
  await expect(download.failure).toContainText('No se pudo conectar con el servidor')
  expect(readdirSync(gone)).toEqual([])
  await page.unroute(cut)
  await download.retry.click()
  await expect(login.toast('¡Datos descargados!')).toBeVisible()
  await expect(download.open).toBeFocused()
  expect(readdirSync(gone)).toEqual(['datos.json'])
  const day = await page.evaluate(() => new Intl.DateTimeFormat('sv').format(new Date()))
  expect(await lastAsked(app)).toMatchObject({
    defaultPath: expect.stringMatching(new RegExp(`cosmia-${luna.name}-${day}\\.json$`)),
  })
  expect(JSON.parse(readFileSync(target, 'utf8'))).toMatchObject({
    account: { email: luna.email },
    posts: [{ content: 'Me llevo este post' }],
    chat_messages: [{ content: 'Hasta siempre' }],
    files: [{ bucket: 'chat-assets' }, { bucket: 'user-assets' }],
  })

  await deletion.open.click()
  await expect(deletion.root).toContainText('tus conversaciones enteras')
  await deletion.confirm.click()
  await expect(deletion.word).toBeFocused()
  await deletion.word.fill('eliminar')
  await deletion.password.fill('no-es-esta')
  await deletion.password.press('Enter')
  await expect(deletion.password).toBeFocused()
  await expect(deletion.password).toHaveAccessibleDescription('Esa no es tu contraseña.')
  await deletion.password.fill(password)
  const refused = '**/rpc/delete_account'
  await page.route(refused, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 500,
          headers: { 'access-control-allow-origin': '*' },
          json: { code: '57014', message: 'canceling statement due to statement timeout' },
        })
      : route.fallback(),
  )
  await deletion.password.press('Enter')
  await expect(deletion.failure).toContainText('Tus archivos ya no están. Tu cuenta sigue aquí')
  await page.unroute(refused)
  const { promise: pause, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(refused, async (route) => {
    await pause
    await route.continue()
  })
  await deletion.retry.click()
  await expect(deletion.progress).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(deletion.root).toBeVisible()
  goOn()
  await expect(login.loginTitle).toBeVisible()
  await expect(login.toast('Tu cuenta ya no existe')).toContainText('Gracias por el viaje')

  await login.logIn(luna.email, password)
  await expect(login.toast('Email o contraseña incorrectos.')).toBeVisible()
  const owner = newClient(server, server.secretKey)
  for (const [bucket, folder] of [
    ['user-assets', `${luna.id}/posts`],
    ['chat-assets', `${luna.id}/chat/${sol.id}`],
  ] as const)
    expect((await owner.storage.from(bucket).list(folder)).data).toEqual([])
  expect((await luna.client.auth.refreshSession()).error).not.toBeNull()
  const inLocalStorage = () => page.evaluate(() => JSON.stringify(localStorage))
  await expect.poll(async () => `${await inLocalStorage()}${await keptOnDisk(page)}`).not.toContain(luna.id)

  await sols.home.page.reload()
  await expect(sols.home.emptyTitle.or(sols.home.posts.first())).toBeVisible()
  await expect(sols.home.post('Me llevo este post').root).toBeHidden()
  await expect(sols.dashboard.friends).not.toContainText(luna.name)
})

test(
  'what ends the sessions of a member on one device leads the other to login with a word',
  { tag: '@again' },
  async ({ app, dashboard, login, settings, launchApp, pageErrors, server, luna }) => {
    // Two windows in one test.
    test.slow()
    pageErrors.allow(...NO_ANSWER, /status of 40[01346]/, /AuthApiError/)
    // A call between the end of the session and the word of it goes out without one.
    pageErrors.allow(/permission denied for/)
    const next = 'otro-cosmos-2026'
    const other = await launchApp()
    const { home, login: otherLogin } = other.pages
    await other.signIn(luna)
    await app.signIn(luna)
    let later = 0
    const isTurnedOut = async () => {
      await expect(otherLogin.loginTitle).toBeVisible()
      await expect(otherLogin.toast('Tu sesión ha terminado')).toContainText('Vuelve a entrar')
    }
    const comeBack = async () => {
      // More than what was read is taken for fresh.
      await other.page.clock.setSystemTime(Date.now() + (later += 31_000))
      await home.returnToWindow()
    }

    await dashboard.goTo('/dashboard/settings')
    await settings.replacePassword(password, next)
    await expect(login.toast('Contraseña cambiada')).toBeVisible()
    await comeBack()
    await isTurnedOut()
    await otherLogin.logIn(luna.email, next)
    await expect(home.createButton).toBeVisible()

    const isOfServer = (url: URL) => url.href.startsWith(server.url)
    await other.page.route(isOfServer, (route) => route.abort())
    await comeBack()
    await expect(otherLogin.offline).toBeVisible()
    await settings.signOutEverywhere()
    await expect(login.toast('Sesión cerrada en todos los equipos')).toBeVisible()
    await other.page.unroute(isOfServer)
    await isTurnedOut()
    await otherLogin.logIn(luna.email, next)
    await expect(home.createButton).toBeVisible()

    await login.logIn(luna.email, next)
    await dashboard.openSettings()
    await settings.deletion.open.click()
    await settings.deletion.word.fill('eliminar')
    await settings.deletion.password.fill(next)
    await settings.deletion.password.press('Enter')
    await expect(login.toast('Tu cuenta ya no existe')).toBeVisible()
    await comeBack()
    await isTurnedOut()
  },
)
