import type { Locator, Page } from 'playwright'
import { Lightbox } from './lightbox.ts'
import { toastOf } from './toast.ts'

/** An album by itself, a member's or a pet's. */
export class AlbumPage {
  readonly page: Page
  readonly title: Locator
  /** Those that are in it. */
  readonly pictures: Locator
  readonly add: Locator
  readonly remove: Locator
  readonly back: Locator
  readonly description: Locator
  readonly uploads: Locator
  readonly question: Locator

  constructor(page: Page) {
    this.page = page
    const main = page.getByRole('main')
    this.title = main.getByRole('heading', { level: 1 })
    this.pictures = main.getByRole('list', { name: 'Fotos' }).getByRole('img')
    this.add = main.getByRole('button', { name: 'Añadir fotos' })
    this.remove = main.getByRole('button', { name: 'Borrar álbum' })
    this.back = main.getByRole('link', { name: 'Volver a' })
    this.description = main.getByRole('textbox', { name: 'Descripción' })
    this.uploads = main.getByRole('progressbar', { name: 'Subiendo' })
    this.question = page.getByRole('dialog')
  }

  picture(name: string): Locator {
    return this.page.getByRole('list', { name: 'Fotos' }).getByRole('img', { name, exact: true })
  }

  /** That of a picture is named by its place, from 1. */
  async act(place: number, action: string): Promise<void> {
    await this.page.getByRole('button', { name: `Acciones de la foto ${place}`, exact: true }).click()
    await this.page.getByRole('menuitem', { name: action }).click()
  }

  lightbox(title: string): Lightbox {
    return new Lightbox(this.page, title)
  }

  /** From the album's own page, which leads back to where it stood. */
  async removeAlbum(): Promise<void> {
    await this.remove.click()
    await this.question.getByRole('button', { name: 'Borrar' }).click()
    await this.question.waitFor({ state: 'hidden' })
  }

  toast(text: string): Locator {
    return toastOf(this.page, text)
  }
}
