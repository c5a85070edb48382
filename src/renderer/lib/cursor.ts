/** Place of a row in time: the raw timestamp as the server wrote it (a Date would drop the microseconds) and the id. */
export interface Cursor {
  readonly created_at: string
  readonly id: string
}

/** Negative when `a` is older than `b`; of two rows of one instant the id decides. */
export function compareOldestFirst(a: Cursor, b: Cursor): number {
  return (
    Date.parse(a.created_at) - Date.parse(b.created_at) ||
    // Within a millisecond the microseconds decide, which the text still holds.
    compareText(a.created_at, b.created_at) ||
    compareText(a.id, b.id)
  )
}

/** Order of the feed: negative when `a` stands before (is newer than) `b`. */
export const compareNewestFirst = (a: Cursor, b: Cursor): number => compareOldestFirst(b, a)

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
