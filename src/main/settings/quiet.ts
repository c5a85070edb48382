import type { Quiet } from '#shared/preferences.ts'

/** When 'No molestar' ends: a time in milliseconds, or when the member switches it off. */
export type QuietUntil = number | 'switched-off' | null

const MORNING = 8
/** In the small hours, "tomorrow" is the morning of the same day. */
const DAY_ENDS = 4

/** The next morning. */
function tomorrow(now: Date): number {
  const isNight = now.getHours() < DAY_ENDS
  return new Date(now).setHours(isNight ? MORNING : MORNING + 24, 0, 0, 0)
}

export function quietUntil(quiet: Quiet, now: Date): QuietUntil {
  if (quiet === 'off') return null
  return quiet === 'until-tomorrow' ? tomorrow(now) : 'switched-off'
}

export function quietAt(now: Date, until: QuietUntil): Quiet {
  if (until === 'switched-off') return 'until-switched-off'
  return until !== null && now.getTime() < until ? 'until-tomorrow' : 'off'
}
