import { hashOf } from '#renderer/lib/hash-of.ts'

/** Petals and turns of the figures that light draws: each is another. */
const FIGURES = [
  [3, 1],
  [7, 4],
  [5, 2],
  [8, 3],
  [2, 1],
  [9, 5],
  [4, 3],
  [6, 5],
  [5, 1],
  [7, 2],
  [7, 6],
  [4, 1],
  [8, 5],
  [5, 3],
  [9, 4],
  [3, 2],
  [7, 3],
  [7, 5],
  [5, 4],
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
  const [petals, turns] = FIGURES[index % ROSES] ?? FIGURES[0]
  const halfTurns = turns * ((petals * turns) % 2 === 1 ? 1 : 2)
  const count = Math.round((petals * halfTurns * FINENESS) / turns)
  const points = Array.from({ length: count }, (_, step) => {
    const angle = (step / count) * halfTurns * Math.PI
    const reach = radius * Math.cos((petals / turns) * angle)
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}z`
}
