import { dismissGreeting } from '#tests/pages/toast.ts'
import { ageKept, keptOnDisk, spoilKept } from '../support/kept.ts'
import { numbered, writePosts } from './support/content.ts'
import { breakPosts, mendPosts } from './support/server.ts'
import { expect, test } from './support/test.ts'

test('older posts come by scrolling, a reader who comes back finds the place, and home leads up to the news', async ({
  app,
  home,
  dashboard,
  luna,
  sol,
}) => {
  await writePosts(sol, numbered('Estrella número', 45))
  await app.signIn(luna)
  // The list ends above it for as long as it stands there.
  await dismissGreeting(app.page)
  const old = await home.readTo('Estrella número 3.')
  // Which is lower than the end, where what waits for older posts is taller than what says that there are none.
  await expect(home.end).toBeVisible()
  const top = await old.restingTop()
  await dashboard.openSection('Agenda')
  await expect(home.title).toHaveText('Agenda')
  await dashboard.openSection('Inicio')
  await expect(old.root).toBeInViewport()
  await expect.poll(() => old.top()).toBeCloseTo(top, 0)

  await writePosts(sol, ['Recién llegado'])
  await dashboard.openSection('Inicio')
  await expect(home.post('Estrella número 45.').root).toBeInViewport()
  await expect(home.post('Recién llegado').root).toHaveCount(0)
  await dashboard.logo.click()
  await expect(home.post('Recién llegado').root).toBeInViewport()
})

// spec: 2.feed.title-filtered, 7.feed.filter
test('category, older posts and end are reached with the keyboard alone', async ({
  app,
  home,
  luna,
  sol,
}) => {
  await writePosts(sol, numbered('Cuanto', 21), 'quantumlux')
  await writePosts(sol, ['Nada cuántico'])
  await app.signIn(luna)
  await home.category('Quantum Lux').press('Enter')
  await expect(home.title).toHaveText('Universo Quantum Lux')
  await expect(home.category('Quantum Lux')).toHaveAttribute('aria-pressed', 'true')
  await expect(app.page).toHaveURL(/categoria=quantumlux/)
  await home.more.press('Enter')
  await expect(home.end).toBeVisible()
  await home.expectTotal(21)
  await expect(home.post('Nada cuántico').root).toHaveCount(0)

  await app.page.reload()
  await expect(home.category('Quantum Lux')).toHaveAttribute('aria-pressed', 'true')
  await expect(home.post('Cuanto 21.').root).toBeVisible()
})

// spec: 7.feed.filter
test(
  'a category that is opened, and one that is read anew at a start, shows what is new at once',
  { tag: '@again' },
  async ({ app, page, home, luna, sol }) => {
    await writePosts(sol, ['Lo de siempre'], 'impulsame')
    await app.signIn(luna)
    await home.category('Impúlsame').click()
    await home.post('Lo de siempre').root.waitFor()
    await expect.poll(() => keptOnDisk(page)).toContain('"impulsame"]')
    await home.category('Todo').click()
    await page.reload()
    await home.post('Lo de siempre').root.waitFor()
    await writePosts(sol, numbered('Novedad', 6), 'impulsame')
    await home.category('Impúlsame').click()
    await expect(home.posts.first()).toContainText('Novedad 6.')
    await expect(home.showNew).toBeHidden()

    for (const text of ['Otra más', 'Y la última']) {
      await writePosts(sol, [text], 'impulsame')
      await home.category('Todo').click()
      await home.category('Impúlsame').click()
      await page.reload()
      await expect(home.posts.first()).toContainText(text)
      await expect(home.showNew).toBeHidden()
    }
  },
)

// spec: 2.feed.empty, 2.feed.humor, 2.feed.title-filtered, 7.feed.filter
test('HuMordidas is the feed of its category, without a filter; one without posts offers to create the first', async ({
  app,
  home,
  dashboard,
  luna,
  sol,
}) => {
  await writePosts(sol, ['Seriedad'], 'general')
  await writePosts(sol, ['Un chiste'], 'humordidas')
  await app.signIn(luna)
  await dashboard.openSection('HuMordidas')
  await expect(home.title).toHaveText('Universo HuMordidas')
  await expect(home.posts).toHaveCount(1)
  await expect(home.posts).toContainText('Un chiste')
  await expect(home.category('Todo')).toHaveCount(0)

  await dashboard.openSection('Inicio')
  await home.category('Impúlsame').click()
  await expect(home.emptyTitle).toBeVisible()
  await home.createFirst.click()
  await home.dialog.text.fill('Empiezo yo')
  await home.dialog.publish.click()
  await expect(home.posts).toHaveCount(1)
  await expect(home.posts).toContainText('Empiezo yo')
  // The button that it began with is gone.
  await expect(home.main).toBeFocused()
})

// spec: 6.adults, 6.adults.deny
test('a minor is not offered the adults-only category and sees no post of it', async ({
  app,
  home,
  launchApp,
  luna,
  sol,
  nova,
}) => {
  await writePosts(sol, ['Solo para adultos'], 'lizysfriends')
  await writePosts(sol, ['Para todos'])
  await app.signIn(nova)
  await expect(home.post('Para todos').root).toBeVisible()
  await expect(home.category('General')).toBeVisible()
  await expect(home.category('Lizy’s Friends')).toHaveCount(0)
  await expect(home.post('Solo para adultos').root).toHaveCount(0)
  const adult = await launchApp()
  await adult.signIn(luna)
  await adult.pages.home.category('Lizy’s Friends').click()
  await expect(adult.pages.home.post('Solo para adultos').root).toBeVisible()
})

// spec: 8.post.load
test(
  'a feed that does not load says so and loads on retrying; one kept on a broken disk is read anew',
  { tag: '@again' },
  async ({ app, home, pageErrors, luna, sol }) => {
    pageErrors.allow(/status of 500/, /^No se pud/, /What was (read|kept)/)
    await app.signIn(luna)
    await expect(home.emptyTitle).toBeVisible()
    // What the whole feed has of a category is shown at once.
    await writePosts(sol, ['Ya vuelvo'])
    await breakPosts(app.page)
    await home.category('General').click()
    await expect(home.toasts).toContainText('No se pudieron cargar los posts.')
    await expect(home.loadFailed).toBeVisible()
    await mendPosts(app.page)
    await home.retry.click()
    const post = home.post('Ya vuelvo').root
    await expect(post).toBeVisible()

    await expect.poll(() => keptOnDisk(app.page)).toMatch(/"general"\],"data".*Ya vuelvo/)
    await spoilKept(app.page)
    await app.page.reload()
    await expect(post).toBeVisible()
    await ageKept(app.page)
    await app.page.reload()
    await expect(post).toBeVisible()
  },
)
