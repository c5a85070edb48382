import type { Locator, Page } from 'playwright'

/** What an app without a server asks for. */
export class ServerSetupPage {
  readonly title: Locator
  readonly address: Locator
  readonly key: Locator
  readonly connect: Locator
  readonly secretKeyRefusal: Locator

  constructor(page: Page) {
    this.title = page.getByRole('heading', { name: 'Conectar a un servidor' })
    this.address = page.getByRole('textbox', { name: 'Dirección del servidor' })
    this.key = page.getByRole('textbox', { name: 'Clave publicable' })
    this.connect = page.getByRole('button', { name: 'Conectar' })
    this.secretKeyRefusal = page.getByText('Esa es una clave secreta')
  }
}
