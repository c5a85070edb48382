import { folded } from '#shared/search-text.ts'

/** What hangs out over a shop, in a square of 48, by the words it is told in, without accents; the first that fits counts. */
const MARKS: readonly (readonly [words: RegExp, path: string])[] = [
  // A camera.
  [/fotog|camara|video|\bcine/u, 'M6 15h8l3-5h14l3 5h8v23H6zM24 18a8 8 0 1 0 .1 0zM37 20h0'],
  // A paw.
  [
    /animal|veterin|mascota|perr|gat[oa]/u,
    'M24 22c-6 0-11 6-11 11 0 4 3 5 6 4.500 2-.3 3-1 5-1s3 .7 5 1c3 .5 6-.5 6-4.500 0-5-5-11-11-11zM10 18v4M19 10v5M29 10v5M38 18v4',
  ],
  // Mountains, and a moon over them.
  [
    /montan|guia|viaj|turis|excurs/u,
    'M4 38L18 14l8 13 5-7 13 18zM13.500 21.500l4.500 3 4.500-3M37 8a4 4 0 1 0 .1 0z',
  ],
  // Two notes.
  [
    /guitarra|music|piano|\bviolin|luthier|\bcanto|concierto/u,
    'M17 35V13l21-4v22M11.500 30.500a5.500 4.500 0 1 0 .1 0zM32.500 26.500a5.500 4.500 0 1 0 .1 0zM17 20l21-4',
  ],
  // A hammer.
  [/carpint|mueble|madera|ebanist|taller/u, 'M8 10h19l7 5v8h-7v-4H8zM15 19v22h7V19'],
  // A loaf.
  [
    /\bpan|pastel|repost|horno|cocin|cafe|restaurante/u,
    'M9 24c0-8 7-13 15-13s15 5 15 13c0 3-2 4-4 4v10H13V28c-2 0-4-1-4-4zM18 19l-2 6M25 17l-2 6M32 19l-2 6',
  ],
  // A book.
  [
    /profes|maestr|clase|escuel|educa|librer|biblio|escri/u,
    'M24 14C19 10 12 9 6 10v26c6-1 13 0 18 4 5-4 12-5 18-4V10c-6-1-13 0-18 4zM24 14v26',
  ],
  // A heart.
  [
    /medic|enferm|salud|terap|psic|cuida/u,
    'M24 40C8 29 6 22 6 17a9 9 0 0 1 18-3 9 9 0 0 1 18 3c0 5-2 12-18 23z',
  ],
  // A screen.
  [/program|software|\bweb|datos|comput/u, 'M6 9h36v24H6zM17 41h14M24 33v8M18 16l-6 5 6 5M30 16l6 5-6 5'],
  // A pencil.
  [/arquitect|disen|interior|ilustra|dibuj|\barte\b/u, 'M10 38l4-12L33 7l8 8-19 19zM29 11l8 8M14 26l8 8'],
]

/** A star, for all that has no mark of its own. */
const STAR = 'M24 6q2.500 15.500 18 18-15.500 2.500-18 18-2.500-15.500-18-18 15.500-2.500 18-18z'

/** The mark on the sign of whoever does this, as the path of a small drawing. */
export function markOf(trade: string): string {
  const words = folded(trade)
  return MARKS.find(([told]) => told.test(words))?.[1] ?? STAR
}
