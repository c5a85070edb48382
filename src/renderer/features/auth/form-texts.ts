import { z } from 'zod/mini'
import { isLeaked } from '#renderer/entities/password/api.ts'
import { passwordRefusalText } from '#renderer/entities/password/password.ts'
import { UNREACHABLE, errorFields, isRateLimited, isUnreachable } from '#renderer/server/errors.ts'
import { copy } from './copy.ts'

/** Codes of limits whose words are for programs. Other words are meant for the member, as those of the sign-up hook. */
const IMPATIENCE = new Set<unknown>(['over_request_rate_limit', 'over_email_send_rate_limit'])

/** Codes of refusals that the auth server words in English for what the member has typed. */
const spanish: Readonly<Record<string, string>> = {
  validation_failed: copy.notAccepted,
  email_address_invalid: copy.notAccepted,
  user_banned: copy.banned,
}

/** Seconds until the same address may be sent another mail, where the auth server names them. */
export function secondsUntilMail(cause: unknown): number | undefined {
  const { code, message } = errorFields(cause)
  const named = /after (\d+) seconds?/.exec(String(message))?.[1]
  return code === 'over_email_send_rate_limit' && named !== undefined ? Number(named) : undefined
}

/**
 * Whether the server sends no mails now, to nobody: those of the hour are spent, or its mail server fails. It says so only
 * where there is a mail to send, that is of an address that has an account.
 */
export function isWithoutMail(cause: unknown): boolean {
  const { code, status, message } = errorFields(cause)
  if (code === 'over_email_send_rate_limit') return secondsUntilMail(cause) === undefined
  return status === 500 && /^Error sending .*(mail|link|otp)/i.test(String(message))
}

/** Text for a failed call; a refusal is shown in the server's words (spec §8). */
export function failureText(cause: unknown): string {
  const { code, status } = errorFields(cause)
  if (isWithoutMail(cause)) return copy.noMails
  const isWorded = cause instanceof Error && cause.name === 'AuthApiError' && typeof code === 'string'
  if (isRateLimited(cause) && (!isWorded || IMPATIENCE.has(code))) return copy.tooManyTries
  if (isUnreachable(cause) || !(cause instanceof Error) || cause.name === 'AuthUnknownError')
    return UNREACHABLE
  if (isLeaked(cause)) return passwordRefusalText('leaked')
  if (typeof status === 'number' && status >= 500) return copy.trouble
  return spanish[String(code)] ?? cause.message
}

/** The same for a sign-up, where a failure of the server is told with its message too (spec §8). */
export function signUpFailureText(cause: unknown): string {
  const text = failureText(cause)
  return text === copy.trouble && cause instanceof Error ? `${text} («${cause.message}»)` : text
}

const { validation } = copy

/** The characters of an address that the auth server takes: those of RFC 5321, unquoted. */
const LETTERS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d.-]+$/i
/** A dot at the beginning or the end of a part, or beside another. */
const LOOSE_DOT = /^\.|\.\.|\.@|@\./
/** Most characters of an address; the server has the same limit. */
const LONGEST = 254

/** First problem of a typed address, by the rules of the auth server; `null` if it has none. */
function problemOf(address: string): string | null {
  if (address === '') return validation.email
  if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(address)) return validation.emailShape
  if (address.length > LONGEST) return validation.emailLength
  return LETTERS.test(address) && !LOOSE_DOT.test(address) ? null : validation.emailLetters
}

/** A typed e-mail, trimmed. */
export const email = z.string().check(
  z.trim(),
  z.superRefine((address, { addIssue }) => {
    const problem = problemOf(address)
    if (problem !== null) addIssue({ code: 'custom', message: problem })
  }),
)
