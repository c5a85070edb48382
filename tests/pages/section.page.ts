import type { Locator, Page } from 'playwright'

/** A themed section that shows what it has without asking a server. */
export class SectionPage {
  readonly tabs: Locator
  /** Panel of the chosen tab. */
  readonly panel: Locator
  /** Drawing on the horizon, or what stands in its place. */
  readonly drawing: Locator
  /** The member's own, over the scenes of the pet area. */
  readonly pet: Locator
  /** Starts and stops the guide to breathe with. */
  readonly breathe: Locator
  readonly breath: Locator
  readonly trades: Locator
  readonly cities: Locator
  /** Of a showcase: what the company does. */
  readonly cards: Locator
  readonly figures: Locator
  readonly steps: Locator
  /** Sample offers. */
  readonly offers: Locator
  readonly publish: Locator
  /** Says that a page comes later. */
  readonly soon: Locator
  readonly #main: Locator

  constructor(page: Page) {
    this.#main = page.getByRole('main')
    this.tabs = this.#main.getByRole('tab')
    this.panel = this.#main.getByRole('tabpanel')
    this.drawing = this.#main
      .locator('svg[viewBox="0 0 320 180"]')
      .or(this.#main.getByRole('region', { name: 'La Luna' }))
    this.pet = this.#main.getByRole('link', { name: /^Hoy posa aquí/ })
    const pause = this.#main.getByRole('region', { name: 'Una pausa para respirar' })
    this.breathe = pause.getByRole('button')
    this.breath = pause.getByRole('status')
    this.trades = this.#main.getByRole('region', { name: 'Oficios de tus amigos' }).getByRole('listitem')
    this.cities = this.#main.getByRole('region', { name: 'Ciudades de tus amigos' }).getByRole('listitem')
    this.cards = this.#main
      .getByRole('region', { name: /^(Lo que hace por ti|Servicios)$/ })
      .getByRole('listitem')
    this.figures = this.#main.getByRole('region', { name: 'Hasta hoy' }).getByRole('definition')
    this.steps = this.#main.getByRole('region', { name: 'Así trabajamos' }).getByRole('listitem')
    this.offers = this.panel.getByRole('article')
    this.soon = this.#main.getByText('Próximamente', { exact: true })
    this.publish = this.#main.getByRole('button', { name: 'Publicar' })
  }

  tab(name: string): Locator {
    return this.#main.getByRole('tab', { name })
  }

  /** A way to the site of the company whose showcase it is. */
  way(name: string): Locator {
    return this.#main.getByRole('link', { name })
  }
}
