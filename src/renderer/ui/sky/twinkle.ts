import type { Star } from './star-field.ts'

/** Steps from bright to faint, and as many back. */
const HALF = 6

const FAINTEST = 0.12

/** How bright a star is at a step of its twinkle; one that does not twinkle is always the same. */
export function brightnessAt({ brightness, offset, twinkles }: Star, step: number): number {
  if (!twinkles) return brightness
  const phase = (step + offset) % (2 * HALF)
  const faded = (phase <= HALF ? phase : 2 * HALF - phase) / HALF
  return brightness + (FAINTEST - brightness) * faded
}
