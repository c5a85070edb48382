import { decodeText } from '#shared/files/text-encoding.ts'
import type { Book, Listeners } from '../book.ts'
import { copy } from '../copy.ts'
import { make } from '../dom.ts'
import { blocksOf, type Block } from './blocks.ts'
import { folded, placesOf } from './search-text.ts'
import { parseTextPlace, type TextPlace } from './text-place.ts'

/** Factor of one step of size. */
const STEP = 1.15
const SIZES = { least: 0.6, most: 3 }

/** Search result: the matches, and the index of the one shown. */
interface Search {
  readonly places: readonly number[]
  readonly at: number
  readonly length: number
}

/** A text in a reading column: as text, whatever stands in it. */
export class TextBook implements Book {
  readonly #text: string
  readonly #blocks: readonly Block[]
  readonly #paragraphs: readonly HTMLElement[]
  readonly #column: HTMLElement
  readonly #scroller: HTMLElement
  readonly #listeners: Listeners
  #zoom = 1
  #search: Search | null = null
  #foldedText: string | undefined

  private constructor(text: string, listeners: Listeners) {
    this.#text = text
    this.#listeners = listeners
    this.#blocks = blocksOf(text)
    this.#paragraphs = this.#blocks.map((block) => make('p', { textContent: block.text }))
    this.#column = make('div', { className: 'column' }, ...this.#paragraphs)
    const aria = { label: copy.book }
    this.#scroller = make('div', { className: 'scroller', tabIndex: 0, role: 'document', aria }, this.#column)
  }

  static open(bytes: Uint8Array, stage: HTMLElement, left: string | null, listeners: Listeners): TextBook {
    const book = new TextBook(decodeText(bytes).replaceAll('\r\n', '\n'), listeners)
    stage.append(book.#scroller)
    book.#begin(parseTextPlace(left))
    return book
  }

  #begin(place: TextPlace): void {
    this.#resize(place.zoom)
    if (place.block > 0 || place.share > 0) this.#return(place)
    this.#tell()
    this.#scroller.addEventListener('scroll', () => {
      this.#tell()
      this.#noteMove()
    })
  }

  /** There are no pages. */
  goTo(): void {}

  zoom(to: -1 | 1 | 'fit'): void {
    const place = this.#here()
    this.#resize(to === 'fit' ? 1 : to > 0 ? this.#zoom * STEP : this.#zoom / STEP)
    this.#return(place)
    this.#tell()
    this.#noteMove()
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

  /** From where one reads, or from the beginning if there is none after. */
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
    if (current.startContainer.parentElement) layOut(current.startContainer.parentElement)
    this.#bringToTop(current, this.#scroller.clientHeight / 3)
  }

  #rangeAt(at: number, length: number): Range | null {
    const index = this.#blocks.findLastIndex(({ start }) => start <= at)
    const [block, node] = [this.#blocks[index], this.#paragraphs[index]?.firstChild]
    if (!block || !node) return null
    const range = new Range()
    range.setStart(node, at - block.start)
    range.setEnd(node, Math.min(at - block.start + length, block.text.length))
    return range
  }

  #resize(zoom: number): void {
    this.#zoom = Math.min(SIZES.most, Math.max(SIZES.least, zoom))
    this.#column.style.setProperty('--zoom', String(this.#zoom))
  }

  #here(): TextPlace {
    const edge = this.#scroller.getBoundingClientRect().top
    const first = this.#paragraphs.findIndex((each) => each.getBoundingClientRect().bottom > edge)
    const block = Math.max(0, first)
    const { top = 0, height = 0 } = this.#paragraphs[block]?.getBoundingClientRect() ?? {}
    return { block, share: height > 0 ? Math.max(0, (edge - top) / height) : 0, zoom: this.#zoom }
  }

  #return({ block, share }: TextPlace): void {
    const paragraph = this.#paragraphs[block]
    if (!paragraph) return
    layOut(paragraph)
    this.#bringToTop(paragraph)
    this.#scroller.scrollTop += share * paragraph.getBoundingClientRect().height
  }

  /** By hand: `scrollIntoView` would scroll the page around as well. @param below pixels from the upper edge */
  #bringToTop(what: Element | Range, below = 0): void {
    const distance = what.getBoundingClientRect().top - this.#scroller.getBoundingClientRect().top
    this.#scroller.scrollTop += distance - below
  }

  /** By characters: the height of what is out of sight is a guess. */
  #read(): number {
    const { scrollTop, clientHeight, scrollHeight } = this.#scroller
    if (scrollTop + clientHeight >= scrollHeight - 1) return 1
    const { block, share } = this.#here()
    const at = this.#blocks[block]
    return at ? (at.start + at.text.length * Math.min(1, share)) / this.#text.length : 0
  }

  #tell(): void {
    const search = this.#search
    const total = search?.places.length ?? 0
    const found = search && { at: total > 0 ? search.at + 1 : 0, total, isPending: false }
    const percent = Math.round(this.#zoom * 100)
    this.#listeners.changed({ page: 1, pages: 0, read: this.#read(), percent, found })
  }

  #noteMove(): void {
    this.#listeners.moved(JSON.stringify(this.#here()))
  }
}

/** Out of sight its height is a guess, and nothing in it has a place. */
function layOut(paragraph: HTMLElement): void {
  paragraph.style.contentVisibility = 'visible'
}
