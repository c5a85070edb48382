import { AnnotationMode, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist'
import { copy } from '../copy.ts'
import { make } from '../dom.ts'

/** Pixels of paper for a unit of a page: 150 in an inch. */
const SHARPNESS = 150 / 72

/** Pixels of the largest sheet: a page may claim any size. */
const MOST_PIXELS = 8 * 1024 * 1024

/** Bytes of a picture without loss above which it is one of photographs, and is kept with some. */
const PHOTOGRAPH = 1024 * 1024

/** Pages as pictures, each on paper of its own size. */
interface Sheets {
  readonly element: HTMLElement
  /** The sizes of the paper, as a style sheet. */
  readonly rules: string
  /** Lets the pictures go. */
  readonly release: () => void
}

/**
 * Draws all pages of a PDF, one after the other on one canvas.
 * @throws the reason of the signal, once it is aborted
 */
export async function drawSheets(
  pages: Pick<PDFDocumentProxy, 'numPages' | 'getPage'>,
  progress: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<Sheets> {
  const canvas = make('canvas', {})
  const element = make('div', { className: 'sheets' })
  const addresses: string[] = []
  const sizes = new Map<string, string>()
  const release = () => {
    for (const address of addresses) URL.revokeObjectURL(address)
    // Until it is collected it would hold its pixels.
    canvas.width = canvas.height = 0
  }
  try {
    for (let number = 1; number <= pages.numPages; number += 1) {
      progress(number - 1, pages.numPages)
      const page = await pages.getPage(number)
      const address = URL.createObjectURL(await drawn(page, canvas, signal))
      addresses.push(address)
      const { width, height } = page.getViewport({ scale: 1 })
      const size = `${width.toFixed(2)}pt ${height.toFixed(2)}pt`
      const paper = sizes.get(size) ?? `paper-${sizes.size}`
      sizes.set(size, paper)
      const picture = make('img', { alt: copy.pageNamed(number) })
      await loaded(picture, address)
      element.append(make('div', { className: `sheet ${paper}` }, picture))
    }
  } catch (cause) {
    release()
    signal.throwIfAborted()
    throw cause
  }
  // A hair less than the paper: what is rounded up would need another sheet.
  const rules = [...sizes].map(
    ([size, paper]) =>
      `@page ${paper} { size: ${size}; margin: 0 } ` +
      `.${paper} { page: ${paper}; height: calc(${size.split(' ')[1]} - 1px) }`,
  )
  return { element, rules: rules.join('\n'), release }
}

async function drawn(page: PDFPageProxy, canvas: HTMLCanvasElement, signal: AbortSignal): Promise<Blob> {
  signal.throwIfAborted()
  const { width, height } = page.getViewport({ scale: 1 })
  const scale = Math.min(SHARPNESS, Math.sqrt(MOST_PIXELS / (width * height)))
  const viewport = page.getViewport({ scale })
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  const task = page.render({ canvas, viewport, intent: 'print', annotationMode: AnnotationMode.ENABLE })
  const stop = () => task.cancel()
  signal.addEventListener('abort', stop)
  try {
    await task.promise
  } finally {
    signal.removeEventListener('abort', stop)
  }
  page.cleanup()
  const sharp = await pictureOf(canvas, 'image/png')
  const picture = sharp.size > PHOTOGRAPH ? await pictureOf(canvas, 'image/jpeg') : sharp
  signal.throwIfAborted()
  return picture
}

const pictureOf = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('a page could not be kept'))),
      type,
      0.9,
    ),
  )

/** Not by `decode`, which waits for the window to be drawn: a hidden one is not. */
const loaded = (picture: HTMLImageElement, address: string) =>
  new Promise<void>((resolve, reject) => {
    picture.onload = () => resolve()
    picture.onerror = () => reject(new Error('a page could not be shown'))
    picture.src = address
  })
