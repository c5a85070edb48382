import { getMoonIllumination } from 'suncalc'

/** The moon of a moment, as a member sees it. */
export interface Moon {
  /** From 0 to 1: how much of the disc is lit. */
  readonly fraction: number
  readonly isWaxing: boolean
  /** One of eight, from the new moon on: 0 new, 2 first quarter, 4 full, 6 last quarter, between them the others. */
  readonly phase: number
}

/** Part of its round that the moon goes in half a day: a new, half or full moon is one for a day. */
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

/** Hours between two looks for a phase: it cannot come and go between them. */
const STEP = 24

/** How far on its round the moon is, from 0, new, to 1. */
const roundAt = (moment: number): number => getMoonIllumination(new Date(moment)).phase

/** How far it has yet to go from a moment to a part of its round. */
const wayTo = (part: number, moment: number): number => (part - roundAt(moment) + 1) % 1

/** The moment at which it comes to a part of its round, at least an hour after another moment and to the minute. */
function nextAt(part: number, from: number): number {
  let before = from + HOUR
  // The way is longest right after the phase.
  while (wayTo(part, before + STEP * HOUR) < wayTo(part, before)) before += STEP * HOUR
  let after = before + STEP * HOUR
  while (after - before > 60_000) {
    const middle = (before + after) / 2
    if (wayTo(part, middle) < wayTo(part, before)) before = middle
    else after = middle
  }
  return after
}

/** The next new, half and full moons, the soonest first. @param from milliseconds since 1970 */
export function nextPhases(from: number): readonly { readonly phase: number; readonly moment: number }[] {
  const next = [0, 2, 4, 6].map((phase) => ({ phase, moment: nextAt(phase / 8, from) }))
  return next.toSorted((one, other) => one.moment - other.moment)
}
