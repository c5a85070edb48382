/** Messages between the page and the reader's frame (decision 23). Neither trusts the other beyond these. */

/**
 * The one message that the frame accepts from the page around it. It brings a port for all others, including the bytes
 * of the book.
 */
export interface OpenBook {
  readonly type: 'open'
  readonly kind: 'pdf' | 'text'
  /** Where reading stopped, in the frame's own format; `null` for a book that was never opened. */
  readonly place: string | null
  /** Printed above a text. */
  readonly title: string
  readonly author: string
  /** Accent colour of the section. */
  readonly accent: string
  /** Text size chosen by the member: index of `TEXT_SIZES`. */
  readonly size: number
  /** Pixels at the top of the frame that the page's header covers while the book is at its beginning. */
  readonly head: number
}

/** Messages to the frame: the bytes of the book, a new height of the header, or a command. */
export type ToReader =
  ArrayBuffer | { readonly type: 'head'; readonly height: number } | { readonly type: 'search' | 'print' }

/** Why a book cannot be shown. */
export type BookFailure = 'broken' | 'encrypted'

export type FromReader =
  | { readonly type: 'shown' }
  | { readonly type: 'failed'; readonly reason: BookFailure }
  | { readonly type: 'moved'; readonly place: string }
  /** The member reads on, or scrolls back. */
  | { readonly type: 'turned'; readonly isDown: boolean }
  /** The member chose a text size: index of `TEXT_SIZES`. */
  | { readonly type: 'sized'; readonly size: number }
  /** The member followed a link. */
  | { readonly type: 'link'; readonly url: string }

/** Longest stored position, in characters. */
export const PLACE_LIMIT = 200

/** Font sizes of texts in pixels, and the index of the default. */
export const TEXT_SIZES = { pixels: [16, 19, 22, 26], usual: 1 } as const
