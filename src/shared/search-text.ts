/** Latin letters with diacritics, each a single character. */
const MARKED = /[\u00C0-\u024F]/g

/** Most matches found. */
const MOST = 5000

/** A text without case and diacritics, of the same length. */
export function folded(text: string): string {
  const lower = text.toLowerCase()
  // A few letters of other languages have a longer lower case.
  const same = lower.length === text.length ? lower : text
  return same.replaceAll(MARKED, (letter) => letter.normalize('NFD').charAt(0))
}

/** Positions of the words in a folded text. */
export function placesOf(words: string, text: string): readonly number[] {
  const wanted = folded(words)
  if (wanted === '') return []
  const places: number[] = []
  for (
    let at = text.indexOf(wanted);
    at >= 0 && places.length < MOST;
    at = text.indexOf(wanted, at + wanted.length)
  )
    places.push(at)
  return places
}
