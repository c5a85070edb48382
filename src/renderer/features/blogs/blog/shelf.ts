import { sections } from '#renderer/entities/section/sections.ts'
import { space } from '#renderer/theme/tokens.ts'

/** Pixels of a book from left to right, and below the shelf of what is said of it. */
const BOOK = 'var(--book)'
const LABEL = 46

/** Where books stand: below the tallest. */
export const PLANK = `calc(${BOOK} * 1.5625)`

const { accent } = sections.blogsandgifts
const rim = `color-mix(in oklab, ${accent} 55%, white)`
const air = (share: number) => `color-mix(in oklab, ${accent} ${share}%, transparent)`

const GAP = 34

/**
 * Books side by side, as many as there is room for, each row on a line like the edge of a planet: the line, and its air
 * behind the books. The lines go on where no book stands.
 */
export const shelf = {
  '--book': '132px',
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, ${BOOK})`,
  gridAutoRows: `calc(${PLANK} + ${LABEL}px)`,
  justifyContent: 'space-between',
  gap: `${GAP}px 18px`,
  backgroundImage: [
    `linear-gradient(90deg, ${space.sheet}, transparent 16%, transparent 84%, ${space.sheet})`,
    `repeating-linear-gradient(transparent 0 calc(${PLANK} - 64px), ${air(13)} ${PLANK}, ${rim} ${PLANK} calc(${PLANK} + 1.5px), ${air(10)} 0, transparent calc(${PLANK} + 15px) calc(${PLANK} + ${LABEL + GAP}px))`,
  ].join(', '),
  // Two stand beside each other in the narrowest window.
  '@container (max-width: 330px)': { '--book': '104px', columnGap: '12px' },
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
