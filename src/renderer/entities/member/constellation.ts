import { hashOf } from '#renderer/lib/hash-of.ts'

interface Star {
  readonly x: number
  readonly y: number
  /** From 0, faint, to 1. */
  readonly brightness: number
}

/** The piece of sky that a constellation stands in, three to one, and how far from its edges. */
export const SKY = { width: 300, height: 100, margin: 20 } as const

/** Places tried for each star; the one farthest from the others is taken, so that none crowd. */
const TRIES = 5

const between = (from: number, to: number, text: string) => from + ((to - from) * hashOf(text)) / 2 ** 32

const apart = (one: Star, other: Star) => Math.hypot(one.x - other.x, one.y - other.y)

/** The first of the items for which the measure is least. */
function nearest<Item>(items: readonly Item[], measure: (item: Item) => number): Item | undefined {
  return items.toSorted((one, other) => measure(one) - measure(other))[0]
}

/** A star anywhere within a distance from the edges, always the same for a text. */
const starAt = (text: string, margin: number): Star => ({
  x: between(margin, SKY.width - margin, `${text} x`),
  y: between(margin, SKY.height - margin, `${text} y`),
  brightness: between(0, 1, `${text} brightness`),
})

/** Seven to nine stars, the same each time for one seed. */
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

/** Rounds in which stars that stand too close push each other away; after that many all are apart. */
const ROUNDS = 200

/**
 * The same stars with room for something at each: none is nearer to another than a gap, of up to 40, nor to the edge than
 * half of it.
 */
export function spread(stars: readonly Star[], gap: number): readonly Star[] {
  const places = stars.map(({ x, y }) => ({ x, y }))
  const within = (at: number, size: number) => Math.min(size - gap / 2, Math.max(gap / 2, at))
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, one] of places.entries())
      for (const other of places.slice(index + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y]
        const away = Math.hypot(dx, dy)
        const push = Math.max(0, gap + 1 - away) / (2 * away || 1)
        one.x = within(one.x - dx * push, SKY.width)
        one.y = within(one.y - dy * push, SKY.height)
        other.x = within(other.x + dx * push, SKY.width)
        other.y = within(other.y + dy * push, SKY.height)
      }
  return stars.map((star, index) => ({ ...star, ...places[index] }))
}

/** Faint stars behind a constellation. */
export const farStarsOf = (seed: string): readonly Star[] =>
  Array.from({ length: 36 }, (_, index) => starAt(`${seed} far ${index}`, 2))

/** The shortest lines that join all stars (Prim's tree), of which no two ever cross. */
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
