/** Quotes a value, since PostgREST gives `,.:()` a meaning of their own. */
const quoted = (value: string) => `"${value}"`

function rowsBeyond(cursor: Cursor, time: 'lt' | 'gt', id: 'lt' | 'lte' | 'gt', idColumn = 'id'): string {
  const at = quoted(cursor.created_at)
  return `created_at.${time}.${at},and(created_at.eq.${at},${idColumn}.${id}.${quoted(cursor.id)})`
}

/** `.or()` filter for rows older than the cursor; needs `.lte('created_at', …)` beside it to use the index. */
export const olderThan = (cursor: Cursor, idColumn?: string) => rowsBeyond(cursor, 'lt', 'lt', idColumn)

/** Like `olderThan`, but includes the row of the cursor. */
export const startingAt = (cursor: Cursor) => rowsBeyond(cursor, 'lt', 'lte')

/** `.or()` filter for rows newer than the cursor; needs `.gte('created_at', …)` beside it. */
export const newerThan = (cursor: Cursor) => rowsBeyond(cursor, 'gt', 'gt')

/** The part of a PostgREST query that `newestFirst` needs, for any table. */
interface Rows<Query> {
  lte(column: 'created_at', value: string): Query
  or(filters: string): Query
  order(column: string, direction: { ascending: boolean }): Query
}

/** The rows after a cursor, newest first; `null` starts at the newest. */
export function newestFirst<Query extends Rows<Query>>(
  query: Query,
  after: Cursor | null,
  idColumn = 'id',
): Query {
  const older = after ? query.lte('created_at', after.created_at).or(olderThan(after, idColumn)) : query
  return older.order('created_at', { ascending: false }).order(idColumn, { ascending: false })
}

/** Cursor of the last row, or `null` when the page is not full and so was the last one. */
export function nextCursor(rows: readonly Cursor[], pageSize: number): Cursor | null {
  const last = rows.at(-1)
  return last && rows.length === pageSize ? { created_at: last.created_at, id: last.id } : null
}

/**
 * Position of a row in time: the raw timestamp as the server wrote it (a Date would drop the microseconds) and the id.
 */
export interface Cursor {
  readonly created_at: string
  readonly id: string
}

/** Negative if `a` is older than `b`; the id decides between rows of the same instant. */
export function compareOldestFirst(a: Cursor, b: Cursor): number {
  return (
    Date.parse(a.created_at) - Date.parse(b.created_at) ||
    // Within a millisecond the microseconds decide; only the text has them.
    compareText(a.created_at, b.created_at) ||
    compareText(a.id, b.id)
  )
}

/** Order of the feed: negative if `a` is newer than `b`. */
export const compareNewestFirst = (a: Cursor, b: Cursor): number => compareOldestFirst(b, a)

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
