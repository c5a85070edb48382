import { z } from 'zod'
import type { Handler } from './handler.ts'

/** What the library makes of an error that it has no answer for: status 500 and the error as text. */
const unknownError = z.object({ code: z.literal('SUP'), message: z.string() })

/**
 * Answers a value that a CHECK or a domain does not allow as the data API of a hosted project does: with status 400
 * and code 23514. The library counts it as a failure of its own.
 */
export function withCheckViolations(next: Handler): Handler {
  return async (request) => {
    const response = await next(request)
    if (response.status !== 500 || !new URL(request.url).pathname.startsWith('/rest/v1/')) return response
    const body = unknownError.safeParse(
      await response
        .clone()
        .json()
        .catch(() => null),
    )
    if (!body.success || !body.data.message.includes(' violates check constraint ')) return response
    const message = body.data.message.replace(/^\w*error: /i, '')
    return Response.json({ code: '23514', details: null, hint: null, message }, { status: 400 })
  }
}
