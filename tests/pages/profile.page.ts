import type { Locator, Page } from 'playwright'
import { toastOf } from './toast.ts'

/** A profile, the member's own or another's. */
export class ProfilePage {
  readonly page: Page
  /** Cover, picture, name and what there is to do. */
  readonly head: Locator
  readonly name: Locator
  readonly private: Locator
  /** Friends of both, and what is public. */
  readonly common: Locator
  readonly ask: Locator
  readonly waiting: Locator
  /** Takes the own request back. */
  readonly withdraw: Locator
  readonly write: Locator
  /** Opens what can be done about the friendship. */
  readonly friendship: Locator
  /** Members who wait for the member's answer. */
  readonly requests: Locator
  readonly albums: Locator
  readonly albumTitles: Locator
  readonly createAlbum: Locator
  readonly albumTitle: Locator
  readonly posts: Locator
  readonly collections: Locator
  readonly moreCollections: Locator
  /** An uploaded one. */
  readonly cover: Locator
  readonly edit: Locator
  readonly form: Locator
  /** Offered for one that is taken. */
  readonly freeNames: Locator
  readonly save: Locator
  readonly question: Locator
  readonly loading: Locator

  constructor(page: Page) {
    this.page = page
    const main = page.getByRole('main')
    this.head = main.locator('header').first()
    this.name = main.getByRole('heading', { level: 1 })
    this.private = main.getByRole('heading', { name: 'Perfil Privado' })
    this.common = main.getByRole('list', { name: 'En común' })
    this.ask = main.getByRole('button', { name: 'Enviar solicitud' })
    this.waiting = main.getByText('Solicitud enviada')
    this.withdraw = main.getByRole('button', { name: 'Retirar solicitud' })
    this.friendship = main.getByRole('button', { name: 'Amigos', exact: true })
    this.write = main.getByRole('link', { name: 'Enviar mensaje' })
    this.requests = main.getByRole('list', { name: 'Solicitudes de amistad' })
    this.albums = main.getByRole('list', { name: 'Portafolio' }).getByRole('listitem')
    this.albumTitles = this.albums.getByRole('paragraph')
    this.createAlbum = main.getByRole('button', { name: 'Crear álbum' })
    this.albumTitle = main.getByRole('textbox', { name: 'Título del álbum' })
    this.posts = main.getByRole('feed', { name: 'Posts' }).getByRole('article')
    const collections = main.getByRole('region', { name: 'Colecciones' })
    this.collections = collections.getByRole('article')
    this.moreCollections = collections.getByRole('button', { name: 'Cargar más' })
    this.cover = main.locator('header img')
    this.edit = main.getByRole('button', { name: 'Editar perfil' })
    this.form = main.getByRole('form', { name: 'Editar perfil' })
    this.freeNames = this.form.getByRole('group', { name: 'Nombres libres' })
    this.save = this.form.getByRole('button', { name: 'Guardar' })
    this.question = page.getByRole('dialog')
    this.loading = main.getByRole('heading', { name: 'Cargando el perfil…' })
  }

  accept(name: string): Locator {
    return this.page.getByRole('button', { name: `Aceptar la solicitud de ${name}` })
  }

  field(name: string): Locator {
    return this.form.getByRole('textbox', { name })
  }

  async answer(answer: string): Promise<void> {
    await this.question.getByRole('button', { name: answer }).click()
    await this.question.waitFor({ state: 'hidden' })
  }

  /** Takes what the system's dialog gives, as it lies in the frame. */
  async changePicture(picture: string): Promise<void> {
    await this.page.getByRole('button', { name: `Cambiar ${picture}` }).click()
    await this.question.getByRole('button', { name: 'Elegir imagen' }).click()
    await this.question.getByRole('button', { name: 'Guardar' }).click()
  }

  async addAlbum(title: string): Promise<void> {
    await this.createAlbum.click()
    await this.albumTitle.fill(title)
    await this.albumTitle.press('Enter')
  }

  async openAlbum(title: string): Promise<void> {
    await this.albums.getByRole('link', { name: title }).click()
  }

  toast(text: string): Locator {
    return toastOf(this.page, text)
  }
}
