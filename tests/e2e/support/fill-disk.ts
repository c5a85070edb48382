import type { Page } from 'playwright'

const UPLOADS = '**/storage/v1/object/upload/sign/**'

/** From now on the disk of the server is full. @returns what makes room */
export async function fillDisk(page: Page): Promise<() => Promise<void>> {
  await page.route(UPLOADS, (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    const message = 'No space left on device'
    return route.fulfill({
      status: 500,
      headers: { 'access-control-allow-origin': '*' },
      json: { statusCode: '500', error: 'Internal', message },
    })
  })
  return () => page.unroute(UPLOADS)
}
