import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'

/** Most links and notes shown per page, more than any real page has; 50,000 would block a window for two minutes. */
const MOST = 1_000

/** Limits the annotations that a document's pages return; the viewer reads them by itself. */
export function boundAnnotations(document: Pick<PDFDocumentProxy, 'getPage'>): void {
  const getPage = document.getPage.bind(document)
  document.getPage = async (number) => bounded(await getPage(number))
}

function bounded(page: PDFPageProxy): PDFPageProxy {
  // A page requested twice is the same object.
  if (Object.hasOwn(page, 'getAnnotations')) return page
  const getAll = page.getAnnotations.bind(page)
  return Object.assign(page, {
    getAnnotations: async (...asked: Parameters<typeof getAll>) => (await getAll(...asked)).slice(0, MOST),
  })
}
