import { TEXT_SIZES, type OpenBook } from '#shared/reader.ts'
import { decodeText } from '#shared/files/text-encoding.ts'
import { folded, placesOf } from '#shared/search-text.ts'
import { MOST_SHEETS, type Book, type Listeners } from '../book.ts'
import { copy } from '../copy.ts'
import { make } from '../dom.ts'
import { blocksOf, type Block } from './blocks.ts'
import { paragraphsIn, type Paragraph } from './paragraphs.ts'
import { parseTextPlace, type TextPlace } from './text-place.ts'
import { unwrapped } from './unwrapped.ts'

/** Search result: the matches, and the index of the current one. */
interface Search {
  readonly places: readonly number[]
  readonly at: number
  readonly length: number
}

/** A paragraph in the page, and the number of characters of the book before it. */
interface Passage {
  readonly start: number
  readonly element: HTMLElement
}

/** A text without the title that the page around already shows. */
interface Body {
  readonly text: string
  /** Whether the text began with that title. */
  readonly isNamed: boolean
}

/** A first paragraph that is long enough for a drop cap, and begins with a letter. */
const PROSE = /^\p{L}.{119}/u

/** Characters on a sheet of paper that is full. */
const SHEET = 3000

/** A text in a reading column; never interpreted as HTML. */
export class TextBook implements Book {
  readonly scroller: HTMLElement
  readonly #text: string
  readonly #blocks: readonly Block[]
  readonly #parts: readonly HTMLElement[]
  readonly #passages: readonly Passage[]
  readonly #column: HTMLElement
  readonly #listeners: Listeners
  #size: number
  #search: Search | null = null
  #foldedText: string | undefined

  private constructor({ text, isNamed }: Body, size: number, listeners: Listeners) {
    this.#text = text
    this.#size = size
    this.#listeners = listeners
    this.#blocks = blocksOf(text)
    const passages = this.#blocks.map((block) => paragraphsIn(block, isNamed).map(passageOf))
    this.#passages = passages.flat()
    const [first] = this.#passages
    if (first && PROSE.test(first.element.textContent)) first.element.classList.add('opening')
    this.#parts = passages.map((part) => make('div', {}, ...part.map(({ element }) => element)))
    this.#column = make('div', { className: 'column' }, ...this.#parts)
    const aria = { label: copy.book }
    this.scroller = make('div', { className: 'scroller', tabIndex: 0, role: 'document', aria }, this.#column)
  }

  static open(
    bytes: Uint8Array,
    stage: HTMLElement,
    { title, place, size }: Pick<OpenBook, 'title' | 'place' | 'size'>,
    listeners: Listeners,
  ): TextBook {
    const written = decodeText(bytes).replaceAll(/\r\n?/g, '\n')
    const rest = withoutTitle(written, title)
    const body = { text: unwrapped(rest), isNamed: rest !== written }
    const book = new TextBook(body, size, listeners)
    stage.append(book.scroller)
    book.#begin(parseTextPlace(place))
    return book
  }

  #begin(place: TextPlace): void {
    this.#draw()
    if (place.block > 0 || place.share > 0) this.#return(place)
    this.#tell()
    this.scroller.addEventListener('scroll', () => {
      this.#tell()
      this.#listeners.moved(JSON.stringify(this.#here()))
    })
  }

  /** A text has no pages. */
  goTo(): void {}

  zoom(to: -1 | 1 | 'fit'): void {
    this.resize(to === 'fit' ? TEXT_SIZES.usual : this.#size + to)
  }

  resize(size: number): void {
    const place = this.#here()
    this.#size = Math.min(TEXT_SIZES.pixels.length - 1, Math.max(0, size))
    this.#draw()
    this.#return(place)
    this.#tell()
    this.#listeners.sized(this.#size)
  }

  find(words: string, direction: 'first' | 'next' | 'previous'): void {
    if (words === '') this.#search = null
    else if (direction === 'first' || !this.#search) this.#search = this.#searchFor(words)
    else if (this.#search.places.length > 0) {
      const { places, at } = this.#search
      const step = direction === 'next' ? 1 : places.length - 1
      this.#search = { ...this.#search, at: (at + step) % places.length }
    }
    this.#showSearch()
    this.#tell()
  }

  /** The column is printed as it is. */
  async layForPrint(): Promise<(() => void) | null> {
    if (this.#text.length > MOST_SHEETS * SHEET) return null
    const place = this.#here()
    return () => this.#return(place)
  }

  /** Searches from the reading position; from the beginning if there is no match after it. */
  #searchFor(words: string): Search {
    const places = placesOf(words, (this.#foldedText ??= folded(this.#text)))
    const from = this.#blocks[this.#here().block]?.start ?? 0
    const next = places.findIndex((place) => place >= from)
    return { places, length: words.length, at: Math.max(0, next) }
  }

  #showSearch(): void {
    CSS.highlights.clear()
    if (!this.#search) return
    const { places, at, length } = this.#search
    const ranges = places.flatMap((place) => this.#rangeAt(place, length) ?? [])
    CSS.highlights.set('found', new Highlight(...ranges))
    const place = places[at]
    const current = place === undefined ? null : this.#rangeAt(place, length)
    if (!current) return
    CSS.highlights.set('here', new Highlight(current))
    const part = current.startContainer.parentElement?.parentElement
    if (part) layOut(part)
    this.#bringToTop(current, this.scroller.clientHeight / 3)
  }

  #rangeAt(at: number, length: number): Range | null {
    const [start, end] = [this.#pointAt(at), this.#pointAt(at + length)]
    if (!start || !end) return null
    const range = new Range()
    range.setStart(...start)
    range.setEnd(...end)
    return range
  }

  /** A position in the line break between two paragraphs counts as the end of the first. */
  #pointAt(at: number): [node: Node, offset: number] | null {
    const passage = this.#passages[lastNotAfter(this.#passages, at)]
    const node = passage?.element.firstChild
    return node ? [node, Math.min(at - passage.start, node.textContent?.length ?? 0)] : null
  }

  #draw(): void {
    this.#column.style.fontSize = `${TEXT_SIZES.pixels[this.#size] ?? 19}px`
  }

  #here(): TextPlace {
    const edge = this.scroller.getBoundingClientRect().top
    const first = this.#parts.findIndex((each) => each.getBoundingClientRect().bottom > edge)
    const block = Math.max(0, first)
    const { top = 0, height = 0 } = this.#parts[block]?.getBoundingClientRect() ?? {}
    return { block, share: height > 0 ? Math.max(0, (edge - top) / height) : 0 }
  }

  #return({ block, share }: TextPlace): void {
    const part = this.#parts[block]
    if (!part) return
    layOut(part)
    // At the beginning there is room above the text.
    if (block === 0 && share === 0) return void (this.scroller.scrollTop = 0)
    this.#bringToTop(part)
    this.scroller.scrollTop += share * part.getBoundingClientRect().height
  }

  /**
   * Scrolls without `scrollIntoView`, which would scroll the surrounding page as well.
   * @param below pixels from the upper edge
   */
  #bringToTop(what: Element | Range, below = 0): void {
    const distance = what.getBoundingClientRect().top - this.scroller.getBoundingClientRect().top
    this.scroller.scrollTop += distance - below
  }

  /** Measured in characters, since the height of hidden parts is only estimated. */
  #read(): number {
    const { scrollTop, clientHeight, scrollHeight } = this.scroller
    if (scrollTop + clientHeight >= scrollHeight - 1) return 1
    const { block, share } = this.#here()
    const at = this.#blocks[block]
    return at ? (at.start + at.text.length * Math.min(1, share)) / this.#text.length : 0
  }

  #tell(): void {
    const search = this.#search
    const total = search?.places.length ?? 0
    const found = search && { at: total > 0 ? search.at + 1 : 0, total, isPending: false }
    this.#listeners.changed({ page: 1, pages: 0, read: this.#read(), size: this.#size, percent: 100, found })
  }
}

/** The text without its first line, if that is the title that the page shows above it, on screen and on paper. */
function withoutTitle(text: string, title: string): string {
  const start = text.search(/\S/)
  const lineEnd = text.indexOf('\n', start)
  if (lineEnd < 0 || folded(text.slice(start, lineEnd).trim()) !== folded(title.trim())) return text
  const rest = text.slice(lineEnd).replace(/^\s*\n/, '')
  return rest.trim() === '' ? text : rest
}

const TAGS = { text: 'p', chapter: 'h2', pause: 'p' } as const

const passageOf = ({ kind, text, start }: Paragraph): Passage => ({
  start,
  element: make(TAGS[kind], { textContent: text, className: kind }),
})

/** Index of the last passage that starts at or before a position; they are in order. */
function lastNotAfter(passages: readonly Passage[], at: number): number {
  let [low, high] = [0, passages.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((passages[middle]?.start ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return low
}

/** Lays a part out: while it is hidden its height is estimated, and nothing in it has a position. */
function layOut(part: HTMLElement): void {
  part.style.contentVisibility = 'visible'
}
