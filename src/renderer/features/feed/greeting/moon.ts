/** The moon of a moment, as a member sees it. */
export interface Moon {
  /** From 0 to 1: how much of the disc is lit. */
  readonly fraction: number
  readonly isWaxing: boolean
  /** One of eight, from the new moon on: 0 new, 2 first quarter, 4 full, 6 last quarter, between them the others. */
  readonly phase: number
}

/** Degrees that the moon gains on the sun in half a day: a new, half or full moon is one for a day. */
const HALF_DAY = 6.1

/** 2000-01-01 12:00, from which the formulas count, and how long a century of theirs is. */
const EPOCH = Date.UTC(2000, 0, 1, 12)
const CENTURY_MS = 36525 * 86_400_000

const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180)

/** Degrees from the new moon, 0 to 360, to within half of one (J. Meeus, Astronomical Algorithms, 48.4). */
function ageOf(moment: number): number {
  const centuries = (moment - EPOCH) / CENTURY_MS
  const elongation = 297.8501921 + 445267.1114034 * centuries
  const sun = 357.5291092 + 35999.0502909 * centuries
  const moon = 134.9633964 + 477198.8675055 * centuries
  const age =
    elongation +
    6.289 * sine(moon) -
    2.1 * sine(sun) +
    1.274 * sine(2 * elongation - moon) +
    0.658 * sine(2 * elongation) +
    0.214 * sine(2 * moon) +
    0.11 * sine(elongation)
  return ((age % 360) + 360) % 360
}

/** @param moment milliseconds since 1970 */
export function moonAt(moment: number): Moon {
  const age = ageOf(moment)
  const quarter = Math.round(age / 90)
  const isPrincipal = Math.abs(age - quarter * 90) <= HALF_DAY
  return {
    fraction: (1 - sine(90 - age)) / 2,
    isWaxing: age < 180,
    phase: isPrincipal ? (quarter % 4) * 2 : Math.floor(age / 90) * 2 + 1,
  }
}
