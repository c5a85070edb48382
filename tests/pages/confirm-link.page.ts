import type { Locator, Page } from 'playwright'
import { LoginPage } from './login.page.ts'

/** Where links of the auth server lead. */
export class ConfirmLinkPage {
  readonly failed: Locator
  readonly elsewhere: Locator
  readonly halfway: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.failed = page.getByText('No pudimos confirmar tu cuenta')
    this.elsewhere = page.getByText('Puede que ya esté confirmado')
    this.halfway = page.getByText('Falta tu otro email')
  }

  async toLogin(): Promise<LoginPage> {
    await this.#page.getByRole('link', { name: 'Ir a iniciar sesión' }).click()
    return new LoginPage(this.#page)
  }
}
