import { isDuplicate } from './errors.ts'

/** The row that was inserted, as a list of one. */
type Answer<T> = PromiseLike<{ readonly data: readonly T[] }>

/**
 * Inserts a row under an id chosen by the client. If an earlier attempt arrived and only its answer was lost, the row
 * is read back instead.
 * @throws {PostgrestError} as `insert` and `readBack`
 */
export async function insertOnce<T>(insert: () => Answer<T>, readBack: () => Answer<T>): Promise<T> {
  try {
    return firstOf((await insert()).data)
  } catch (cause) {
    if (!isDuplicate(cause)) throw cause
    return firstOf((await readBack()).data)
  }
}

function firstOf<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined) throw new Error('The server gave back no row for an insert')
  return row
}
