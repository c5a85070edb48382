import type { Locator, Page } from 'playwright'
import { toastOf } from './toast.ts'

/** The profile of a pet, and the way to a new one. */
export class PetPage {
  readonly page: Page
  readonly name: Locator
  readonly portrait: Locator
  readonly createForm: Locator
  readonly create: Locator
  readonly edit: Locator
  /** Deletes the pet, once asked. */
  readonly remove: Locator
  readonly editForm: Locator
  readonly save: Locator
  readonly albums: Locator
  readonly albumTitles: Locator
  readonly createAlbum: Locator
  readonly albumTitle: Locator
  readonly changePicture: Locator
  readonly picture: Locator
  readonly choose: Locator
  /** The crop, moved by the arrow keys. */
  readonly frame: Locator
  readonly zoom: Locator
  readonly savePicture: Locator
  readonly question: Locator
  readonly loading: Locator

  constructor(page: Page) {
    this.page = page
    const main = page.getByRole('main')
    this.name = main.getByRole('heading', { level: 1 })
    this.portrait = main.locator('header [style*="user-assets"]')
    this.createForm = main.getByRole('form', { name: 'Nueva compañía de viaje' })
    this.create = this.createForm.getByRole('button', { name: 'Crear perfil' })
    this.remove = main.getByRole('button', { name: 'Borrar perfil' })
    this.edit = main.getByRole('button', { name: 'Editar perfil' })
    this.editForm = main.getByRole('form', { name: 'Editar perfil' })
    this.save = this.editForm.getByRole('button', { name: 'Guardar' })
    this.albums = main.getByRole('list', { name: 'Álbumes' }).getByRole('listitem')
    this.albumTitles = this.albums.getByRole('paragraph')
    this.createAlbum = main.getByRole('button', { name: 'Crear álbum' })
    this.albumTitle = main.getByRole('textbox', { name: 'Título del álbum' })
    this.changePicture = main.getByRole('button', { name: 'Cambiar la foto' })
    this.picture = page.getByRole('dialog', { name: 'Foto de la mascota' })
    this.choose = this.picture.getByRole('button', { name: 'Elegir imagen' })
    this.frame = this.picture.getByRole('group', { name: 'Encuadre' })
    this.zoom = this.picture.getByRole('slider', { name: 'Zoom' })
    this.savePicture = this.picture.getByRole('button', { name: /^(Guardar|Reintentar)$/ })
    this.question = page.getByRole('dialog')
    this.loading = main.getByRole('heading', { name: 'Cargando el perfil de la mascota…' })
  }

  field(name: string): Locator {
    return this.page.getByRole('main').getByRole('textbox', { name })
  }

  async answer(answer: string): Promise<void> {
    await this.question.getByRole('button', { name: answer }).click()
    await this.question.waitFor({ state: 'hidden' })
  }

  async openAlbum(title: string): Promise<void> {
    await this.albums.getByRole('link', { name: title }).click()
  }

  toast(text: string): Locator {
    return toastOf(this.page, text)
  }
}
