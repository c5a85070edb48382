import { noticingErrors } from '../database/current-request.ts'
import { storageError, type Handler } from '../http.ts'

/** A value that a CHECK or a domain does not allow. */
const checkViolation = '23514'

/**
 * Answers what the database refused as a hosted project does, where the library makes a failure of its own of it:
 * the data API with status 400 for a value that breaks a CHECK, the Storage API with the code of the error.
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
