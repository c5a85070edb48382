import type { Locator, Page } from 'playwright'
import { LoginPage } from './login.page.ts'

/** Where the link of a confirmation mail leads. */
export class ConfirmLinkPage {
  readonly failed: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.failed = page.getByText('No pudimos confirmar tu cuenta')
  }

  async toLogin(): Promise<LoginPage> {
    await this.#page.getByRole('link', { name: 'Ir a iniciar sesión' }).click()
    return new LoginPage(this.#page)
  }
}
