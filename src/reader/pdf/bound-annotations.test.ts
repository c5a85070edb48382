import type { PDFPageProxy } from 'pdfjs-dist'
import { expect, test } from 'vitest'
import { boundAnnotations } from './bound-annotations.ts'

class Page {
  async getAnnotations(): Promise<readonly number[]> {
    return Array.from({ length: 50_000 }, (_, index) => index)
  }
}

test('of the links of a page the first thousand are told, however often it is asked for', async () => {
  const page = new Page() as unknown as PDFPageProxy
  const document = { getPage: async (_number: number) => page }
  boundAnnotations(document)
  for (const number of [1, 1, 2]) {
    const links: unknown[] = await (await document.getPage(number)).getAnnotations()
    expect([links.length, links[999]]).toEqual([1_000, 999])
  }
})
