/** State of a book that the bar shows. */
export interface BookState {
  readonly page: number
  /** 0 for a text, which has no pages. */
  readonly pages: number
  /** From 0 to 1. */
  readonly read: number
  /** For a text: index of `TEXT_SIZES`. */
  readonly size: number
  /** Zoom of a PDF. */
  readonly percent: number
  /** `null` without a search. */
  readonly found: Found | null
}

interface Found {
  readonly at: number
  readonly total: number
  /** Part of the book has not been searched yet. */
  readonly isPending: boolean
}

/** An opened book as controlled by the bar. */
export interface Book {
  /** The element that scrolls. */
  readonly scroller: HTMLElement
  goTo(page: number): void
  /** Zooms in, out, or to the default: full width for a PDF, the usual size for a text. */
  zoom(to: -1 | 1 | 'fit'): void
  /** @param size for a text: index of `TEXT_SIZES` */
  resize(size: number): void
  /** Goes to the first match from here on, the next or the previous one; an empty text ends the search. */
  find(words: string, direction: 'first' | 'next' | 'previous'): void
  /**
   * Puts the printed sheets into the page, visible on paper only.
   * @returns removes them; `null` for a book longer than `MOST_SHEETS`
   * @throws the reason of the signal, once it is aborted
   */
  layForPrint(
    progress: (done: number, total: number) => void,
    signal: AbortSignal,
  ): Promise<(() => void) | null>
}

/** Pages of the longest book that can be printed. */
export const MOST_SHEETS = 300

/** Listeners for the events of a book. */
export interface Listeners {
  changed(state: BookState): void
  /** The reading position has changed. */
  moved(place: string): void
  /** The font size of a text has changed: index of `TEXT_SIZES`. */
  sized(size: number): void
  /** The member followed a link. */
  followed(url: string): void
}
