import type { Locator, Page } from 'playwright'
import { LoginPage } from './login.page.ts'

/** Frame of the dashboard: top bar, sections, friends. */
export class DashboardPage {
  readonly page: Page
  readonly sections: Locator
  /** Shows the sections where there is no room for them beside the page. */
  readonly openSections: Locator
  readonly logo: Locator
  readonly heading: Locator
  readonly friends: Locator
  readonly userMenu: Locator
  readonly notifications: Locator
  readonly noNotifications: Locator
  readonly beta: Locator
  readonly nowhere: Locator
  readonly backHome: Locator
  /** Says that a page could not be drawn. */
  readonly broken: Locator
  readonly skipLink: Locator
  readonly skipToFriends: Locator
  readonly main: Locator
  /** At the foot of the page: one, and another while the one gives way to it. */
  readonly planets: Locator
  /** Looks for words in what the window shows. */
  readonly find: Locator
  /** The list of all keys. */
  readonly shortcuts: Locator
  /** Names the control that is pointed at or was reached by key. */
  readonly hint: Locator
  readonly settingsItem: Locator

  constructor(page: Page) {
    this.page = page
    this.sections = page.getByRole('navigation', { name: 'Secciones' })
    this.openSections = page.getByRole('button', { name: /^Abrir secciones/ })
    this.logo = page.getByRole('banner').getByRole('link')
    this.main = page.getByRole('main')
    this.planets = page.locator(':has(> main) > [aria-hidden][style*="gradient"]')
    this.heading = this.main.getByRole('heading', { level: 1 })
    this.friends = page.getByRole('complementary', { name: 'Amigos' })
    this.userMenu = page.getByRole('button', { name: 'Menú de usuario' })
    this.notifications = page.getByRole('button', { name: 'Notificaciones' })
    this.noNotifications = page.getByText('No hay notificaciones nuevas.')
    this.beta = page.getByText('Versión Beta')
    this.nowhere = page.getByText('Aquí solo hay espacio vacío')
    this.backHome = page.getByRole('link', { name: 'Volver al inicio' })
    this.broken = page.getByRole('heading', { name: 'Algo se salió de órbita' })
    this.find = page.getByRole('search', { name: 'Buscar en la página' })
    this.shortcuts = page.getByRole('dialog', { name: 'Atajos de teclado' })
    this.hint = page.locator(':popover-open')
    this.settingsItem = page.getByRole('menuitem', { name: 'Configuración' })
    this.skipToFriends = page.getByRole('button', { name: 'Saltar a amigos' })
    this.skipLink = page.getByRole('button', { name: 'Saltar al contenido' })
  }

  /** Chooses for how long nothing is told, under the bell. */
  async beQuiet(howLong: string): Promise<void> {
    await this.notifications.click()
    const bell = this.page.getByRole('dialog', { name: 'Notificaciones' })
    await bell.getByRole('combobox', { name: 'No molestar' }).click()
    await bell.getByRole('option', { name: howLong }).click()
    await this.page.keyboard.press('Escape')
    await bell.waitFor({ state: 'hidden' })
  }

  /** The row of a friend beside home. */
  friend(name: string): Locator {
    return this.friends.getByRole('listitem').filter({ hasText: name })
  }

  section(name: string): Locator {
    return this.sections.getByRole('link', { name: new RegExp(`^${name}(, (.* solicitud.*|pronto))?$`) })
  }

  async openSection(name: string): Promise<void> {
    await this.section(name).click()
  }

  /** Goes to a hash route as a link or a notification does. */
  async goTo(route: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash
    }, route)
  }

  async openSettings(): Promise<void> {
    await this.userMenu.click()
    await this.settingsItem.click()
  }

  /** Up to the question of what would be lost, where there is one. */
  async askToSignOut(): Promise<Locator> {
    await this.userMenu.click()
    await this.page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click()
    return this.page.getByRole('dialog', { name: '¿Cerrar sesión y perder lo que no se ha enviado?' })
  }

  async signOut(): Promise<LoginPage> {
    await this.askToSignOut()
    const login = new LoginPage(this.page)
    await login.loginTitle.waitFor()
    return login
  }

  /** Names of what can be scrolled sideways without being meant to: the document and its main parts. */
  async sidewaysScroll(): Promise<readonly string[]> {
    return this.page
      .locator('html, body, header, main, aside, nav')
      .evaluateAll((parts) =>
        parts.filter((part) => part.scrollWidth > part.clientWidth).map(({ tagName }) => tagName),
      )
  }

  /** @returns what planets have faded since it was asked last: how long, and how much of each was seen after half that time */
  async noteFades(): Promise<() => Promise<readonly string[]>> {
    const notes = await this.page.evaluateHandle(() => {
      const notes: string[] = []
      addEventListener('transitionrun', ({ target, propertyName }) => {
        if (propertyName !== 'opacity' || !(target instanceof Element) || !target.matches(':has(> main) > *'))
          return
        for (const fade of target.getAnimations()) {
          const { duration } = fade.effect?.getTiming() ?? {}
          if (typeof duration !== 'number' || duration < 1) continue
          fade.currentTime = duration / 2
          notes.push(`${duration} ms, ${Number(getComputedStyle(target).opacity).toFixed(1)}`)
        }
      })
      return notes
    })
    return () => notes.evaluate((noted) => noted.splice(0))
  }

  /** How bright each of the decorative stars is. */
  async stars(): Promise<readonly string[]> {
    return this.page
      .locator('[data-decoration="stars"] i')
      .evaluateAll((stars) => stars.map((star) => getComputedStyle(star).opacity))
  }
}
