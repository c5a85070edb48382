/** State of a book that the bar shows. */
export interface BookState {
  readonly page: number
  /** 0 for a text, which has none. */
  readonly pages: number
  /** From 0 to 1. */
  readonly read: number
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
  goTo(page: number): void
  /** Smaller, larger, or as wide as there is room. */
  zoom(to: -1 | 1 | 'fit'): void
  /** The first match from here on, the next or the one before; an empty text ends it. */
  find(words: string, direction: 'first' | 'next' | 'previous'): void
}

/** Listeners to the events of a book. */
export interface Listeners {
  changed(state: BookState): void
  /** Reading has moved to here. */
  moved(place: string): void
  /** The member wants to follow a link. */
  followed(url: string): void
}
