import { getMoonIllumination } from 'suncalc'

/** The moon at a moment, as a member sees it. */
export interface Moon {
  /** Lit share of the disc, from 0 to 1. */
  readonly fraction: number
  readonly isWaxing: boolean
  /** One of eight phases: 0 new, 2 first quarter, 4 full, 6 last quarter; odd numbers lie between. */
  readonly phase: number
}

/** Part of its cycle that the moon covers in half a day: a new, half or full moon lasts a day. */
const HALF_DAY = 0.017

/** @param moment milliseconds since 1970 */
export function moonAt(moment: number): Moon {
  const { fraction, phase, waxing } = getMoonIllumination(new Date(moment))
  const quarter = Math.round(phase * 4)
  const isPrincipal = Math.abs(phase - quarter / 4) <= HALF_DAY
  return {
    fraction,
    isWaxing: waxing,
    phase: isPrincipal ? (quarter % 4) * 2 : Math.floor(phase * 4) * 2 + 1,
  }
}

const HOUR = 3_600_000

/** Hours between two samples; a phase cannot begin and end within them. */
const STEP = 24

/** Position of the moon in its cycle, from 0 (new) to 1. */
const roundAt = (moment: number): number => getMoonIllumination(new Date(moment)).phase

/** How much of the cycle remains from a moment to a position. */
const wayTo = (part: number, moment: number): number => (part - roundAt(moment) + 1) % 1

/** When the moon next reaches a position in its cycle: at least an hour after `from`, rounded to the minute. */
function nextAt(part: number, from: number): number {
  let before = from + HOUR
  // The remaining way is longest right after the phase.
  while (wayTo(part, before + STEP * HOUR) < wayTo(part, before)) before += STEP * HOUR
  let after = before + STEP * HOUR
  while (after - before > 60_000) {
    const middle = (before + after) / 2
    if (wayTo(part, middle) < wayTo(part, before)) before = middle
    else after = middle
  }
  return after
}

/** The next new, half and full moons, soonest first. @param from milliseconds since 1970 */
export function nextPhases(from: number): readonly { readonly phase: number; readonly moment: number }[] {
  const next = [0, 2, 4, 6].map((phase) => ({ phase, moment: nextAt(phase / 8, from) }))
  return next.toSorted((one, other) => one.moment - other.moment)
}
