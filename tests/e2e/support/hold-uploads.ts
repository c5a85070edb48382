import type { Page } from 'playwright'

const UPLOADS = '**/storage/v1/object/upload/sign/**'

/** From now on no byte of a file leaves this window. @returns what lets later ones out */
export async function holdUploads(page: Page): Promise<() => Promise<void>> {
  await page.route(UPLOADS, async (route) => {
    if (route.request().method() !== 'PUT') await route.fallback()
  })
  return () => page.unroute(UPLOADS)
}
