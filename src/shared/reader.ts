/** Messages between the page and the frame of the reader (decision 23). Neither trusts the other beyond these. */

/** The one message that the frame takes from around it. With it comes the port for all others; by that come the bytes. */
export interface OpenBook {
  readonly type: 'open'
  readonly kind: 'pdf' | 'text'
  /** Where reading was left, in words of the frame's own; `null` for a book that was never open. */
  readonly place: string | null
  /** What stands above a text on paper. */
  readonly title: string
  readonly author: string
  /** The colour of the section. */
  readonly accent: string
  /** How large the member reads texts: index of `TEXT_SIZES`. */
  readonly size: number
  /** Pixels at the top of the frame that the page's own head lies over while a book is at its beginning. */
  readonly head: number
}

/** What comes by the port: the bytes of the book, that the head has become as high as this, or what the member wants to do. */
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
  /** The member wants texts as large as this: index of `TEXT_SIZES`. */
  | { readonly type: 'sized'; readonly size: number }
  /** The member wants to follow a link. */
  | { readonly type: 'link'; readonly url: string }

/** Most characters of a place. */
export const PLACE_LIMIT = 200

/** Pixels of the letters of a text, and which of them who never chose reads. */
export const TEXT_SIZES = { pixels: [16, 19, 22, 26], usual: 1 } as const
