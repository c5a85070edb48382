import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import literata from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url'
import {
  PLACE_LIMIT,
  type BookFailure,
  type FromReader,
  type OpenBook,
  type ToReader,
} from '#shared/reader.ts'
import { makeBar, SEARCH } from './bar/bar.ts'
import { PRINT } from './bar/print-tools.ts'
import type { Book, BookState, Listeners } from './book.ts'
import { copy } from './copy.ts'
import { watchDirection } from './direction.ts'
import { make } from './dom.ts'
import { TextBook } from './text/text-book.ts'
import styles from './reader.css?inline'
import pdfStyles from './pdf/pdf.css?inline'
import textStyles from './text/text.css?inline'
import printStyles from './print.css?inline'

/** The app's typeface for the toolbar and a book typeface for texts; both are bundled with the frame. */
const FACES = [
  ['Figtree', figtree, '300 900'],
  ['Literata', literata, '200 900'],
] as const

/** Loads the fonts before anything is measured with them. If one fails, a system font is used. */
async function loadFaces(): Promise<void> {
  const faces = FACES.map(([family, address, weight]) => new FontFace(family, `url(${address})`, { weight }))
  for (const face of faces) document.fonts.add(face)
  const loaded = await Promise.allSettled(faces.map((face) => face.load()))
  for (const result of loaded)
    if (result.status === 'rejected') console.warn('A face could not be loaded', result.reason)
}

type Tell = (message: FromReader) => void

/** Milliseconds without scrolling after which the position is stored. */
const REST = 250

for (const text of [styles, pdfStyles, textStyles, printStyles]) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
}

const { style } = document.documentElement

/** Leaves room above a book for the page's header. */
const makeRoom = (head: number) => style.setProperty('--head', `${Math.round(head)}px`)

/** Accepts one book, from the surrounding page only. */
function listen({ source, data, ports: [port] }: MessageEvent<OpenBook>): void {
  if (source !== parent || data.type !== 'open' || !port) return
  removeEventListener('message', listen)
  style.setProperty('--accent', data.accent)
  makeRoom(data.head)
  const bytes = new Promise<Uint8Array>((resolve) => {
    port.onmessage = ({ data: message }: MessageEvent<ToReader>) => {
      if (message instanceof ArrayBuffer) resolve(new Uint8Array(message))
      else if (message.type === 'head') makeRoom(message.height)
      else dispatchEvent(new Event(message.type === 'print' ? PRINT : SEARCH))
    }
  })
  void show(data, bytes, (message) => port.postMessage(message))
}

async function show(opened: OpenBook, bytes: Promise<Uint8Array>, tell: Tell): Promise<void> {
  let book: Book | undefined
  const bar = makeBar(() => book)
  const stage = make('div', { className: 'stage' })
  const imprint = make(
    'header',
    { className: 'imprint', dir: 'auto' },
    make('h1', { textContent: opened.title }),
    make('p', { textContent: opened.author }),
  )
  document.body.append(imprint, make('main', { aria: { label: copy.book } }, stage), bar.element)
  const listeners: Listeners = {
    changed: (state: BookState) => bar.show(state),
    moved: debounced((where) => tell({ type: 'moved', place: where.slice(0, PLACE_LIMIT) })),
    sized: (size) => tell({ type: 'sized', size }),
    followed: (url) => tell({ type: 'link', url }),
  }
  try {
    await loadFaces()
    book = await open(opened, bytes, stage, listeners)
    watchDirection(book.scroller, (isDown) => tell({ type: 'turned', isDown }))
    tell({ type: 'shown' })
  } catch (cause) {
    console.warn('The book could not be opened', cause)
    document.body.replaceChildren()
    tell({ type: 'failed', reason: failureOf(cause) })
  }
}

async function open(
  opened: OpenBook,
  bytes: Promise<Uint8Array>,
  stage: HTMLElement,
  listeners: Listeners,
): Promise<Book> {
  // The PDF code is large, and texts do not need it.
  if (opened.kind === 'text') return TextBook.open(await bytes, stage, opened, listeners)
  const { PdfBook } = await import('./pdf/pdf-book.ts')
  return PdfBook.open(bytes, stage, opened.place, listeners)
}

const failureOf = (cause: unknown): BookFailure =>
  cause instanceof Error && cause.name === 'PasswordException' ? 'encrypted' : 'broken'

/** Calls back with the last value once there were no calls for a while. */
function debounced(act: (value: string) => void): (value: string) => void {
  let timer = 0
  return (value) => {
    clearTimeout(timer)
    timer = setTimeout(() => act(value), REST)
  }
}

addEventListener('message', listen)
