import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'

/** Notes the scripts that a window loads from now on. @returns their size so far, gzip, in kB */
export function weighScripts(page: Page): () => Promise<number> {
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || sizes.has(response.url())) return
    sizes.set(
      response.url(),
      response.body().then((body) => gzipSync(body).length),
    )
  })
  return async () => (await Promise.all(sizes.values())).reduce((total, size) => total + size, 0) / 1000
}
