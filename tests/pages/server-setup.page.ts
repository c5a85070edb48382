import type { Locator, Page } from 'playwright'

/** Form of an app without a server. */
export class ServerSetupPage {
  readonly title: Locator
  readonly address: Locator
  readonly key: Locator
  readonly connect: Locator
  readonly secretKeyRefusal: Locator
  readonly unknownKey: Locator
  readonly noAnswer: Locator

  constructor(page: Page) {
    this.title = page.getByRole('heading', { name: 'Conectar a un servidor' })
    this.address = page.getByRole('textbox', { name: 'Dirección del servidor' })
    this.key = page.getByRole('textbox', { name: 'Clave publicable' })
    this.connect = page.getByRole('button', { name: 'Conectar' })
    this.unknownKey = page.getByText('El servidor no reconoce esa clave.')
    this.noAnswer = page.getByText('Ese servidor no responde.')
    this.secretKeyRefusal = page.getByText('Esa es una clave secreta')
  }
}
