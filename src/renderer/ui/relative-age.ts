import { dateFormat } from '#renderer/lib/date-format.ts'
import { copy } from './copy.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Age of a post or comment: 'Ahora' under one minute, then whole minutes (m), hours (h) and days (d) (spec §9).
 * @param timestamp ISO 8601; one slightly in the future (clocks differ) counts as now
 * @param now milliseconds since the epoch
 */
export const relativeAge = (timestamp: string, now: number): string => ageIn(copy.age, timestamp, now)

/** The same age in words, for screen readers: '6h' would be unclear. */
export const ageInWords = (timestamp: string, now: number): string => ageIn(copy.age.inWords, timestamp, now)

interface Words {
  readonly now: string
  readonly minutes: (count: number) => string
  readonly hours: (count: number) => string
  readonly days: (count: number) => string
}

function ageIn(words: Words, timestamp: string, now: number): string {
  const age = now - Date.parse(timestamp)
  if (age < MINUTE) return words.now
  if (age < HOUR) return words.minutes(Math.floor(age / MINUTE))
  if (age < DAY) return words.hours(Math.floor(age / HOUR))
  return words.days(Math.floor(age / DAY))
}

const fullFormat = dateFormat({ dateStyle: 'full', timeStyle: 'short' })

/** Date and time in words, in the member's time zone. */
export const fullDate = (timestamp: string): string => fullFormat(new Date(timestamp))
