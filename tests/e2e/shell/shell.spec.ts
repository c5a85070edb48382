import type { Locator, Page } from 'playwright'
import { befriend } from '#tests/backend/support/members.ts'
import { haveTalked } from '../chat/support/dialogue.ts'
import { writePosts } from '../feed/support/content.ts'
import { asLuna, expect, test } from '../fixtures/test.ts'

const testAsLuna = test.extend(asLuna)

const ROUTES = [
  ['/dashboard/', 'Inicio Cósmico', 'Inicio'],
  ['/dashboard/home', 'Inicio Cósmico', 'Inicio'],
  ['/dashboard/mushittech77', 'MushitTech77', 'MushitTech77'],
  ['/dashboard/optimustime', 'OptimusTime', 'OptimusTime'],
  ['/dashboard/blogsandgifts', 'Blogs and Gifts', 'Blogs and Gifts'],
  ['/dashboard/hocicobites', 'HocicoBites', 'HocicoBites'],
  ['/dashboard/humordidas', /^Universo /, 'HuMordidas'],
  ['/dashboard/impulsame', 'Impúlsame', 'Impúlsame'],
  ['/dashboard/quantumlux', 'Quantum Lux', 'Quantum Lux'],
  ['/dashboard/lizysfriends', 'Lizy’s Friends', 'Lizy’s Friends'],
  ['/dashboard/agenda', 'Agenda', 'Agenda'],
  ['/dashboard/salud', 'Salud', 'Salud'],
  ['/dashboard/amigos', 'Amigos', 'Amigos'],
  ['/dashboard/negocios', 'Negocios Amigos', 'Negocios Amigos'],
  ['/dashboard/lugares', 'Lugares Amigos', 'Lugares Amigos'],
  ['/dashboard/profile', /^luna-/, 'Mi Perfil'],
  ['/dashboard/settings', 'Configuración', 'Configuración'],
  ['/dashboard/pet-profile', 'Nueva compañía de viaje', 'Perfil de Mascota'],
  ['/dashboard/pet-profile/new', 'Nueva compañía de viaje', 'Perfil de Mascota'],
  ['/dashboard/pet-profile/7', /^luna-/, 'Mi Perfil'],
  ['/dashboard/user-profile/7', 'No se pudo encontrar el perfil.', 'Perfil de Usuario'],
] as const

// spec: 2.routes.dashboard, 2.title.segment, 2.feed.title
testAsLuna(
  'every route shows its own heading and tab title, all of it within 320 px',
  async ({ page, dashboard, home }) => {
    // A start that is over: a size that comes in the midst of it is not what this is about.
    await home.emptyTitle.or(home.posts).first().waitFor()
    await page.setViewportSize({ width: 320, height: 640 })
    for (const [route, heading, title] of ROUTES) {
      await dashboard.goTo(route)
      await expect(dashboard.heading).toHaveText(heading)
      await expect(dashboard.page).toHaveTitle(`${title} - Cosmia`)
      await expect.poll(() => dashboard.sidewaysScroll(), route).toEqual([])
    }
  },
)

test('a conversation stays open on the way to a profile and Settings, and covers the page below 900 px', async ({
  app,
  page,
  dashboard,
  home,
  chat,
  luna,
  sol,
}) => {
  await befriend(luna, sol)
  await writePosts(sol, ['Hola'])
  await app.signIn(luna)
  await page.setViewportSize({ width: 1280, height: 800 })
  await chat.open(sol.name)
  await home.topPost().root.getByRole('link', { name: sol.name }).click()
  await expect(dashboard.heading).toHaveText(sol.name)
  await expect(chat.input).toBeVisible()
  await dashboard.openSettings()
  await expect(dashboard.heading).toHaveText('Configuración')
  await expect(chat.input).toBeVisible()

  await page.setViewportSize({ width: 899, height: 700 })
  await expect(dashboard.heading).toHaveText('Chat')
  await expect.poll(() => dashboard.sidewaysScroll()).toEqual([])
  await chat.back.click()
  await chat.search.fill('nadie')
  await page.setViewportSize({ width: 900, height: 700 })
  await expect(dashboard.heading).toHaveText('Configuración')
  await expect(chat.search).toHaveValue('nadie')
  await expect(chat.search).toBeFocused()

  // What is left of a small window at 400 %: the conversation has it, with a line to write on.
  await page.setViewportSize({ width: 320, height: 256 })
  await chat.search.fill('')
  await chat.friend(sol.name).click()
  await expect(dashboard.userMenu).toBeHidden()
  const heightOf = async (element: Locator) => (await element.boundingBox())?.height ?? 0
  await expect.poll(() => heightOf(chat.input)).toBeLessThan(44)
  await chat.send('Sigo aquí')
  await expect(chat.message('Sigo aquí')).toBeInViewport()
  expect(await heightOf(chat.log)).toBeGreaterThanOrEqual(100)
  await chat.close()
  await expect(dashboard.userMenu).toBeVisible()
  await dashboard.goTo('/dashboard/home')
  const dialog = await home.openDialog()
  await expect(dialog.publish).toBeInViewport({ ratio: 1 })
  await dialog.attach.scrollIntoViewIfNeeded()
  await expect(dialog.attach).toBeInViewport({ ratio: 1 })
  await expect(dialog.publish).toBeInViewport({ ratio: 1 })
})

// spec: 2.login.signed-in-leaves, 2.dashboard.needs-session, 2.root.by-session, 2.title.outside, 6.dashboard.signed-in
test('the session decides between login and dashboard', async ({ app, page, login, dashboard, luna }) => {
  await expect(login.loginTitle).toBeVisible()
  await expect(page).toHaveTitle('Cosmia - Red Social del Futuro')
  await dashboard.goTo('/dashboard/agenda')
  await expect(login.loginTitle).toBeVisible()
  await expect(page).toHaveURL(/#\/login$/)

  await app.signIn(luna)
  await expect(page).toHaveURL(/#\/dashboard/)
  await dashboard.goTo('/login')
  await expect(dashboard.heading).toHaveText('Inicio Cósmico')
  await dashboard.goTo('/')
  await expect(page).toHaveURL(/#\/dashboard/)
})

/** @returns asks how much of the page moves by itself: what goes along with the scrolling does not */
const movingIn = (page: Page) => () =>
  page.evaluate(
    () => document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length,
  )

// spec: 2.sidebar.lists
testAsLuna(
  'the sidebar leads to the sections, whose planets fade into each other, and marks where the member is',
  async ({ page, dashboard }) => {
    await expect(dashboard.planets).toHaveCount(1)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const fades = await dashboard.noteFades()
    await expect(dashboard.sections.getByRole('link')).toHaveCount(15)
    await dashboard.openSection('Quantum Lux')
    await expect(dashboard.heading).toHaveText('Quantum Lux')
    await expect(dashboard.section('Quantum Lux')).toHaveAttribute('aria-current', 'page')
    await expect(dashboard.section('Inicio')).not.toHaveAttribute('aria-current', 'page')
    await expect(dashboard.planets).toHaveCount(1)
    // The one that goes and the one that comes: in the middle both are seen.
    expect((await fades()).toSorted()).toEqual(['400 ms, 0.2', '400 ms, 0.8'])

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await dashboard.openSection('Agenda')
    await expect(dashboard.heading).toHaveText('Agenda')
    await expect(dashboard.planets).toHaveCount(1)
    expect(await fades()).toEqual([])
    // Nor does what is inherited come down the page by a step a frame, once all else stands.
    await expect.poll(movingIn(page)).toBe(0)
    await page.evaluate(() => void (document.body.style.visibility = 'hidden'))
    expect(await movingIn(page)()).toBe(0)
  },
)

// spec: 2.sidebar.beta
testAsLuna(
  'every section is in sight in the smallest window, and the foot of the sidebar says Versión Beta in any',
  async ({ page, dashboard }) => {
    for (const width of [1560, 1280, 1000, 860, 720]) {
      await page.setViewportSize({ width, height: 560 })
      await expect(dashboard.beta).toBeInViewport({ ratio: 1 })
    }
    await expect(dashboard.section('Inicio')).toBeInViewport({ ratio: 1 })
    await expect(dashboard.section('Mi Perfil')).toBeInViewport({ ratio: 1 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 320, height: 640 })
    await dashboard.openSections.click()
    await expect(dashboard.beta).toBeInViewport({ ratio: 1 })
  },
)

// spec: 2.friends.home-only
test('in a window as it opens, friends stand beside home and an open chat of fourteen messages, and the page between keeps its room', async ({
  app,
  page,
  home,
  chat,
  dashboard,
  server,
  luna,
  sol,
}) => {
  const widthOf = async (element: Locator) => (await element.boundingBox())?.width ?? 0
  await befriend(sol, luna)
  await haveTalked(server, luna, sol)
  await writePosts(sol, ['Hola'])
  await app.signIn(luna)
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await widthOf(dashboard.friends)).toBeGreaterThan(200)
  await chat.open(sol.name)
  await expect(dashboard.friends).toBeInViewport({ ratio: 0.9 })
  await expect(chat.panel).toBeInViewport({ ratio: 1 })
  expect(await chat.seenWhole()).toBeGreaterThanOrEqual(14)
  // As pictures, beside a conversation.
  expect(await widthOf(dashboard.main)).toBeGreaterThan(600)
  await dashboard.friends.getByRole('button', { name: sol.name }).hover()
  await expect(dashboard.hint).toHaveText(sol.name)
  // The list shows the same friends, and has their place: the page keeps its width.
  const beside = await widthOf(dashboard.main)
  await chat.back.click()
  await expect(dashboard.friends).toBeHidden()
  expect(await widthOf(dashboard.main)).toBe(beside)
  await chat.friend(sol.name).click()
  await expect(dashboard.friends).toBeVisible()
  // A menu leaves what it is about in sight, above as below.
  for (const text of ['¡Verde!', 'Ya bajo']) {
    expect(await chat.openMenu(text), text).toBe(0)
    await expect(chat.menuItem('Copiar texto')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(chat.menu).toBeHidden()
  }

  const { y = 0, x = 0 } = (await chat.edge.boundingBox()) ?? {}
  await chat.edge.hover({ position: { x: 4, y: 100 } })
  await page.mouse.down()
  await page.mouse.move(x - 96, y + 200)
  await page.mouse.up()
  expect(await widthOf(chat.panel)).toBe(508)
  await page.reload()
  await expect.poll(() => widthOf(chat.panel)).toBe(508)
  await chat.edge.dblclick({ position: { x: 4, y: 100 } })
  expect(await widthOf(chat.panel)).toBe(408)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await expect.poll(() => widthOf(chat.panel)).toBe(540)
  expect(await widthOf(home.sheet)).toBe(860)
  expect(await widthOf(home.main.getByRole('toolbar'))).toBe(860)
  // There is room beside it for more than names.
  await expect(dashboard.friends).not.toContainText('Ya bajo')
  await chat.close()
  await expect(dashboard.friends).toContainText('Ya bajo')
  await dashboard.openSection('Agenda')
  await expect(dashboard.friends).toBeHidden()
})

// spec: 2.bar.notifications, 2.bar.settings, 2.bar.sign-out, 2.title.fallback
testAsLuna(
  'a route that does not exist says so; the top bar offers notifications, settings and the way out',
  async ({ dashboard }) => {
    await dashboard.goTo('/dashboard/nada')
    await expect(dashboard.nowhere).toBeVisible()
    await expect(dashboard.page).toHaveTitle('Dashboard - Cosmia')
    await dashboard.backHome.click()
    await expect(dashboard.heading).toHaveText('Inicio Cósmico')

    await dashboard.notifications.click()
    await expect(dashboard.noNotifications).toBeVisible()
    await dashboard.page.mouse.click(400, 400)
    await expect(dashboard.noNotifications).toBeHidden()
    await expect(dashboard.notifications).toBeFocused()
    await expect(dashboard.hint).toBeHidden()
    await dashboard.openSettings()
    await expect(dashboard.heading).toHaveText('Configuración')
    const login = await dashboard.signOut()
    await expect(login.loginTitle).toBeVisible()
  },
)

testAsLuna(
  'where there is room for icons only, a section is named when pointed at, until Escape',
  { tag: '@again' },
  async ({ page, dashboard }) => {
    await page.setViewportSize({ width: 900, height: 700 })
    // Until there are icons only, nothing would be named, and who points at a name does not point at its icon then.
    await expect(dashboard.section('Agenda')).toHaveText('')
    await dashboard.section('Agenda').hover()
    await expect(dashboard.hint).toHaveText('Agenda, pronto')
    await page.keyboard.press('Escape')
    await expect(dashboard.hint).toBeHidden()
  },
)

testAsLuna(
  'the user menu is named when reached by key, and opened by key has the focus',
  { tag: '@again' },
  async ({ page, dashboard }) => {
    await dashboard.notifications.focus()
    await page.keyboard.press('Tab')
    await expect(dashboard.userMenu).toBeFocused()
    await expect(dashboard.hint).toHaveText('Menú de usuario')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Mi Perfil' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dashboard.userMenu).toBeFocused()
  },
)

test(
  'the first Tab offers to skip to the content',
  { tag: '@again' },
  async ({ app, page, dashboard, luna, sol }) => {
    await befriend(luna, sol)
    await app.signIn(luna)
    await page.reload()
    await dashboard.userMenu.waitFor()
    await page.keyboard.press('Tab')
    await expect(dashboard.skipLink).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dashboard.main).toBeFocused()
    await expect(dashboard.main).toHaveCSS('outline-style', 'solid')

    const friend = dashboard.friends.getByRole('button', { name: sol.name })
    await friend.waitFor()
    await dashboard.skipLink.focus()
    await page.keyboard.press('Tab')
    await expect(dashboard.skipToFriends).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(friend).toBeFocused()
  },
)

/** How bright what stands behind a text gets, 0 to 255: in red, of which the air of a planet has little. */
async function brightnessBehind(text: Locator): Promise<number> {
  const picture = await text.screenshot({ style: '* { color: transparent !important }' })
  return text.evaluate(async (_, bytes) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const image = context?.getImageData(0, 0, bitmap.width, bitmap.height)
    return Math.max(...(image?.data.filter((_value, index) => index % 4 === 0) ?? []))
  }, Array.from(picture))
}

// spec: 9.stars
test('there are 50 stars, none of them behind a text, and none moves for who asked for less motion', async ({
  page,
  login,
  dashboard,
}) => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 900, height: 600 },
  ]) {
    await page.setViewportSize(size)
    await expect.poll(() => brightnessBehind(login.promise)).toBeLessThan(60)
  }

  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  await login.loginTitle.waitFor()
  await expect.poll(() => dashboard.stars()).toHaveLength(50)
  const first = await dashboard.stars()
  await page.clock.runFor(31_000)
  const later = await dashboard.stars()
  expect(later).not.toEqual(first)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.runFor(70_000)
  expect(await dashboard.stars()).toEqual(later)
})
