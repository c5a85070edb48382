import type { PgliteConnection } from '@supabase/lite/pglite'
import { decodeJwt, SignJWT, type JWTPayload } from 'jose'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Handler } from '../http.ts'
import { withFactors } from './second-step/factors.ts'

const issued = z.looseObject({
  access_token: z.string(),
  user: z.looseObject({ id: z.uuid(), app_metadata: z.unknown(), user_metadata: z.unknown() }),
})

const member = z.object({ session_id: z.uuid() })

interface Parts {
  readonly connection: PgliteConnection
  readonly jwtSecret: string
  /** Address of the backend, without a trailing slash. */
  readonly url: string
}

/**
 * Adds claims to every token that hosted tokens have and the library's lack: above all `amr`, how and when the session
 * began, by which `delete_account` recognises a recent sign-in, and `aal`, whether with a second step. A renewal keeps
 * them. Users get their factors, by which the app knows that a session lacks one.
 */
export function withSessionClaims(next: Handler, parts: Parts): Handler {
  return async (request) => {
    const method = methodOf(request)
    if (method === undefined) return next(request)
    const response = await next(request)
    const answer = response.ok ? issued.safeParse(await response.clone().json()) : null
    if (!answer?.success) return response
    const access_token = await resigned(answer.data, method, parts)
    const user = await withFactors(parts.connection.kysely, answer.data.user.id, answer.data.user)
    return Response.json({ ...answer.data, access_token, user }, { status: response.status })
  }
}

/** How a session begins that this request may create; `null` for an existing session, `undefined` for none. */
function methodOf({ method, url }: Request): string | null | undefined {
  const { pathname, searchParams } = new URL(url)
  if (pathname === '/auth/v1/verify') return 'otp'
  if (method !== 'POST') return undefined
  if (pathname === '/auth/v1/signup') return 'password'
  if (pathname !== '/auth/v1/token') return undefined
  return searchParams.get('grant_type') === 'password' ? 'password' : null
}

async function resigned(
  { access_token, user }: z.infer<typeof issued>,
  method: string | null,
  { connection, jwtSecret, url }: Parts,
): Promise<string> {
  const payload = decodeJwt(access_token)
  const amr = await methods(connection, member.parse(payload).session_id, method)
  const claims: JWTPayload = {
    ...payload,
    iss: `${url}/auth/v1`,
    phone: '',
    aal: amr.some((each) => each.method === 'totp') ? 'aal2' : 'aal1',
    amr,
    is_anonymous: false,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(jwtSecret))
}

interface Method {
  readonly method: string
  /** Seconds since 1970. */
  readonly timestamp: number
}

/** How the session began (stored with it at that moment) and its second step, the latest first. */
async function methods(
  { kysely }: PgliteConnection,
  sessionId: string,
  method: string | null,
): Promise<readonly Method[]> {
  const began = await sql<Method>`
    update auth.sessions set tag = coalesce(${method}, tag, 'password') where id = ${sessionId}
    returning tag as method, floor(extract(epoch from created_at))::int as timestamp
  `.execute(kysely)
  const stepped = await sql<Method>`
    select authentication_method as method, floor(extract(epoch from updated_at))::int as timestamp
    from auth.mfa_amr_claims where session_id = ${sessionId}
  `.execute(kysely)
  return [...stepped.rows, ...began.rows].sort((one, other) => other.timestamp - one.timestamp)
}
