/** Length as PostgreSQL's `char_length` counts it: code points, not UTF-16 units, so an emoji is not two. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _character of text) count += 1
  return count
}

/** Whether a text may be sent: something other than blanks, and not too long (spec §5). */
export function isSendable(text: string, limit: number): boolean {
  return text.trim() !== '' && countCharacters(text) <= limit
}
