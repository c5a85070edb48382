import type { Locator, Page } from 'playwright'

/** The settings: what a member can do with their account. */
export class SettingsPage {
  readonly changePassword: Locator
  readonly passwordDialog: Locator
  readonly endEverywhere: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.changePassword = page.getByRole('button', { name: 'Cambiar contraseña' })
    this.passwordDialog = page.getByRole('dialog', { name: 'Cambiar la contraseña' })
    this.endEverywhere = page.getByRole('button', { name: 'Cerrar en todos' })
  }

  /** Changes the password in the dialog that is opened for it. */
  async replacePassword(current: string, next: string): Promise<void> {
    await this.changePassword.click()
    await this.passwordDialog.getByLabel('Contraseña actual').fill(current)
    await this.passwordDialog.getByLabel('Contraseña nueva', { exact: true }).fill(next)
    await this.passwordDialog.getByLabel('Repite la contraseña nueva').fill(next)
    await this.passwordDialog.getByRole('button', { name: 'Guardar' }).click()
  }

  /** Signs out on all devices, and confirms it. */
  async signOutEverywhere(): Promise<void> {
    await this.endEverywhere.click()
    const question = this.#page.getByRole('dialog', { name: '¿Cerrar tu sesión en todos los equipos?' })
    await question.getByRole('button', { name: 'Cerrar en todos' }).click()
  }
}
