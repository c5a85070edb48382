import { copy } from './copy.ts'

/** What a member reads when the server did not answer at all. */
export const UNREACHABLE = copy.unreachable

/** Names of the errors of `fetch`, and of what supabase-js makes of them. */
const SILENCE = new Set(['AuthRetryableFetchError', 'TypeError', 'TimeoutError', 'AbortError'])

/** Whether a failed call never got a proper answer, as opposed to a refusal by the server. */
export const isUnreachable = (error: unknown): boolean => error instanceof Error && SILENCE.has(error.name)

/** What errors of the data API (`code`, `hint`), of auth and of storage (`status`, `message`) carry. */
interface ErrorFields {
  readonly code?: unknown
  readonly hint?: unknown
  readonly status?: unknown
  readonly statusCode?: unknown
  readonly message?: unknown
}

export const errorFields = (error: unknown): ErrorFields =>
  typeof error === 'object' && error !== null ? error : {}

/** Codes of trouble that may have passed a moment later; the data API answers them with 5xx. */
const TROUBLE = /^(08|40|53|57P|58|XX|PGRST00)/

/** Whether the server understood a call and said no (4xx): the same call again would be refused again. */
export function isRefusal(error: unknown): boolean {
  const { code, status } = errorFields(error)
  if (typeof status === 'number') return status >= 400 && status < 500
  return typeof code === 'string' && code !== '' && !TROUBLE.test(code)
}

const DUPLICATE_KEY = '23505'

/** Whether a row was refused because it is there already. */
export const isDuplicate = (error: unknown): boolean => errorFields(error).code === DUPLICATE_KEY
