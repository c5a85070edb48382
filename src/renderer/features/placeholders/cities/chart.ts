import { placeLabels, type Box, type Label, type Point } from './labels.ts'
import type { Spot } from './locate.ts'

/** Pixels around the outermost stars, for what is written there. */
const MARGIN = { side: 104, top: 48, bottom: 86 } as const

/** Pixels: how high the part with the stars is at least and at most, and what each star adds to that. */
const [LOW, HIGH, EACH] = [150, 330, 7] as const

/** Pixels at the foot that are free for the degrees of meridians. */
const FOOT = 42

/** Degrees that a chart shows at least, from west to east and from south to north. */
const LEAST = { lon: 16, lat: 9 } as const

/** How much of a distance is kept: 1 would be all of it. Wide seas take less room, and neighbours stand apart. */
const KEPT = 0.5

/** Degrees from line to line of the net, and how many lines there are at most. */
const [STEPS, MOST_LINES] = [[1, 2, 5, 10, 15, 30], 8] as const

/** Latitudes with a name. */
const CIRCLES = [23.4, 0, -23.4] as const

/** What a chart is made of; all lengths are pixels. */
export interface Chart {
  readonly height: number
  /** In the order of the cities. */
  readonly stars: readonly Point[]
  /** What is written at each star, `null` where there is no room for it. */
  readonly labels: readonly (Label | null)[]
  /** Pairs of stars that a line joins, by their position. */
  readonly lines: readonly (readonly [from: number, to: number])[]
  readonly meridians: readonly NetLine[]
  readonly parallels: readonly NetLine[]
  /** The equator and the tropics, where they are part of it. */
  readonly circles: readonly NetLine[]
}

/** A line of the net. */
export interface NetLine {
  /** Pixels from the left, or from the top. */
  readonly at: number
  /** Its longitude or latitude. */
  readonly degrees: number
}

/** A city of the chart, and how much room is needed to write it down. */
export interface Placed extends Spot {
  readonly room: Pick<Box, 'width' | 'height'>
}

/** Lays out a chart of cities, the first ones first: west is left and north is up, and no two texts touch. */
export function chartOf(cities: readonly Placed[], width: number): Chart {
  const lon = axisOf(
    cities.map((city) => eastOf(city)),
    LEAST.lon,
  )
  const lat = axisOf(
    cities.map((city) => -city.lat),
    LEAST.lat,
  )
  const across = width - 2 * MARGIN.side
  const most = HIGH + EACH * cities.length
  const down = Math.min(most, Math.max(LOW, across * (lat.length / lon.length) * 0.8))
  const height = Math.round(MARGIN.top + down + MARGIN.bottom)
  const [x, y] = [
    (degrees: number) => MARGIN.side + across * lon.at(degrees),
    (degrees: number) => MARGIN.top + down * lat.at(-degrees),
  ]
  const stars = cities.map((city) => ({ x: x(eastOf(city)), y: y(city.lat) }))
  const lines = treeOf(stars)
  const step = STEPS.find((degrees) => lon.span / degrees <= MOST_LINES) ?? 30
  return {
    height,
    stars,
    lines,
    labels: placeLabels({
      stars,
      lines,
      rooms: cities.map(({ room }) => room),
      width,
      height: height - FOOT,
    }),
    meridians: netOf(step, 360, x, width),
    parallels: netOf(step, 80, y, height),
    circles: CIRCLES.map((degrees) => ({ at: y(degrees), degrees })).filter(
      ({ at }) => at > 0 && at < height,
    ),
  }
}

/** Degrees east of the middle of the Pacific: there the Earth is cut open. */
const eastOf = ({ lon }: Spot): number => (lon < -169 ? lon + 360 : lon)

interface Axis {
  /** Where a value stands, from 0 for the first to 1 for the last one; others stand outside. */
  readonly at: (value: number) => number
  /** Degrees from its first to its last value, and what is left of them. */
  readonly span: number
  readonly length: number
}

/** Sets values on a line, in their order, with less of the wide gaps between them than of the narrow ones. */
function axisOf(values: readonly number[], least: number): Axis {
  const sorted = [...new Set(values)].toSorted((one, other) => one - other)
  const steps = [0]
  for (const [index, value] of sorted.entries())
    if (index > 0) steps.push((steps[index - 1] ?? 0) + (value - (sorted[index - 1] ?? 0)) ** KEPT)
  const [first = 0, last = 0, sum = 0] = [sorted[0], sorted.at(-1), steps.at(-1)]
  const span = Math.max(last - first, least)
  const length = Math.max(sum, least ** KEPT)
  const start = (length - sum) / 2
  const along = (value: number): number => {
    // Beyond the outermost ones nothing has to make room.
    if (value <= first) return ((value - first) * length) / span
    if (value >= last) return sum + ((value - last) * length) / span
    const after = sorted.findIndex((other) => other >= value)
    const [from = 0, to = 0] = [sorted[after - 1], sorted[after]]
    const [low = 0, high = 0] = [steps[after - 1], steps[after]]
    return low + ((value - from) / (to - from)) * (high - low)
  }
  return { at: (value) => (start + along(value)) / length, span, length }
}

/** The lines of a net that are within a length. */
function netOf(step: number, end: number, place: (degrees: number) => number, length: number) {
  const lines: NetLine[] = []
  for (let degrees = -end + (end % step); degrees <= end; degrees += step) {
    const at = place(degrees)
    if (at > 0 && at < length) lines.push({ at, degrees })
  }
  return lines
}

/** The shortest lines that join all stars. */
function treeOf(stars: readonly Point[]): readonly (readonly [number, number])[] {
  const joined = stars.length > 0 ? [0] : []
  const lines: (readonly [number, number])[] = []
  while (joined.length < stars.length) {
    const [next] = joined
      .flatMap((from) =>
        stars.flatMap((star, to) =>
          joined.includes(to) ? [] : [{ from, to, far: farFrom(star, stars[from] ?? star) }],
        ),
      )
      .toSorted((one, other) => one.far - other.far)
    if (!next) break
    joined.push(next.to)
    lines.push([next.from, next.to])
  }
  return lines
}

const farFrom = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
