import { newMember } from '#tests/backend/support/members.ts'
import { startBackend } from '#tests/backend/start-backend.ts'
import { numbered, writePosts } from './support/content.ts'
import { breakPosts, mendPosts, NO_ANSWER } from './support/server.ts'
import { expect, test } from './support/test.ts'

test.use({ seed: 'none' })

test('older posts come by scrolling, and a reader who comes back finds the place', async ({
  openHome,
  luna,
  sol,
}) => {
  await writePosts(sol, numbered('Estrella número', 45))
  const { home, dashboard } = await openHome(luna)
  await expect(home.posts).toHaveCount(20)

  const old = home.post('Estrella número 3.')
  await expect(async () => {
    await home.posts.last().scrollIntoViewIfNeeded()
    await expect(old.root).toBeInViewport({ timeout: 200 })
  }).toPass()
  await dashboard.openSection('Agenda')
  await expect(home.title).toHaveText('Agenda')
  await dashboard.openSection('Inicio')
  await expect(old.root).toBeInViewport()
})

test('category, older posts and end are reached with the keyboard alone', async ({ openHome, luna, sol }) => {
  await writePosts(sol, numbered('Cuanto', 21), 'quantumlux')
  await writePosts(sol, ['Nada cuántico'])
  const { app, home } = await openHome(luna)
  await home.category('Quantum Lux').press('Enter')
  await expect(home.title).toHaveText('Universo quantumlux')
  await expect(home.category('Quantum Lux')).toHaveAttribute('aria-pressed', 'true')
  expect(app.page.url()).toContain('categoria=quantumlux')
  await home.more.press('Enter')
  await expect(home.end).toBeVisible()
  await expect(home.posts).toHaveCount(21)
  await expect(home.post('Nada cuántico').root).toHaveCount(0)

  await app.page.reload()
  await expect(home.category('Quantum Lux')).toHaveAttribute('aria-pressed', 'true')
  await expect(home.post('Cuanto 21.').root).toBeVisible()
})

test('HuMordidas is the feed of its category, without a filter', async ({ openHome, luna, sol }) => {
  await writePosts(sol, ['Seriedad'], 'general')
  await writePosts(sol, ['Un chiste'], 'humordidas')
  const { home, dashboard } = await openHome(luna)
  await dashboard.openSection('HuMordidas')
  await expect(home.title).toHaveText('Universo humordidas')
  await expect(home.posts).toHaveCount(1)
  await expect(home.posts).toContainText('Un chiste')
  await expect(home.category('Todo')).toHaveCount(0)
})

test('a category without posts offers to create the first', async ({ openHome, luna, sol }) => {
  await writePosts(sol, ['En otra parte hay vida'])
  const { home } = await openHome(luna)
  await home.category('Impúlsame').click()
  await expect(home.emptyTitle).toBeVisible()
  await home.createFirst.click()
  await home.dialog.text.fill('Empiezo yo')
  await home.dialog.publish.click()
  await expect(home.posts).toHaveCount(1)
  await expect(home.posts).toContainText('Empiezo yo')
})

test('a minor is not offered the adults-only category and sees no post of it', async ({
  openHome,
  luna,
  sol,
  nova,
}) => {
  await writePosts(sol, ['Solo para adultos'], 'lizysfriends')
  await writePosts(sol, ['Para todos'])
  const minor = await openHome(nova)
  await expect(minor.home.post('Para todos').root).toBeVisible()
  await expect(minor.home.category('General')).toBeVisible()
  await expect(minor.home.category('Lizy’s Friends')).toHaveCount(0)
  await expect(minor.home.post('Solo para adultos').root).toHaveCount(0)
  const adult = await openHome(luna)
  await expect(adult.home.category('Lizy’s Friends')).toBeVisible()
  await expect(adult.home.post('Solo para adultos').root).toBeVisible()
})

test('a feed that does not load says so and loads on retrying', async ({
  openHome,
  pageErrors,
  luna,
  sol,
}) => {
  pageErrors.allow(/status of 500/, /^No se pud/)
  await writePosts(sol, ['Ya vuelvo'])
  const { app, home } = await openHome(luna)
  await breakPosts(app.page)
  await home.category('General').click()
  await expect(home.loadFailed).toBeVisible()
  await mendPosts(app.page)
  await home.retry.click()
  await expect(home.post('Ya vuelvo').root).toBeVisible()
})

test('nothing is lost while the server is gone', async ({ openHome, pageErrors }, testInfo) => {
  test.setTimeout(90_000)
  // A server on its way in or out answers, but not what it was asked.
  pageErrors.allow(...NO_ANSWER, /net::ERR_/, /WebSocket/, /status of 50[03]/, /Starting/, /unreachable/)
  const data = testInfo.outputPath('server')
  const server = await startBackend({ data })
  const { home } = await openHome(await newMember(server, 'luna'), { server })
  const post = await home.publish('Antes del apagón')
  await server.stop()
  await post.like.click()
  await expect(home.toast('No se pudo procesar el like.')).toBeVisible()
  const dialog = await home.openDialog()
  await dialog.text.fill('Durante el apagón')
  await dialog.publish.click()
  await expect(home.toast('No se pudo crear el post.')).toBeVisible()

  const again = await startBackend({ data, port: Number(new URL(server.url).port) })
  await dialog.publish.click()
  // A server that has just started takes its time over the first answers.
  await expect(home.posts.first()).toContainText('Durante el apagón', { timeout: 30_000 })
  await expect(home.post('Antes del apagón').like).toHaveAttribute('aria-pressed', 'false')
  await again.stop()
})
