import { z } from 'zod'
import { authError, jsonOf, type Handler } from '../../http.ts'
import type { AccountParts } from '../mails.ts'
import { callerOf, type Caller } from './caller.ts'
import { enroll } from './enroll.ts'
import { deleteFactor, factorsOf, withFactors, type Factor } from './factors.ts'
import { challenge, tell, verify } from './verify.ts'

const prefix = '/auth/v1/factors'

/**
 * Serves `auth.mfa` of supabase-js for codes of authenticator apps, which the library lacks, with the answers, limits and
 * error codes of a hosted project (supabase/auth, internal/api/mfa.go), and adds their factors to users.
 */
export function withSecondStep(next: Handler, parts: AccountParts): Handler {
  return async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/auth/v1/user') return user(next, parts, request)
    if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return next(request)
    const caller = await callerOf(next, parts.connection, request)
    if (caller instanceof Response) return caller
    const [id = '', act = ''] = pathname.slice(prefix.length + 1).split('/')
    const route = `${request.method} ${[id && ':id', act].join(' ')}`.trim()
    if (route === 'POST') return enroll(parts.connection, caller, request)
    const factor = id === '' ? notServed() : await factorOf(parts, caller, id)
    if (factor instanceof Response) return factor
    if (route === 'POST :id challenge') return challenge(parts.connection, caller, factor)
    if (route === 'POST :id verify') return verify(next, parts, caller, factor, request)
    return route === 'DELETE :id' ? unenroll(parts, caller, factor) : notServed()
  }
}

const notServed = () => new Response(null, { status: 405 })

/** A factor of the caller's own (`loadFactor`, internal/api/admin.go:75). */
async function factorOf(
  { connection }: AccountParts,
  caller: Caller,
  id: string,
): Promise<Factor | Response> {
  if (!z.uuid().safeParse(id).success) return authError(404, 'validation_failed', 'factor_id must be an UUID')
  const factors = await factorsOf(connection.kysely, caller.id)
  return (
    factors.find((factor) => factor.id === id) ?? authError(404, 'mfa_factor_not_found', 'Factor not found')
  )
}

/** `UnenrollFactor`, internal/api/mfa.go:1025: a password alone takes no second step away. */
async function unenroll(
  { connection, mailbox }: AccountParts,
  caller: Caller,
  { id, status }: Factor,
): Promise<Response> {
  if (status === 'verified' && !caller.hasSecondStep)
    return authError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
  await connection.kysely.transaction().execute((database) => deleteFactor(database, id))
  await tell(mailbox, caller, 'mfa_factor_unenrolled')
  return Response.json({ id })
}

const change = z.object({ password: z.string().optional(), email: z.string().optional() })

/** Reads or changes a user. Who has a second step changes password and e-mail with it alone (internal/api/user.go:106). */
async function user(next: Handler, parts: AccountParts, request: Request): Promise<Response> {
  const { kysely } = parts.connection
  if (request.method === 'PUT') {
    const caller = await callerOf(next, parts.connection, request)
    if (caller instanceof Response) return caller
    const { password = '', email = '' } = change.safeParse(await jsonOf(request)).data ?? {}
    const changesEntry = password !== '' || (email !== '' && email.toLowerCase() !== caller.email)
    const factors = changesEntry && !caller.hasSecondStep ? await factorsOf(kysely, caller.id) : []
    if (factors.some(({ status }) => status === 'verified')) {
      const text = 'AAL2 session is required to update email or password when MFA is enabled.'
      return authError(401, 'insufficient_aal', text)
    }
  }
  const response = await next(request)
  const answer = response.ok ? z.looseObject({ id: z.uuid() }).safeParse(await response.clone().json()) : null
  if (!answer?.success) return response
  return Response.json(await withFactors(kysely, answer.data.id, answer.data), { status: response.status })
}
