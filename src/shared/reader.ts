/** Messages between the page and the frame of the reader (decision 23). Neither trusts the other beyond these. */

/** The one message that the frame takes from around it. With it comes the port for all others; by that come the bytes. */
export interface OpenBook {
  readonly type: 'open'
  readonly kind: 'pdf' | 'text'
  /** Where reading was left, in words of the frame's own; `null` for a book that was never open. */
  readonly place: string | null
  /** The colour of the section. */
  readonly accent: string
}

/** Why a book cannot be shown. */
export type BookFailure = 'broken' | 'encrypted'

export type FromReader =
  | { readonly type: 'shown' }
  | { readonly type: 'failed'; readonly reason: BookFailure }
  | { readonly type: 'moved'; readonly place: string }
  /** The member wants to follow a link. */
  | { readonly type: 'link'; readonly url: string }

/** Most characters of a place. */
export const PLACE_LIMIT = 200
