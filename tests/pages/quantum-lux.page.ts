import type { Locator, Page } from 'playwright'
import { toastOf } from './toast.ts'

/** Catalogue and experiences. */
export class QuantumLuxPage {
  readonly page: Page
  readonly slots: Locator
  readonly banners: Locator
  readonly experiences: Locator
  readonly titles: Locator
  readonly retry: Locator
  readonly loading: Locator
  readonly tell: Locator
  /** Where an experience is told. */
  readonly dialog: Locator
  readonly title: Locator
  readonly description: Locator
  readonly publish: Locator
  readonly question: Locator

  constructor(page: Page) {
    this.page = page
    const main = page.getByRole('main')
    this.slots = main.getByRole('list', { name: 'Catálogo' }).getByRole('img')
    this.banners = this.slots.locator('img')
    this.experiences = main.getByRole('article')
    this.titles = this.experiences.getByRole('heading')
    this.retry = main.getByRole('button', { name: 'Reintentar' })
    this.loading = main.getByText('Cargando experiencias…')
    this.tell = main.getByRole('button', { name: 'Contar mi experiencia' })
    this.dialog = page.getByRole('dialog', { name: 'Contar mi experiencia' })
    this.title = this.dialog.getByRole('textbox', { name: 'Título' })
    this.description = this.dialog.getByRole('textbox', { name: '¿Qué viviste?' })
    this.publish = this.dialog.getByRole('button', { name: 'Publicar' })
    this.question = page.getByRole('dialog', { name: '¿Seguro que quieres borrar esto?' })
  }

  category(name: string): Locator {
    return this.page.getByRole('group', { name: 'Categorías' }).getByRole('button', { name })
  }

  experience(title: string): Locator {
    return this.page.getByRole('article', { name: title, exact: true })
  }

  remove(title: string): Locator {
    return this.experience(title).getByRole('button', { name: 'Borrar' })
  }

  toast(text: string): Locator {
    return toastOf(this.page, text)
  }
}
