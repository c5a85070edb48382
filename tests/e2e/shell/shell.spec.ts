import { newMember, password } from '#tests/backend/support/members.ts'
import { DashboardPage } from '#tests/pages/dashboard.page.ts'
import { LoginPage } from '#tests/pages/login.page.ts'
import { expect, test } from '../fixtures/test.ts'
import type { DesktopApp } from '../fixtures/desktop-app.ts'

test.use({ seed: 'none' })

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
  ['/dashboard/profile', 'Mi Perfil', 'Mi Perfil'],
  ['/dashboard/settings', 'Configuración', 'Configuración'],
  ['/dashboard/pet-profile/new', 'Perfil de Mascota', 'Perfil de Mascota'],
  ['/dashboard/pet-profile/7', 'Perfil de Mascota', 'Perfil de Mascota'],
  ['/dashboard/user-profile/7', 'Perfil de Usuario', 'Perfil de Usuario'],
] as const

async function signedIn(app: DesktopApp, email: string): Promise<DashboardPage> {
  await new LoginPage(app.page).logIn(email, password)
  const dashboard = new DashboardPage(app.page)
  await dashboard.userMenu.waitFor()
  return dashboard
}

test('every route shows its own heading and tab title', async ({ launchApp, backend }) => {
  const { email } = await newMember(backend, 'rutas')
  const dashboard = await signedIn(await launchApp(), email)
  for (const [route, heading, title] of ROUTES) {
    await dashboard.goTo(route)
    await expect(dashboard.heading).toHaveText(heading)
    await expect(dashboard.page).toHaveTitle(`${title} - Cosmia`)
  }
})

test('a route that does not exist says so, under the title Dashboard', async ({ launchApp, backend }) => {
  const { email } = await newMember(backend, 'perdida')
  const dashboard = await signedIn(await launchApp(), email)
  await dashboard.goTo('/dashboard/nada')
  await expect(dashboard.page.getByText('Aquí solo hay espacio vacío')).toBeVisible()
  await expect(dashboard.page).toHaveTitle('Dashboard - Cosmia')
  await dashboard.page.getByRole('link', { name: 'Volver al inicio' }).click()
  await expect(dashboard.heading).toHaveText('Inicio Cósmico')
})

test('the session decides between login and dashboard', async ({ launchApp, backend }) => {
  const { email } = await newMember(backend, 'desvio')
  const app = await launchApp()
  const login = new LoginPage(app.page)
  const dashboard = new DashboardPage(app.page)
  await expect(login.loginTitle).toBeVisible()
  await expect(app.page).toHaveTitle('Cosmia - Red Social del Futuro')
  await dashboard.goTo('/dashboard/agenda')
  await expect(login.loginTitle).toBeVisible()
  await expect(app.page).toHaveURL(/#\/login$/)

  await login.logIn(email, password)
  await expect(app.page).toHaveURL(/#\/dashboard/)
  await dashboard.goTo('/login')
  await expect(dashboard.heading).toHaveText('Inicio Cósmico')
  await dashboard.goTo('/')
  await expect(app.page).toHaveURL(/#\/dashboard/)
})

test('the sidebar leads to the sections and marks where the member is', async ({ launchApp, backend }) => {
  const { email } = await newMember(backend, 'barra')
  const dashboard = await signedIn(await launchApp(), email)
  await expect(dashboard.sections.getByRole('link')).toHaveCount(15)
  await expect(dashboard.beta).toBeVisible()
  await dashboard.openSection('Quantum Lux')
  await expect(dashboard.heading).toHaveText('Quantum Lux')
  await expect(dashboard.section('Quantum Lux')).toHaveAttribute('aria-current', 'page')
  await expect(dashboard.section('Inicio')).not.toHaveAttribute('aria-current', 'page')
})

test('friends stand beside home and nowhere else', async ({ launchApp, backend }) => {
  const { email } = await newMember(backend, 'columna')
  const dashboard = await signedIn(await launchApp(), email)
  await expect(dashboard.friends).toBeVisible()
  await dashboard.openSection('Agenda')
  await expect(dashboard.heading).toHaveText('Agenda')
  await expect(dashboard.friends).toBeHidden()
})

test('the top bar offers notifications, settings and the way out', async ({ launchApp, backend }) => {
  const { email } = await newMember(backend, 'menus')
  const dashboard = await signedIn(await launchApp(), email)
  await dashboard.notifications.click()
  await expect(dashboard.noNotifications).toBeVisible()
  await dashboard.page.keyboard.press('Escape')
  await expect(dashboard.noNotifications).toBeHidden()
  await dashboard.openSettings()
  await expect(dashboard.heading).toHaveText('Configuración')
  await dashboard.signOut()
  await expect(new LoginPage(dashboard.page).loginTitle).toBeVisible()
})

test('in a window of 900×700 every section is still in sight', async ({ launchApp, backend }) => {
  const { email } = await newMember(backend, 'estrecha')
  const dashboard = await signedIn(await launchApp(), email)
  await dashboard.page.setViewportSize({ width: 900, height: 700 })
  await expect(dashboard.section('Inicio')).toBeInViewport({ ratio: 1 })
  await expect(dashboard.section('Mi Perfil')).toBeInViewport({ ratio: 1 })
  const overflow = await dashboard.page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(overflow).toBe(false)
})

test('the first Tab offers to skip to the content', async ({ launchApp, backend }) => {
  const { email } = await newMember(backend, 'salto')
  const app = await launchApp()
  await signedIn(app, email)
  await app.page.reload()
  const dashboard = new DashboardPage(app.page)
  await dashboard.userMenu.waitFor()
  await app.page.keyboard.press('Tab')
  await expect(dashboard.skipLink).toBeFocused()
  await app.page.keyboard.press('Enter')
  await expect(dashboard.main).toBeFocused()
})

test('there are 50 stars, of which none moves for who asked for less motion', async ({ launchApp }) => {
  const dashboard = new DashboardPage((await launchApp()).page)
  const lively = await dashboard.stars()
  expect(lively.all).toBe(50)
  expect(lively.moving).toBeGreaterThan(0)
  await dashboard.page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(async () => (await dashboard.stars()).moving).toBe(0)
})

test('without a server the app asks for one and refuses a secret key', async ({ launchApp, backend }) => {
  const { page } = await launchApp({ server: null })
  await expect(page.getByRole('heading', { name: 'Conectar a un servidor' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Dirección del servidor' }).fill(backend.url)
  await page.getByRole('textbox', { name: 'Clave publicable' }).fill('sb_secret_de_mentira')
  await page.getByRole('button', { name: 'Conectar' }).click()
  await expect(page.getByText('Esa es una clave secreta')).toBeVisible()
  await page.getByRole('textbox', { name: 'Clave publicable' }).fill(backend.publishableKey)
  await page.getByRole('button', { name: 'Conectar' }).click()
  await expect(new LoginPage(page).loginTitle).toBeVisible()
})
