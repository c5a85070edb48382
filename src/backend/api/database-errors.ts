import { noticingErrors } from '../database/current-request.ts'
import { storageError, type Handler } from '../http.ts'

/** A value violates a CHECK or a domain. */
const checkViolation = '23514'

/**
 * Answers database errors like a hosted project, where the library turns them into errors of its own: the data API
 * answers 400 for a violated CHECK, the Storage API answers with the code of the error.
 */
export function withDatabaseErrors(next: Handler): Handler {
  return async (request) => {
    const [response, error] = await noticingErrors(() => next(request))
    if (response.status !== 500 || error === null) return response
    const { pathname } = new URL(request.url)
    const { code, message, detail = null, hint = null } = error
    if (pathname.startsWith('/rest/v1/') && code === checkViolation) {
      return Response.json({ code, message, details: detail, hint }, { status: 400 })
    }
    if (pathname.startsWith('/storage/v1/')) {
      return storageError(500, 'DatabaseError', `database error, code: ${code}`)
    }
    return response
  }
}
