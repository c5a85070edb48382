import { isDuplicate } from './errors.ts'

/** Rows as a list: the embedded backend answers an insert that embeds with one, even when `.single()` asks for an object. */
type Answer<T> = PromiseLike<{ readonly data: readonly T[] }>

/**
 * Inserts a row under an id of the client's. One that had arrived before, its answer lost, is read back instead.
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
