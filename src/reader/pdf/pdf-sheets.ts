import { AnnotationMode, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist'
import { copy } from '../copy.ts'
import { make } from '../dom.ts'

/** Printed pixels per unit of a page: 150 dpi. */
const SHARPNESS = 150 / 72

/** Pixels of the largest sheet: a page may claim any size. */
const MOST_PIXELS = 8 * 1024 * 1024

/** Bytes above which a lossless picture must contain photographs, and is stored with loss instead. */
const PHOTOGRAPH = 1024 * 1024

/** Pages as pictures, each on a sheet of its own size. */
interface Sheets {
  readonly element: HTMLElement
  /** The paper sizes, as a style sheet. */
  readonly rules: string
  /** Frees the pictures. */
  readonly release: () => void
}

/**
 * Draws all pages of a PDF one by one on a single canvas.
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
    // Frees the pixels at once instead of at the next garbage collection.
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
  // Slightly smaller than the paper: rounding up would add an empty sheet.
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

/** Not with `decode`, which waits for the next frame: a hidden window has none. */
const loaded = (picture: HTMLImageElement, address: string) =>
  new Promise<void>((resolve, reject) => {
    picture.onload = () => resolve()
    picture.onerror = () => reject(new Error('a page could not be shown'))
    picture.src = address
  })
