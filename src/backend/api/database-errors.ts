import { noticingErrors } from '../database/current-request.ts'
import type { Handler } from '../http.ts'

/** A value violates a CHECK or a domain. */
const checkViolation = '23514'

/** Answers 400 for a violated CHECK like a hosted project, where the library turns it into an error of its own. */
export function withDatabaseErrors(next: Handler): Handler {
  return async (request) => {
    const [response, error] = await noticingErrors(() => next(request))
    const isData = new URL(request.url).pathname.startsWith('/rest/v1/')
    if (!isData || response.status !== 500 || error?.code !== checkViolation) return response
    const { code, message, detail = null, hint = null } = error
    return Response.json({ code, message, details: detail, hint }, { status: 400 })
  }
}
