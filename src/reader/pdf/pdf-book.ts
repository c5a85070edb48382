// Must come first: the viewer uses the global that this import sets.
import { AnnotationMode, getDocument, GlobalWorkerOptions, PDFWorker, VerbosityLevel } from 'pdfjs-dist'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { EventBus, FindState, PDFFindController, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { MOST_SHEETS, type Book, type BookState, type Listeners } from '../book.ts'
import { copy } from '../copy.ts'
import { make } from '../dom.ts'
import { boundAnnotations } from './bound-annotations.ts'
import { parsePdfPlace, type PdfPlace } from './pdf-place.ts'
import { QuietLinks } from './quiet-links.ts'
import { Resources } from './resources.ts'
import { drawSheets } from './pdf-sheets.ts'

/** Pixels of the largest picture that is decoded: a file may claim any size. */
const LARGEST_PICTURE = 64 * 1024 * 1024

/** The viewer's name for the scale at which a page fills the width. */
const FIT = 'page-width'

/** Width in pixels of the widest comfortable page. */
const WIDEST = 1040

GlobalWorkerOptions.workerSrc = workerAddress

type L10n = NonNullable<ConstructorParameters<typeof PDFViewer>[0]['l10n']>

interface Matches {
  /** Set when the state of the whole search has changed. */
  readonly state?: number
  readonly matchesCount: { readonly current: number; readonly total: number }
}

interface ViewArea {
  readonly location: { readonly pageNumber: number; readonly left: number; readonly top: number }
}

/** A PDF: its pages, text layer and links. Its scripts, forms and embedded files are ignored (decision 23). */
export class PdfBook implements Book {
  readonly scroller: HTMLDivElement
  readonly #document: PDFDocumentProxy
  readonly #listeners: Listeners
  readonly #events = new EventBus()
  readonly #links: QuietLinks
  readonly #viewer: PDFViewer
  readonly #pages = make('div', { className: 'pdfViewer' })
  #state: BookState
  #words = ''
  #isSearching = false
  #isFitted = false

  private constructor(document: PDFDocumentProxy, stage: HTMLElement, listeners: Listeners) {
    this.#document = document
    this.#listeners = listeners
    this.#state = { page: 1, pages: document.numPages, read: 0, size: 0, percent: 100, found: null }
    const aria = { label: copy.book }
    this.scroller = make('div', { className: 'scroller', tabIndex: 0, role: 'document', aria }, this.#pages)
    // In place before the viewer measures it.
    stage.append(this.scroller)
    this.#links = new QuietLinks(this.#events, listeners.followed)
    this.#viewer = new PDFViewer({
      container: this.scroller,
      viewer: this.#pages,
      eventBus: this.#events,
      linkService: this.#links,
      findController: new PDFFindController({
        eventBus: this.#events,
        linkService: this.#links,
        updateMatchesCountOnProgress: true,
      }),
      annotationMode: AnnotationMode.ENABLE,
      // The library expects its own class, but uses only these functions.
      l10n: silentL10n as unknown as L10n,
      removePageBorders: true,
      enableAutoLinking: false,
    })
    this.#links.setViewer(this.#viewer)
  }

  /** @throws the library's error if the file is broken or encrypted */
  static async open(
    bytes: Promise<Uint8Array>,
    stage: HTMLElement,
    left: string | null,
    listeners: Listeners,
  ): Promise<PdfBook> {
    const verbosity = VerbosityLevel.ERRORS
    // Starts while the file is still arriving.
    const worker = new PDFWorker({ verbosity })
    // Never asks for a password.
    const document = await getDocument({
      worker,
      verbosity,
      data: await bytes,
      BinaryDataFactory: Resources,
      useWorkerFetch: false,
      enableXfa: false,
      // The bundled fonts look the same on every system.
      useSystemFonts: false,
      maxImageSize: LARGEST_PICTURE,
    }).promise
    boundAnnotations(document)
    const book = new PdfBook(document, stage, listeners)
    await book.#begin(parsePdfPlace(left))
    return book
  }

  async #begin(place: PdfPlace | null): Promise<void> {
    this.#listen()
    const isFirstDrawn = this.#once('pagerendered')
    const isReady = this.#once('pagesinit')
    this.#viewer.setDocument(this.#document)
    this.#links.setDocument(this.#document)
    await isReady
    addEventListener('resize', () => this.#fitAgain())
    for (const page of this.#pages.querySelectorAll<HTMLElement>('.page'))
      page.ariaLabel = copy.pageNamed(Number(page.dataset['pageNumber']))
    if (place && place.scale !== FIT) this.#viewer.currentScaleValue = place.scale
    else this.zoom('fit')
    if (place && place.page <= this.#document.numPages) this.#return(place)
    this.#tellPage(this.#viewer.currentPageNumber)
    this.#tell({ percent: Math.round(this.#viewer.currentScale * 100) })
    await isFirstDrawn
  }

  #return({ page, left, top }: PdfPlace): void {
    const destArray = [null, { name: 'XYZ' }, left, top, null]
    this.#viewer.scrollPageIntoView({ pageNumber: page, destArray, allowNegativeOffset: true })
  }

  #listen(): void {
    const found = ({ state, matchesCount: { current, total } }: Matches) => {
      if (state !== undefined) this.#isSearching = state === FindState.PENDING
      const isPending = this.#isSearching
      this.#tell({ found: this.#words === '' ? null : { at: current, total, isPending } })
    }
    this.#events.on('updatefindmatchescount', found)
    this.#events.on('updatefindcontrolstate', found)
    this.#events.on('pagechanging', ({ pageNumber }: { readonly pageNumber: number }) =>
      this.#tellPage(pageNumber),
    )
    this.#events.on('scalechanging', ({ scale }: { readonly scale: number }) =>
      this.#tell({ percent: Math.round(scale * 100) }),
    )
    this.#events.on('updateviewarea', ({ location: { pageNumber, left, top } }: ViewArea) => {
      const scale = this.#isFitted ? FIT : String(this.#viewer.currentScaleValue)
      const place: PdfPlace = { page: pageNumber, left, top, scale }
      this.#listeners.moved(JSON.stringify(place))
    })
  }

  /** Keeps a page at full width when the width changes. */
  #fitAgain(): void {
    if (this.#isFitted) this.zoom('fit')
    this.#viewer.update()
  }

  goTo(page: number): void {
    this.#viewer.currentPageNumber = Math.min(this.#document.numPages, Math.max(1, page))
  }

  zoom(to: -1 | 1 | 'fit'): void {
    // The room above the first page does not scale with the zoom.
    const isAtBeginning = this.scroller.scrollTop === 0
    this.#isFitted = to === 'fit'
    if (to === 'fit') {
      this.#viewer.currentScaleValue = FIT
      const { width } = this.#viewer.getPageView(0) as { readonly width: number }
      if (width > WIDEST) this.#viewer.currentScale *= WIDEST / width
    } else if (to > 0) this.#viewer.increaseScale()
    else this.#viewer.decreaseScale()
    if (isAtBeginning) this.scroller.scrollTop = 0
  }

  /** Pages of a PDF have no text size. */
  resize(): void {}

  find(words: string, direction: 'first' | 'next' | 'previous'): void {
    this.#words = words
    if (words === '') this.#tell({ found: null })
    this.#events.dispatch(words === '' ? 'findbarclose' : 'find', {
      source: this.scroller,
      type: direction === 'first' ? '' : 'again',
      query: words,
      caseSensitive: false,
      entireWord: false,
      highlightAll: true,
      findPrevious: direction === 'previous',
      matchDiacritics: false,
    })
  }

  async layForPrint(
    progress: (done: number, total: number) => void,
    signal: AbortSignal,
  ): Promise<(() => void) | null> {
    if (this.#document.numPages > MOST_SHEETS) return null
    const { element, rules, release } = await drawSheets(this.#document, progress, signal)
    const paper = new CSSStyleSheet()
    paper.replaceSync(rules)
    document.adoptedStyleSheets.push(paper)
    document.body.append(element)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== paper)
      element.remove()
      release()
    }
  }

  #tellPage(page: number): void {
    this.#tell({ page, read: page / this.#document.numPages })
  }

  #tell(change: Partial<BookState>): void {
    this.#state = { ...this.#state, ...change }
    this.#listeners.changed(this.#state)
  }

  #once(event: string): Promise<void> {
    return new Promise((resolve) => this.#events.on(event, () => resolve()))
  }
}

/** Localisation for the viewer, which needs no texts without its toolbar. */
const silentL10n = {
  getLanguage: () => 'es',
  getDirection: () => 'ltr',
  get: async () => '',
  translate: async () => undefined,
  translateOnce: async () => undefined,
  destroy: async () => undefined,
  pause: () => undefined,
  resume: () => undefined,
}
