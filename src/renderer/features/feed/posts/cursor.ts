/** Where a page ends: the raw timestamp as the server wrote it (a Date would drop the microseconds) and the id. */
export interface Cursor {
  readonly created_at: string
  readonly id: string
}

/** PostgREST reads `,.:()` as its own unless the value is quoted. */
const quoted = (value: string) => `"${value}"`

function rowsBeyond(cursor: Cursor, time: 'lt' | 'gt', id: 'lt' | 'lte' | 'gt'): string {
  const at = quoted(cursor.created_at)
  return `created_at.${time}.${at},and(created_at.eq.${at},id.${id}.${quoted(cursor.id)})`
}

/** `.or()` filter for rows older than the cursor; needs `.lte('created_at', …)` beside it to use the index. */
export const olderThan = (cursor: Cursor) => rowsBeyond(cursor, 'lt', 'lt')

/** As `olderThan`, with the row of the cursor itself. */
export const startingAt = (cursor: Cursor) => rowsBeyond(cursor, 'lt', 'lte')

/** `.or()` filter for rows newer than the cursor; needs `.gte('created_at', …)` beside it. */
export const newerThan = (cursor: Cursor) => rowsBeyond(cursor, 'gt', 'gt')

/** Cursor of the last row, or `null` when the page is not full and so was the last one. */
export function nextCursor(rows: readonly Cursor[], pageSize: number): Cursor | null {
  const last = rows.at(-1)
  return last && rows.length === pageSize ? { created_at: last.created_at, id: last.id } : null
}

/** Order of the feed: negative when `a` stands before (is newer than) `b`. */
export function compareNewestFirst(a: Cursor, b: Cursor): number {
  const byTime = Date.parse(b.created_at) - Date.parse(a.created_at)
  if (byTime !== 0) return byTime
  // Within a millisecond the microseconds decide, which the text still holds.
  if (a.created_at !== b.created_at) return a.created_at < b.created_at ? 1 : -1
  return a.id === b.id ? 0 : a.id < b.id ? 1 : -1
}
