import { copy } from '../copy.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Age of a post or comment: 'Ahora' under one minute, then whole minutes (m), hours (h) and days (d) (spec §9).
 * @param timestamp ISO 8601; one slightly in the future (clocks differ) counts as now
 * @param now milliseconds since the epoch
 */
export function relativeAge(timestamp: string, now: number): string {
  const age = now - Date.parse(timestamp)
  if (age < MINUTE) return copy.age.now
  if (age < HOUR) return copy.age.minutes(Math.floor(age / MINUTE))
  if (age < DAY) return copy.age.hours(Math.floor(age / HOUR))
  return copy.age.days(Math.floor(age / DAY))
}

const fullFormat = new Intl.DateTimeFormat('es', { dateStyle: 'full', timeStyle: 'short' })

/** Date and time in words, in the member's time zone: what a relative age stands for. */
export function fullDate(timestamp: string): string {
  return fullFormat.format(new Date(timestamp))
}
