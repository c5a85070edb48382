import type { PgliteConnection } from '@supabase/lite/pglite'
import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { z } from 'zod'
import { apiKeyOf, authError, networkOf, tokenOf, type Handler } from '../../http.ts'

/** Who asks: the user of a valid token, and its session. */
export interface Caller {
  readonly id: string
  readonly email: string
  readonly sessionId: string
  /** Where they ask from; a challenge is answered from the same. */
  readonly network: string
  /** Whether the session began with a second step, too. */
  readonly hasSecondStep: boolean
}

const claims = z.object({ sub: z.uuid(), session_id: z.uuid(), email: z.string() })

/**
 * Finds out who asks. The session is read anew: it may have ended, or lost its second step, while its token is still
 * valid (supabase/auth, internal/api/auth.go:118).
 * @returns the caller, or the refusal
 */
export async function callerOf(
  next: Handler,
  { kysely }: PgliteConnection,
  request: Request,
): Promise<Caller | Response> {
  const authorization = request.headers.get('authorization') ?? ''
  const headers = { apikey: apiKeyOf(request) ?? '', authorization }
  const known = await next(new Request(new URL('/auth/v1/user', request.url), { headers }))
  if (!known.ok) return known
  const { sub, session_id, email } = claims.parse(decodeJwt(tokenOf(request)))
  const { rows } = await sql<{ aal: string | null }>`
    select aal from auth.sessions where id = ${session_id} and user_id = ${sub}
  `.execute(kysely)
  const [session] = rows
  return session
    ? {
        id: sub,
        email,
        sessionId: session_id,
        network: networkOf(request) || '127.0.0.1',
        hasSecondStep: session.aal === 'aal2',
      }
    : authError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
}
