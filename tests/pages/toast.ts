import type { Locator, Page } from 'playwright'

/** A toast, be it an error or not. */
export const toastOf = (page: Page, text: string): Locator =>
  page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: text })

/** The toasts on screen as one, apart from what the page says in the same words. */
export const toastsOn = (page: Page): Locator => page.getByRole('region', { name: 'Avisos' })

/** Takes the toast away that greets who has just come in: it would be what Escape takes first. */
export async function dismissGreeting(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Cerrar aviso' })
  await close.waitFor()
  await page.keyboard.press('Escape')
  await close.waitFor({ state: 'hidden' })
}
