import { hashOf } from '#renderer/lib/hash-of.ts'

interface Star {
  readonly x: number
  readonly y: number
  /** From 0 (faint) to 1. */
  readonly brightness: number
}

/** Size of a constellation's sky, three to one, and its margin. */
export const SKY = { width: 300, height: 100, margin: 20 } as const

/** Positions tried for each star; the one farthest from other stars is used, so that they do not crowd. */
const TRIES = 5

const between = (from: number, to: number, text: string) => from + ((to - from) * hashOf(text)) / 2 ** 32

const apart = (one: Star, other: Star) => Math.hypot(one.x - other.x, one.y - other.y)

/** The first item with the smallest measure. */
function nearest<Item>(items: readonly Item[], measure: (item: Item) => number): Item | undefined {
  return items.toSorted((one, other) => measure(one) - measure(other))[0]
}

/** A star inside the margins, derived from a text. */
const starAt = (text: string, margin: number): Star => ({
  x: between(margin, SKY.width - margin, `${text} x`),
  y: between(margin, SKY.height - margin, `${text} y`),
  brightness: between(0, 1, `${text} brightness`),
})

/** Seven to nine stars, derived from a seed. */
export function starsOf(seed: string): readonly Star[] {
  const stars: Star[] = []
  const count = 7 + (hashOf(seed) % 3)
  while (stars.length < count) {
    const places = Array.from({ length: TRIES }, (_, index) =>
      starAt(`${seed} ${stars.length} ${index}`, SKY.margin),
    )
    const best = nearest(places, (place) => -Math.min(...stars.map((star) => apart(place, star))))
    if (best) stars.push(best)
  }
  return stars
}

/**
 * Heights as shares of the sky: where the title in its middle ends, and how far down stars go in the middle and at the
 * sides.
 */
const FREE = { under: 0.44, middle: 0.74, sides: 0.9 }
/** Half the title's width, as a share of half the sky's. */
const TITLE = 0.34

/**
 * The stars spread over a wide sky, around the title in its middle and above a planet: in their horizontal order,
 * keeping their heights.
 */
export function drawnOut(stars: readonly Star[], width: number, height: number): readonly Star[] {
  const order = stars.toSorted((one, other) => one.x - other.x)
  const share = (y: number) => (y - SKY.margin) / (SKY.height - 2 * SKY.margin)
  return stars.map((star) => {
    const x = (order.indexOf(star) + 0.5) / stars.length
    const aside = Math.abs(2 * x - 1)
    const top = aside < TITLE ? FREE.under : 0.14
    const foot = FREE.middle + (FREE.sides - FREE.middle) * aside ** 2
    return { ...star, x: x * width, y: (top + (foot - top) * share(star.y)) * height }
  })
}

/** Faint stars behind a constellation. */
export const farStarsOf = (seed: string): readonly Star[] =>
  Array.from({ length: 36 }, (_, index) => starAt(`${seed} far ${index}`, 2))

/** The shortest lines that connect all stars (Prim's algorithm); no two of them cross. */
export function linesOf(stars: readonly Star[]): readonly (readonly [Star, Star])[] {
  const lines: (readonly [Star, Star])[] = []
  const joined = stars.slice(0, 1)
  while (joined.length < stars.length) {
    const pairs = stars
      .filter((star) => !joined.includes(star))
      .flatMap((star) => joined.map((other) => [other, star] as const))
    const line = nearest(pairs, ([one, other]) => apart(one, other))
    if (!line) break
    lines.push(line)
    joined.push(line[1])
  }
  return lines
}
