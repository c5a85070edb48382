/** Pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Pixels from the left and the top. */
export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** What is written at a star. */
export interface Label extends Box {
  /** The edge of it that is at the star, or `middle` if it stands over or under it. */
  readonly side: 'start' | 'end' | 'middle'
  /** What leads from the star to it, where it stands farther off. */
  readonly leader: readonly [Point, Point] | null
}

/** Pixels from the middle of a star to where it ends. */
export const STAR = 13

/** Pixels between a star and what is written at it, the nearest first. */
const GAPS = [3, 16, 30, 48, 70, 96, 130] as const

/** From here on a line leads to it. */
const FAR = 30

/** Pixels that are free around each text. */
const FREE = 4

/** What it costs that a line runs under a text, in pixels that it might stand farther off instead. */
const CROSSED = 26

/** Where it may stand: its middle from the star's, and what that costs. */
const DIRECTIONS = [
  { across: 1, down: 0, cost: 0 },
  { across: -1, down: 0, cost: 1 },
  { across: 0, down: 1, cost: 3 },
  { across: 0, down: -1, cost: 4 },
  { across: 1, down: 1, cost: 6 },
  { across: 1, down: -1, cost: 6 },
  { across: -1, down: 1, cost: 7 },
  { across: -1, down: -1, cost: 7 },
] as const

interface Sky {
  readonly stars: readonly Point[]
  /** What is to be written at each. */
  readonly rooms: readonly Pick<Box, 'width' | 'height'>[]
  /** Pairs of stars that are joined. */
  readonly lines: readonly (readonly [number, number])[]
  readonly width: number
  readonly height: number
}

type Segment = readonly [Point, Point]

/** Finds room for what is written at each star, one after the other: nothing lies over another text or a star. */
export function placeLabels({ stars, rooms, lines, width, height }: Sky): readonly (Label | null)[] {
  const placed: Label[] = []
  const drawn = lines.flatMap(([from, to]): Segment[] => {
    const [one, other] = [stars[from], stars[to]]
    return one && other ? [[one, other]] : []
  })
  const isFree = (label: Label, star: Point) => {
    const box = grown(label, FREE)
    if (label.x < 0 || label.y < 0 || label.x + label.width > width || label.y + label.height > height)
      return false
    const others = stars.filter((other) => other !== star)
    if (others.some((other) => isOver(box, around(other)))) return false
    if (placed.some((other) => isOver(box, other) || (other.leader && crosses(other.leader, box))))
      return false
    const { leader } = label
    if (!leader) return true
    // It begins within those that stand in the same place.
    const apart = others.map(around).filter((other) => !isOver(other, { ...star, width: 0, height: 0 }))
    return ![...placed, ...apart].some((other) => crosses(leader, other))
  }
  return stars.map((star, index) => {
    const room = rooms[index]
    const labels = room ? candidates(star, room).filter(({ label }) => isFree(label, star)) : []
    const priced = labels.map(({ label, cost }) => ({
      label,
      cost: cost + CROSSED * drawn.filter((line) => crosses(line, label)).length,
    }))
    const best = priced.toSorted((one, other) => one.cost - other.cost)[0]?.label ?? null
    if (best) placed.push(best)
    return best
  })
}

/** All places where it may stand, with their costs. */
function candidates(star: Point, { width, height }: Pick<Box, 'width' | 'height'>) {
  return GAPS.flatMap((gap) =>
    DIRECTIONS.map(({ across, down, cost }) => {
      const isSlant = across !== 0 && down !== 0
      const off = (STAR + gap) * (isSlant ? Math.SQRT1_2 : 1)
      const x = star.x + across * off - (width * (1 - across)) / 2
      const y = star.y + down * off - (height * (1 - down)) / 2
      const box = { x, y, width, height }
      const side = across === 0 ? 'middle' : across > 0 ? 'start' : 'end'
      const leader = gap >= FAR ? leaderTo(box, star) : null
      return { label: { ...box, side, leader } as const, cost: cost + gap }
    }),
  )
}

/** From the edge of a star to the nearest point of what is written. */
function leaderTo(box: Box, star: Point): Segment {
  const end = {
    x: Math.min(box.x + box.width, Math.max(box.x, star.x)),
    y: Math.min(box.y + box.height, Math.max(box.y, star.y)),
  }
  const far = Math.hypot(end.x - star.x, end.y - star.y)
  const share = Math.min(1, (STAR - 5) / far)
  return [{ x: star.x + (end.x - star.x) * share, y: star.y + (end.y - star.y) * share }, end]
}

const around = ({ x, y }: Point): Box => ({ x: x - STAR, y: y - STAR, width: 2 * STAR, height: 2 * STAR })

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** Whether two boxes share a point. */
export const isOver = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** Whether a line runs through a box, by how much of it is left between each two of the box's edges. */
export function crosses([from, to]: Segment, box: Box): boolean {
  let [enters, leaves] = [0, 1]
  for (const [start, way, low, high] of [
    [from.x, to.x - from.x, box.x, box.x + box.width],
    [from.y, to.y - from.y, box.y, box.y + box.height],
  ] as const) {
    if (way === 0) {
      if (start <= low || start >= high) return false
      continue
    }
    const [one, other] = [(low - start) / way, (high - start) / way]
    enters = Math.max(enters, Math.min(one, other))
    leaves = Math.min(leaves, Math.max(one, other))
  }
  return enters < leaves
}
