/** State of a book that the bar shows. */
export interface BookState {
  readonly page: number
  /** 0 for a text, which has none. */
  readonly pages: number
  /** From 0 to 1. */
  readonly read: number
  /** Of a text: index of `TEXT_SIZES`. */
  readonly size: number
  /** Of a PDF. */
  readonly percent: number
  /** `null` while nothing is looked for. */
  readonly found: Found | null
}

interface Found {
  readonly at: number
  readonly total: number
  /** Not all of the book was looked through yet. */
  readonly isPending: boolean
}

/** An opened book, as the bar commands it. */
export interface Book {
  /** What of it is scrolled. */
  readonly scroller: HTMLElement
  goTo(page: number): void
  /** Smaller, larger, or as it is made for reading: of a PDF as wide as there is room, of a text the usual size. */
  zoom(to: -1 | 1 | 'fit'): void
  /** @param size of a text: index of `TEXT_SIZES` */
  resize(size: number): void
  /** The first match from here on, the next or the one before; an empty text ends it. */
  find(words: string, direction: 'first' | 'next' | 'previous'): void
  /**
   * Puts what is printed into the page, seen on paper only.
   * @returns what takes it away again; `null` for a book that is longer than `MOST_SHEETS`
   * @throws the reason of the signal, once it is aborted
   */
  layForPrint(
    progress: (done: number, total: number) => void,
    signal: AbortSignal,
  ): Promise<(() => void) | null>
}

/** Pages of the longest book that is printed. */
export const MOST_SHEETS = 300

/** Listeners to the events of a book. */
export interface Listeners {
  changed(state: BookState): void
  /** Reading has moved to here. */
  moved(place: string): void
  /** The letters of a text are to be as large as this: index of `TEXT_SIZES`. */
  sized(size: number): void
  /** The member wants to follow a link. */
  followed(url: string): void
}
