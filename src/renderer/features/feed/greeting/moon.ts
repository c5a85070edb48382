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
