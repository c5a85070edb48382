import type { Locator, Page } from 'playwright'
import { toastOf } from './toast.ts'

/** Blogs and Gifts in its four views. */
export class BlogsPage {
  readonly page: Page
  readonly main: Locator
  readonly title: Locator
  readonly write: Locator
  readonly goOnWriting: Locator
  readonly books: Locator
  readonly more: Locator
  readonly loading: Locator
  readonly empty: Locator
  readonly failed: Locator
  readonly retry: Locator
  readonly back: Locator
  readonly next: Locator
  readonly panel: Locator
  readonly name: Locator
  readonly content: Locator
  readonly cover: Locator
  readonly publish: Locator
  readonly cancel: Locator
  readonly donate: Locator
  readonly rate: Locator
  readonly remove: Locator
  readonly question: Locator

  constructor(page: Page) {
    this.page = page
    this.main = page.getByRole('main')
    this.title = this.main.getByRole('heading', { level: 1 })
    this.write = this.main.getByRole('link', { name: 'Conviértete en escritor' })
    this.goOnWriting = this.main.getByRole('link', { name: 'Seguir con tu borrador' })
    this.books = this.main.getByRole('region', { name: 'Últimas obras' }).getByRole('article')
    this.more = this.main.getByRole('button', { name: 'Cargar más' })
    this.loading = this.main.getByText('Cargando las obras…')
    this.empty = this.main.getByText('La primera página está en blanco')
    this.failed = this.main.getByRole('alert').filter({ hasText: 'No se pudieron cargar los blogs.' })
    this.retry = this.main.getByRole('button', { name: 'Reintentar' })
    this.back = this.main.getByRole('link', { name: 'Volver a la biblioteca' })
    this.next = this.main.getByRole('button', { name: 'Continuar' })
    this.panel = this.main.getByRole('form', { name: 'Panel de escritor' })
    this.name = this.panel.getByRole('textbox', { name: 'Título' })
    this.content = this.panel.getByRole('group', { name: 'Contenido' })
    this.cover = this.panel.getByRole('group', { name: 'Portada' })
    this.publish = this.panel.getByRole('button', { name: /^Public/ })
    this.cancel = this.panel.getByRole('button', { name: 'Cancelar subida' })
    this.donate = this.main.getByRole('button', { name: 'Donar' })
    this.rate = this.main.getByRole('button', { name: 'Valorar' })
    this.remove = this.main.getByRole('button', { name: 'Borrar' })
    this.question = page.getByRole('dialog')
  }

  book(title: string): Locator {
    return this.main.getByRole('link', { name: title, exact: true })
  }

  genre(name: string): Locator {
    return this.main.getByRole('radio', { name, exact: true })
  }

  /** From the section's own page to the panel. */
  async startWriting(genre: string): Promise<void> {
    await this.write.click()
    await this.genre(genre).check()
    await this.next.click()
    await this.name.waitFor()
  }

  toast(text: string): Locator {
    return toastOf(this.page, text)
  }
}
