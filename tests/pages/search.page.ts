import type { Locator, Page } from 'playwright'

/** The search for members: a field in the top bar, or a button there that opens a sheet. */
export class SearchPage {
  readonly field: Locator
  readonly list: Locator
  readonly button: Locator
  readonly sheet: Locator
  readonly retry: Locator

  constructor(page: Page) {
    this.field = page.getByRole('combobox', { name: 'Buscar personas' })
    this.list = page.getByRole('listbox', { name: 'Personas encontradas' })
    this.button = page.getByRole('banner').getByRole('button', { name: 'Buscar personas' })
    this.sheet = page.getByRole('dialog', { name: 'Buscar personas' })
    this.retry = page.getByRole('alert').getByRole('button', { name: 'Reintentar' })
  }

  option(name: string): Locator {
    return this.list.getByRole('option', { name, exact: true })
  }
}
