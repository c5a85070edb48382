import { z } from 'zod'

const databaseError = z.object({ severity: z.string(), code: z.string(), message: z.string() })

/**
 * A refusal in the words of the Storage API, which answers most of them with 400 and has the real status in the body.
 * Names, codes and words are those of supabase/storage.
 */
export class Refusal extends Error {
  readonly #status: number
  readonly #body: Readonly<Record<'statusCode' | 'error' | 'message' | 'code', string>>

  constructor(
    statusCode: number,
    [error, code]: readonly [error: string, code: string],
    message: string,
    status = statusCode < 500 ? 400 : statusCode,
  ) {
    super(message)
    this.#status = status
    this.#body = { statusCode: String(statusCode), error, message, code }
  }

  answer(): Response {
    return Response.json(this.#body, { status: this.#status })
  }
}

export const denied = (message: string, status?: number): Refusal =>
  new Refusal(403, ['Unauthorized', 'AccessDenied'], message, status)
export const noBucket = (): Refusal =>
  new Refusal(404, ['Bucket not found', 'NoSuchBucket'], 'Bucket not found')
export const noObject = (): Refusal => new Refusal(404, ['not_found', 'NoSuchKey'], 'Object not found')
export const noRoute = (asked: string): Refusal =>
  new Refusal(404, ['Not Found', 'NotFound'], `Route ${asked} not found`, 404)
export const tooLarge = (): Refusal =>
  new Refusal(413, ['Payload too large', 'EntityTooLarge'], 'The object exceeded the maximum allowed size')
export const wrongType = (message: string): Refusal =>
  new Refusal(415, ['invalid_mime_type', 'InvalidMimeType'], message)
/** What the API refuses before it looks at anything: a body, query or header in the wrong form. */
export const malformed = (message: string, error = 'Error'): Refusal =>
  new Refusal(400, [error, 'InvalidRequest'], message)
/** What it refuses by a name of its own, which is also its code. */
export const invalid = (name: string, message: string): Refusal => new Refusal(400, [name, name], message)

/** A database error as the Storage API tells it; anything else stays what it is. */
export function told(cause: unknown): unknown {
  const parsed = databaseError.safeParse(cause)
  if (!parsed.success) return cause
  const { code, message } = parsed.data
  switch (code) {
    case '42501':
      return denied(
        /row-level security/.test(message) ? 'new row violates row-level security policy' : message,
      )
    case '23505':
      return new Refusal(409, ['Duplicate', 'KeyAlreadyExists'], 'The resource already exists')
    case '23503':
      return new Refusal(404, ['InvalidRequest', 'InvalidRequest'], 'The related resource does not exist')
    case '57014':
      return new Refusal(
        544,
        ['DatabaseTimeout', 'DatabaseTimeout'],
        'The connection to the database timed out',
      )
    default:
      return new Refusal(500, ['DatabaseError', 'DatabaseError'], `database error, code: ${code}`)
  }
}
