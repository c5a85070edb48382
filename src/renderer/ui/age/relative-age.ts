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
  if (age < MINUTE) return 'Ahora'
  if (age < HOUR) return `${Math.floor(age / MINUTE)}m`
  if (age < DAY) return `${Math.floor(age / HOUR)}h`
  return `${Math.floor(age / DAY)}d`
}

const fullFormat = new Intl.DateTimeFormat('es', { dateStyle: 'full', timeStyle: 'short' })

/** Date and time in words, in the member's time zone: what a relative age stands for. */
export function fullDate(timestamp: string): string {
  return fullFormat.format(new Date(timestamp))
}
