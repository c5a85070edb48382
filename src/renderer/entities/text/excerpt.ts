/** Longest excerpt, in characters. */
const LIMIT = 60

/** The first words of a text, to recognise it by. */
export function excerpt(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim()
  if (Array.from(words).length <= LIMIT) return words
  const start = Array.from(words).slice(0, LIMIT).join('')
  return `${start.replace(/ [^ ]*$/, '')}…`
}
