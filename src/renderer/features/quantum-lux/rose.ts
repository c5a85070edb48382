import { hashOf } from '#renderer/lib/hash-of.ts'

/**
 * Petals and turns of the figures that light draws, and how far from their middle it stays, as a share of the radius: each is
 * another.
 */
const FIGURES = [
  [3, 1, 0],
  [7, 4, 0.55],
  [5, 2, 0],
  [12, 1, 0.7],
  [2, 1, 0],
  [9, 5, 0.62],
  [4, 3, 0.3],
  [6, 5, 0],
  [5, 1, 0.42],
  [7, 2, 0],
  [5, 3, 0.6],
  [4, 1, 0],
  [8, 3, 0.35],
  [3, 2, 0.64],
  [9, 4, 0],
  [6, 1, 0.6],
  [11, 5, 0.5],
  [7, 5, 0],
  [5, 4, 0.4],
] as const

/** How many there are: one for each slot of the catalogue. */
export const ROSES = FIGURES.length

/** Points of each lobe: as few as its curve does not show. */
const FINENESS = 18

/** The figure of a text, the same at all times. */
export const roseOf = (text: string): number => hashOf(text) % ROSES

/**
 * A rose curve around the origin, as the path of an SVG.
 * @param index from 0 on; after the last figure the first comes again
 * @param radius of its petals
 */
export function rosePath(index: number, radius: number): string {
  const [petals, turns, middle] = FIGURES[index % ROSES] ?? FIGURES[0]
  // Through the middle, light draws some of them twice in two turns.
  const halfTurns = turns * (middle === 0 && (petals * turns) % 2 === 1 ? 1 : 2)
  const count = Math.round((petals * halfTurns * FINENESS) / turns)
  const points = Array.from({ length: count }, (_, step) => {
    const angle = (step / count) * halfTurns * Math.PI
    const reach = radius * (middle + (1 - middle) * Math.cos((petals / turns) * angle))
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}z`
}
