export interface Star {
  /** Percent of the window. */
  readonly x: number
  readonly y: number
  /** Whole pixels, so that a star is a dot. */
  readonly size: number
  readonly brightness: number
  readonly twinkles: boolean
  /** Steps by which its twinkle is ahead of the others. */
  readonly offset: number
}

/** Number of decorative stars (spec §9). */
const STAR_COUNT = 50

/** Few stars twinkle, so that a window left open costs next to nothing. */
const TWINKLE_EVERY = 7

/** Small seeded generator (mulberry32): the same sky at every start, so nothing jumps between screens. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function scatter(): readonly Star[] {
  const random = seeded(77)
  return Array.from({ length: STAR_COUNT }, (_, index) => ({
    x: random() * 100,
    y: random() * 100,
    size: 2 + Math.round(random() ** 3),
    brightness: 0.3 + random() * 0.5,
    twinkles: index % TWINKLE_EVERY === 0,
    offset: Math.floor(random() * 16),
  }))
}

export const stars = scatter()
