import { farStarsOf, linesOf, SKY, starsOf } from '#renderer/entities/member/constellation.ts'
import { hueOf } from '#renderer/entities/member/draw-planet.ts'
import { ink } from '#renderer/theme/tokens.ts'

type Star = ReturnType<typeof starsOf>[number]

/** Pixels of the drawing, which covers the log whatever its shape. */
const SIZE = { width: 400, height: 680 }

/** How a piece of sky stands in it: where its middle is, how it is turned, and its size. */
interface Stand {
  readonly x: number
  readonly y: number
  /** Degrees. */
  readonly turn: number
  readonly scale: number
}

const ABOVE: Stand = { x: 205, y: 190, turn: -28, scale: 1.3 }
const BELOW: Stand = { x: 195, y: 500, turn: 22, scale: 1.3 }

/** Faint enough for what little is written on the bare log, as the name of a day's new messages. */
const FAINT = { far: 0.14, line: 0.16, halo: 0.06, star: 0.2, bond: 0.12 }

function placed(stars: readonly Star[], { x, y, turn, scale }: Stand): readonly Star[] {
  const angle = (turn * Math.PI) / 180
  return stars.map((star) => {
    const [dx, dy] = [(star.x - SKY.width / 2) * scale, (star.y - SKY.height / 2) * scale]
    return {
      ...star,
      x: Math.round(x + dx * Math.cos(angle) - dy * Math.sin(angle)),
      y: Math.round(y + dx * Math.sin(angle) + dy * Math.cos(angle)),
    }
  })
}

const far = (seed: string, stand: Stand) =>
  placed(farStarsOf(seed), stand)
    .map(({ x, y }) => `<circle cx="${x}" cy="${y}" r=".7" opacity="${FAINT.far}"/>`)
    .join('')

function figure(stars: readonly Star[], hue: string): string {
  const lines = linesOf(stars).map(([one, other]) => `M${one.x} ${one.y}L${other.x} ${other.y}`)
  const dots = stars.map(
    ({ x, y, brightness }) =>
      `<circle cx="${x}" cy="${y}" r="${5 + brightness * 3}" fill="${hue}" opacity="${FAINT.halo}"/>` +
      `<circle cx="${x}" cy="${y}" r="${1.2 + brightness}" opacity="${FAINT.star}"/>`,
  )
  return `<path d="${lines.join('')}" stroke="${hue}" stroke-opacity="${FAINT.line}"/>${dots.join('')}`
}

/** The shortest way from one figure to the other, dotted: the two who talk. */
function bond(ones: readonly Star[], others: readonly Star[]): string {
  const ways = ones.flatMap((one) => others.map((other) => ({ one, other })))
  const far = ({ one, other }: (typeof ways)[number]) => Math.hypot(one.x - other.x, one.y - other.y)
  const [way] = ways.toSorted((a, b) => far(a) - far(b))
  if (!way) return ''
  const { one, other } = way
  return `<path d="M${one.x} ${one.y}L${other.x} ${other.y}" stroke="${ink.primary}" stroke-opacity="${FAINT.bond}" stroke-linecap="round" stroke-dasharray=".1 6"/>`
}

/**
 * The sky behind a conversation: the constellations of the two who talk, the friend's above the member's own, as the value
 * of `background-image`. One picture that is painted once, however much is scrolled over it.
 */
export function wallpaperOf(friendId: string, ownId: string): string {
  const [above, below] = [placed(starsOf(friendId), ABOVE), placed(starsOf(ownId), BELOW)]
  const marks = [
    far(friendId, ABOVE),
    far(ownId, BELOW),
    bond(above, below),
    figure(above, hueOf(friendId)),
    figure(below, hueOf(ownId)),
  ].join('')
  const { width, height } = SIZE
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="${ink.primary}" stroke-width="1.2">${marks}</svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}
