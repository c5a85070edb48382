import { copy } from './copy.ts'
import { errorFields } from './errors.ts'

/** SQLSTATE of a refusal by the brakes. */
const TOO_MANY = 'PT429'

/** Whether the server's brakes refused a call: too much within a time (design §5). What was sent may be sent again. */
export function isTooMany(error: unknown): boolean {
  const { code, status, message } = errorFields(error)
  // The Storage API answers any error of the database that it does not know as one of its own, naming the code.
  return code === TOO_MANY || status === 429 || String(message).endsWith(`code: ${TOO_MANY}`)
}

/** Whole seconds until the server takes one more, where it says so. */
export function secondsToWait(error: unknown): number | undefined {
  const { hint } = errorFields(error)
  return typeof hint === 'string' && /^\d{1,6}$/.test(hint) ? Number(hint) : undefined
}

/** Roughly how long to wait, never less than it takes: 'unos segundos', 'un minuto', '5 minutos', '2 horas'. */
export function waitInWords(seconds: number | undefined): string {
  if (seconds === undefined) return copy.wait.moment
  if (seconds <= 30) return copy.wait.seconds
  if (seconds <= 60) return copy.wait.minute
  return seconds <= 3600
    ? copy.wait.minutes(Math.ceil(seconds / 60))
    : copy.wait.hours(Math.ceil(seconds / 3600))
}

/** What a member reads below the text of what could not be done (spec §8) when it was too much at once. */
export const tooManyText = (error: unknown): string => copy.tooMany(waitInWords(secondsToWait(error)))
