import { z } from 'zod'
import { authError, jsonOf, type Handler } from '../http.ts'
import { MINIMUM_PASSWORD_LENGTH } from './settings.ts'

const routes = ['POST /auth/v1/signup', 'POST /auth/v1/otp', 'POST /auth/v1/magiclink', 'PUT /auth/v1/user']

/** What a request brings that makes an account or changes one. */
const account = z.object({
  email: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  app_metadata: z.unknown().optional(),
  create_user: z.boolean().nullish(),
})

/** Refuses accounts that the auth server refuses, and the library takes or fails on. */
export function withReadRequests(next: Handler): Handler {
  return async (request) => {
    const route = `${request.method} ${new URL(request.url).pathname}`
    return (routes.includes(route) ? refusal(await jsonOf(request), route) : null) ?? next(request)
  }
}

const invalid = (text: string) => authError(400, 'validation_failed', text)

function refusal(body: unknown, route: string): Response | null {
  const { data: wanted } = account.safeParse(body)
  if (!wanted) {
    const reason = body === null ? ': unexpected end of JSON input' : ''
    return authError(400, 'bad_json', `Could not parse request body as JSON${reason}`)
  }
  const { email, password, app_metadata, create_user } = wanted
  const isChange = route.endsWith('/user')
  if (isChange && app_metadata !== undefined)
    return authError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  // Where either is missing, the library says so itself.
  const refused = email && create_user !== false ? emailRefusal(email, route) : null
  return refused ?? (password || (password === '' && isChange) ? passwordRefusal(password) : null)
}

/** Takes the addresses that a form of HTML takes (supabase/auth, internal/api/mail.go:709). */
function emailRefusal(email: string, route: string): Response | null {
  if (email.length > 255) return invalid('An email address is too long')
  if (!z.regexes.html5Email.test(email)) return invalid('Unable to validate email address: invalid format')
  if (!route.endsWith('/signup') || !/^\.|\.\.|\.@/.test(email)) return null
  // A mail server refuses these, and no account is left behind.
  const error_id = crypto.randomUUID()
  return authError(500, 'unexpected_failure', 'Error sending confirmation email', { error_id })
}

/** Counts bytes, as the auth server does; 72 are what bcrypt reads. */
export function passwordRefusal(password: string): Response | null {
  const bytes = Buffer.byteLength(password)
  if (bytes > 72) return invalid('Password cannot be longer than 72 characters')
  if (bytes >= MINIMUM_PASSWORD_LENGTH) return null
  const text = `Password should be at least ${String(MINIMUM_PASSWORD_LENGTH)} characters.`
  return authError(422, 'weak_password', text, { weak_password: { reasons: ['length'] } })
}
