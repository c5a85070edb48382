/** Letters with a mark of Latin scripts, each of which is one character. */
const MARKED = /[\u00C0-\u024F]/g

/** Most matches that are told apart. */
const MOST = 5000

/** A text in which letters are alike whether they are capital or carry a mark; of the same length. */
export function folded(text: string): string {
  const lower = text.toLowerCase()
  // A few letters of other languages are longer when they are small.
  const same = lower.length === text.length ? lower : text
  return same.replaceAll(MARKED, (letter) => letter.normalize('NFD').charAt(0))
}

/** Where words stand in a folded text. */
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
