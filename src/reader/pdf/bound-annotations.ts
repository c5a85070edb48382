import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'

/** Links and notes of a page that are put into it: more than a page of people has. 50,000 hold a window for two minutes. */
const MOST = 1_000

/** Has the pages of a document tell so many of their annotations, and no more; the viewer asks them by itself. */
export function boundAnnotations(document: Pick<PDFDocumentProxy, 'getPage'>): void {
  const getPage = document.getPage.bind(document)
  document.getPage = async (number) => bounded(await getPage(number))
}

function bounded(page: PDFPageProxy): PDFPageProxy {
  // A page that is asked for twice is the same.
  if (Object.hasOwn(page, 'getAnnotations')) return page
  const getAll = page.getAnnotations.bind(page)
  return Object.assign(page, {
    getAnnotations: async (...asked: Parameters<typeof getAll>) => (await getAll(...asked)).slice(0, MOST),
  })
}
