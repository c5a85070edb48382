import { copy } from './copy.ts'

/** Text for a server that did not answer at all. */
export const UNREACHABLE = copy.unreachable

/** Names of errors that mean "no answer", from `fetch` and from supabase-js. */
const SILENCE = new Set(['AuthRetryableFetchError', 'TypeError', 'TimeoutError', 'AbortError'])

/** Statuses of a server that is there and has failed. The auth client counts them as no answer; 502 to 504 come from in between. */
const ANSWERED = new Set([500, 501])

/** Whether a call failed without a proper answer, rather than being refused by the server. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (ANSWERED.has(Number(errorFields(error).status))) return false
  // The storage client wraps what `fetch` throws.
  return SILENCE.has(error.name) || ('originalError' in error && isUnreachable(error.originalError))
}

/** Statuses that come from in between: no server is behind the one that answered. */
const BETWEEN = new Set([502, 503, 504])

/**
 * Whether the server is away for a call (design §7): it had no answer or half of one, or one from in between, or the data API
 * had none from its database. The same call may succeed later.
 * @param error what a call threw, or an error whose `cause` that is
 */
export function isAway(error: unknown): boolean {
  const thrown = reasonOf(error)
  const { code, status, statusCode } = errorFields(thrown)
  if (isUnreachable(thrown) || BETWEEN.has(Number(statusCode ?? status))) return true
  // The data API names a code whatever it answers; a page in its place comes from in between.
  const isPage = thrown instanceof Error && thrown.name === 'PostgrestError' && !code
  const isHalf = thrown instanceof SyntaxError
  return isPage || isHalf || String(code).startsWith('PGRST00')
}

/** Fields of errors of the data API (`code`, `hint`), of auth and of storage (`status`, `message`). */
interface ErrorFields {
  readonly code?: unknown
  readonly hint?: unknown
  readonly status?: unknown
  readonly statusCode?: unknown
  readonly message?: unknown
}

export const errorFields = (error: unknown): ErrorFields =>
  typeof error === 'object' && error !== null ? error : {}

/** What a call threw, of an error that wraps it as its `cause`. */
export function reasonOf(error: unknown): unknown {
  const { code, status } = errorFields(error)
  const isWrapped = code === undefined && status === undefined && error instanceof Error
  return isWrapped && error.cause !== undefined ? reasonOf(error.cause) : error
}

/** SQLSTATEs of problems that may pass: the database is away, busy, read-only for a moment, or not known yet. */
const TROUBLE = /^(08|25|40|53|55P03|57|58|XX|PGRST00|PGRST20[245]|PGRST30)/

/** Codes of a call about something that is no longer there: the row to change, or the row that a new one refers to. */
const GONE = new Set(['PGRST116', '23503', 'P0002'])

/** Statuses below 500 that may pass: an expired login, a timeout, a file that is being written, too early, too many. */
const PASSING = new Set([401, 408, 423, 425, 429])

/**
 * What the failure of a call means for whoever has to send it (design §7). `passing`: no proper answer, or one that says that
 * the same call may succeed later. `refused`: the server understood the call and will refuse it again. `gone`: what it is about
 * is no longer there.
 */
export type FailureKind = 'passing' | 'refused' | 'gone'

/**
 * The one place that decides it, from what the data API, the auth server, the Storage API and proxies between them answer.
 * Only a coded answer of one of them is a refusal: a page says nothing of the call.
 * @param failure what a call threw, or an error whose `cause` that is
 */
export function failureKind(failure: unknown): FailureKind {
  const error = reasonOf(failure)
  const { code, status, statusCode, message } = errorFields(error)
  if (isUnreachable(error) || isRateLimited(error) || isTokenRefused(error)) return 'passing'
  const [, wrapped] = /^database error, code: (\w+)$/.exec(String(message)) ?? []
  const told = Number(statusCode ?? status)
  if (wrapped === undefined && (told >= 500 || PASSING.has(told) || PASSING.has(Number(status))))
    return 'passing'
  const sqlState = wrapped ?? code
  if (typeof sqlState === 'string' && sqlState !== '') {
    if (GONE.has(sqlState)) return 'gone'
    return TROUBLE.test(sqlState) ? 'passing' : 'refused'
  }
  // The Storage API answers 400 and names the real status in its body. Without that a proxy spoke, and the client repeats
  // the status of its page.
  const isNamed = statusCode !== undefined && (status === 400 || Number(status) !== told)
  if (!isNamed) return told === 413 ? 'refused' : 'passing'
  return told === 404 ? 'gone' : 'refused'
}

/** Words of the library with which the Storage API reads tokens. */
const ABOUT_A_TOKEN = /"\w+" claim|"alg" |\bJW[A-Z]|JSON Web Key|signature verification/

/**
 * Whether the Storage API refused a token. It answers 400, and names 403 and 'Unauthorized' as for what a policy or a
 * trigger refuses: its words are the only difference.
 */
export const isTokenRefused = (error: unknown): boolean =>
  ABOUT_A_TOKEN.test(String(errorFields(error).message))

/**
 * Codes by which the auth server says that a session is over. Nothing else ends one: not a status, not a page of a proxy,
 * not what another part of the server says (decision 68).
 */
const ENDS_SESSION = new Set([
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_banned',
  'user_not_found',
])

/** @param code the `code` of an error of the auth client */
export const endsSession = (code: unknown): boolean => typeof code === 'string' && ENDS_SESSION.has(code)

/** Whether the auth client met such a code, which it drops of `session_not_found`. */
export const isSessionOver = (error: unknown): boolean =>
  (error instanceof Error && error.name === 'AuthSessionMissingError') || endsSession(errorFields(error).code)

const DUPLICATE_KEY = '23505'

/** Whether a row was refused because it already exists. */
export const isDuplicate = (error: unknown): boolean => errorFields(error).code === DUPLICATE_KEY

/** SQLSTATE of a call rejected by a rate limit. */
const TOO_MANY = 'PT429'

/** Whether a rate limit rejected the call (design §5). The same call may be sent again later. */
export function isRateLimited(error: unknown): boolean {
  const { code, status, message } = errorFields(error)
  // The Storage API wraps unknown database errors in one of its own, which names the code.
  return code === TOO_MANY || status === 429 || String(message).endsWith(`code: ${TOO_MANY}`)
}

/** SQLSTATE of a row whose id contains a time far from the server's. */
const MISDATED = 'PT422'

/** Whether a row was refused because of the time in its id. It is not stored, and can be sent under a new id. */
export const isMisdated = (error: unknown): boolean => errorFields(error).code === MISDATED

const INVALID_PARAMETER = '22023'

/** Whether the server does not serve a cursor of the feed of changes, or no longer: everything has to be read anew. */
export const isUnknownCursor = (error: unknown): boolean => errorFields(error).code === INVALID_PARAMETER

/** The server's time in milliseconds since 1970, from an error that `isMisdated`; `undefined` if it has none. */
export function serverTime(error: unknown): number | undefined {
  const { hint } = errorFields(error)
  return typeof hint === 'string' && /^\d{13}$/.test(hint) ? Number(hint) : undefined
}

/** SQLSTATE of a file rejected because its author has stored too many bytes lately. */
const TOO_MANY_BYTES = 'PT413'

/** Whether a file was rejected because the member has uploaded too many bytes lately, rather than too many files. */
const isOverVolume = (error: unknown): boolean =>
  String(errorFields(error).message).endsWith(`code: ${TOO_MANY_BYTES}`)

/** Whole seconds until the server accepts another call, if it says so. */
export function secondsToWait(error: unknown): number | undefined {
  const { hint } = errorFields(error)
  return typeof hint === 'string' && /^\d{1,6}$/.test(hint) ? Number(hint) : undefined
}

/** Roughly how long to wait, rounded up: 'unos segundos', 'un minuto', '5 minutos', '2 horas'. */
export function waitInWords(seconds: number | undefined): string {
  if (seconds === undefined) return copy.wait.moment
  if (seconds <= 30) return copy.wait.seconds
  if (seconds <= 60) return copy.wait.minute
  return seconds <= 3600
    ? copy.wait.minutes(Math.ceil(seconds / 60))
    : copy.wait.hours(Math.ceil(seconds / 3600))
}

/** Line below the text of a failure (spec §8) that a rate limit caused. */
export const rateLimitText = (error: unknown): string => copy.tooMany(waitInWords(secondsToWait(error)))

/** Why a file could not be stored: in the server's words (spec §8), unless these are meant for programs. */
export function uploadFailureText(error: unknown): string {
  if (isOverVolume(error)) return copy.tooManyBytes
  if (isRateLimited(error)) return rateLimitText(error)
  return isUnreachable(error) ? UNREACHABLE : String(errorFields(error).message)
}
