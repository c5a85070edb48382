import type { Locator, Page } from 'playwright'
import { toastOf } from './toast.ts'

/** The area for adults, and its gate. */
export class AdultsPage {
  readonly page: Page
  readonly waiting: Locator
  readonly retry: Locator
  /** For who may not enter. */
  readonly restricted: Locator
  readonly choice: Locator
  readonly artist: Locator
  readonly spectator: Locator
  readonly actions: Locator
  readonly back: Locator

  constructor(page: Page) {
    this.page = page
    const main = page.getByRole('main')
    this.waiting = main.getByText('Comprobando tu edad…')
    this.retry = main.getByRole('button', { name: 'Reintentar' })
    this.restricted = page.getByRole('dialog', { name: 'Acceso restringido' })
    this.choice = main.getByRole('heading', { name: '¿Cómo quieres entrar?' })
    this.artist = main.getByRole('button', { name: 'Artista' })
    this.spectator = main.getByRole('button', { name: 'Espectador' })
    this.actions = main.getByRole('listitem').getByRole('button')
    this.back = main.getByRole('button', { name: 'Volver a la selección' })
  }

  panel(title: string): Locator {
    return this.page.getByRole('main').getByRole('heading', { name: title })
  }

  post(text: string): Locator {
    return this.page.getByRole('article').filter({ hasText: text })
  }

  leave(link: string): Locator {
    return this.restricted.getByRole('link', { name: link })
  }

  toast(text: string): Locator {
    return toastOf(this.page, text)
  }
}
