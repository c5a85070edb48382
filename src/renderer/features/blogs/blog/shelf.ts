import { sections } from '#renderer/entities/section/sections.ts'
import { ACCENT, faintAccent } from '#renderer/theme/accent.ts'
import { space } from '#renderer/theme/tokens.ts'

/** Pixels of a book from left to right, and below the shelf of what is said of it. */
const BOOK = 'var(--book)'
const LABEL = 46

/** Where books stand: below the tallest. */
export const PLANK = `calc(${BOOK} * 1.5625)`

const { accent } = sections.blogsandgifts
const rim = `color-mix(in oklab, ${accent} 55%, white)`
const air = (share: number) => `color-mix(in oklab, ${accent} ${share}%, transparent)`

/** Pixels between rows, and between books. */
const [GAP, BETWEEN] = [34, 18]

/** Usual width of a book in pixels. */
const USUAL = 132

/** Numbers of books of the usual size that fit into a row, from the narrowest shelf to the widest. */
const COUNTS = [2, 3, 4, 5, 6, 7, 8] as const

type Count = (typeof COUNTS)[number]

/** Number of columns by the width of the shelf; `rowsOf` may choose another one near it. */
const ROWS = COUNTS.map((room) => [
  `@container (min-width: ${room * (USUAL + BETWEEN) - BETWEEN}px)`,
  { '--columns': `var(--of-${room}, ${room})` },
])

/**
 * Books side by side, as many as there is room for and a little smaller or larger so that they fill it, each row on a line
 * like the edge of a planet: the line, and its air behind the books. The lines go on where no book stands.
 */
export const shelf = {
  '--columns': 2,
  '--book': `calc((100cqw - (var(--columns) - 1) * ${BETWEEN}px) / var(--columns))`,
  display: 'grid',
  gridTemplateColumns: `repeat(var(--columns), ${BOOK})`,
  gridAutoRows: `calc(${PLANK} + ${LABEL}px)`,
  gap: `${GAP}px ${BETWEEN}px`,
  backgroundImage: [
    `linear-gradient(90deg, ${space.sheet}, transparent 16%, transparent 84%, ${space.sheet})`,
    `repeating-linear-gradient(transparent 0 calc(${PLANK} - 64px), ${air(13)} ${PLANK}, ${rim} ${PLANK} calc(${PLANK} + 1.5px), ${air(10)} 0, transparent calc(${PLANK} + 15px) calc(${PLANK} + ${LABEL + GAP}px))`,
  ].join(', '),
  ...(Object.fromEntries(ROWS) as object),
  '@media (forced-colors: active)': { backgroundImage: 'none' },
} as const

/** One place on a shelf: the book on the line, its label below. */
export const place = {
  position: 'relative',
  display: 'grid',
  gridTemplateRows: `${PLANK} ${LABEL}px`,
  '& > div:first-of-type': { alignSelf: 'end' },
  minWidth: 0,
} as const

/** Look of a book's spine, in the colour of its genre. */
export const spine = {
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  borderRadius: '4px 4px 0 0',
  backgroundColor: `color-mix(in oklab, ${ACCENT} 26%, ${space.void})`,
  boxShadow: `inset 0 0 0 1px ${faintAccent(30)}, inset 0 16px 0 -14px ${faintAccent(70)}, inset 0 -16px 0 -14px ${faintAccent(70)}`,
  color: `color-mix(in oklab, ${ACCENT} 40%, white)`,
  '& b': { writingMode: 'vertical-rl', fontWeight: 400, whiteSpace: 'nowrap' },
} as const

/**
 * Chooses the columns of a shelf so that its last row is at least half full: the usual number for the width, or one more
 * or less.
 * @returns custom properties: `--of-5` is the number of columns where five usual books fit into a row
 */
export function rowsOf(books: number): Readonly<Record<string, number>> {
  return Object.fromEntries(COUNTS.map((room) => [`--of-${room}`, rowFor(books, room)]))
}

function rowFor(books: number, room: Count): number {
  // Fewer books are one row; in narrow rows one column more would make them too small, or one less too large.
  if (books <= room || room < 3) return room
  const near = room < 4 ? [room, room + 1] : [room, room + 1, room - 1]
  const gapsOf = (columns: number) => (columns - (books % columns)) % columns
  const isFull = (columns: number) => gapsOf(columns) <= columns / 2
  return near.find(isFull) ?? near.toSorted((one, other) => gapsOf(one) - gapsOf(other))[0] ?? room
}
