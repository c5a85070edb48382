import { PLACE_LIMIT, type BookFailure, type FromReader, type OpenBook } from '#shared/reader.ts'
import { makeBar } from './bar/bar.ts'
import type { Book, BookState, Listeners } from './book.ts'
import { copy } from './copy.ts'
import { make } from './dom.ts'
import { TextBook } from './text/text-book.ts'
import styles from './reader.css?inline'
import pdfStyles from './pdf/pdf.css?inline'

type Tell = (message: FromReader) => void

/** Milliseconds of rest after which a place is worth keeping. */
const REST = 250

for (const text of [styles, pdfStyles]) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
}

/** Takes one book, from the page around and from nobody else. */
function listen({ source, data, ports: [port] }: MessageEvent<OpenBook>): void {
  if (source !== parent || data.type !== 'open' || !port) return
  removeEventListener('message', listen)
  document.documentElement.style.setProperty('--accent', data.accent)
  const bytes = new Promise<Uint8Array>((resolve) => {
    port.onmessage = ({ data: book }: MessageEvent<ArrayBuffer>) => resolve(new Uint8Array(book))
  })
  void show(data, bytes, (message) => port.postMessage(message))
}

async function show({ kind, place }: OpenBook, bytes: Promise<Uint8Array>, tell: Tell): Promise<void> {
  let book: Book | undefined
  const bar = makeBar(() => book)
  const stage = make('div', { className: 'stage' })
  document.body.append(bar.element, make('main', { aria: { label: copy.book } }, stage))
  const listeners: Listeners = {
    changed: (state: BookState) => bar.show(state),
    moved: rarely((where) => tell({ type: 'moved', place: where.slice(0, PLACE_LIMIT) })),
    followed: (url) => tell({ type: 'link', url }),
  }
  try {
    book = await open(kind, bytes, stage, place, listeners)
    tell({ type: 'shown' })
  } catch (cause) {
    console.warn('The book could not be opened', cause)
    document.body.replaceChildren()
    tell({ type: 'failed', reason: failureOf(cause) })
  }
}

async function open(
  kind: OpenBook['kind'],
  bytes: Promise<Uint8Array>,
  stage: HTMLElement,
  left: string | null,
  listeners: Listeners,
): Promise<Book> {
  // The one is large, and none of the other's business.
  if (kind === 'text') return TextBook.open(await bytes, stage, left, listeners)
  const { PdfBook } = await import('./pdf/pdf-book.ts')
  return PdfBook.open(bytes, stage, left, listeners)
}

const failureOf = (cause: unknown): BookFailure =>
  cause instanceof Error && cause.name === 'PasswordException' ? 'encrypted' : 'broken'

/** The last of many calls, once they rest. */
function rarely(act: (value: string) => void): (value: string) => void {
  let timer = 0
  return (value) => {
    clearTimeout(timer)
    timer = setTimeout(() => act(value), REST)
  }
}

addEventListener('message', listen)
