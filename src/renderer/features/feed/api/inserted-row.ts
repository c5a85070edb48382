/**
 * The row an insert gave back. Taken from the list, since the embedded backend answers an insert that embeds with a
 * list even when `.single()` asks for one object.
 */
export function insertedRow<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined) throw new Error('The server gave back no row for an insert')
  return row
}
