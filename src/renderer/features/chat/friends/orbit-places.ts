/** Pixels of the drawing. */
export const SKY = { width: 232, height: 200 } as const
/** Pixels of the line above it. */
export const TITLE = 26
/** Pixels of the picture of oneself, in the middle. */
export const OWN_SIZE = 44
interface Orbit {
  readonly rx: number
  readonly ry: number
  /** Of a picture on it. */
  readonly size: number
  readonly places: number
  /** Where the first of them is, in turns. */
  readonly start: number
}

/** Of few, who have all of the sky. */
const ALONE: readonly Orbit[] = [{ rx: 88, ry: 66, size: 34, places: 5, start: -0.4 }]
/** From the middle outwards. */
const BOTH: readonly Orbit[] = [
  { rx: 62, ry: 46, size: 30, places: 5, start: -0.4 },
  { rx: 98, ry: 84, size: 24, places: 7, start: 0.15 },
]

/** As many as are needed for so many friends. */
export const orbitsFor = (count: number): readonly Orbit[] => (count > 5 ? BOTH : ALONE)

export interface Placed {
  /** Of the middle of the picture. */
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Places around the middle for so many, the first ones on the inner orbit; no more than there is room for. */
export function placesFor(count: number): readonly Placed[] {
  let left = count
  return orbitsFor(count).flatMap(({ rx, ry, size, places, start }) => {
    const here = Math.min(left, places)
    left -= here
    return Array.from({ length: here }, (_, index) => {
      const angle = (start + index / here) * 2 * Math.PI
      return { x: SKY.width / 2 + rx * Math.cos(angle), y: SKY.height / 2 + ry * Math.sin(angle), size }
    })
  })
}
