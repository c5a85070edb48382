import type { Locator, Page } from 'playwright'

/** A toast, be it an error or not. */
export const toastOf = (page: Page, text: string): Locator =>
  page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: text })
