import type { PgliteConnection } from '@supabase/lite/pglite'
import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { z } from 'zod'
import { jsonOf, type Handler } from '../http.ts'
import { confirmedRedirect } from './settings.ts'

const mailing = new Set(['/auth/v1/signup', '/auth/v1/otp'])

const asked = z.object({
  email: z.string(),
  code_challenge: z.string().regex(/^[\w.~-]{43,128}$/),
  code_challenge_method: z.enum(['s256', 'plain']),
})

const claims = z.object({ sub: z.uuid() })

/**
 * Makes links of mails return with a code if the mail was requested with a PKCE challenge, as on a hosted project: only
 * the requester can turn the code into a session. The library supports codes, but puts whole sessions into its links.
 */
export function withLinkCodes(next: Handler, connection: PgliteConnection): Handler {
  return async (request) => {
    const { pathname } = new URL(request.url)
    if (request.method === 'POST' && mailing.has(pathname)) return noteChallenge(next, connection, request)
    if (pathname !== '/auth/v1/verify' || request.method === 'POST') return next(request)
    // A mail scanner that asks for the head alone spends nothing.
    return request.method === 'GET'
      ? verify(next, connection, request)
      : new Response(null, { status: 405, headers: { allow: 'GET, POST' } })
  }
}

async function noteChallenge(
  next: Handler,
  connection: PgliteConnection,
  request: Request,
): Promise<Response> {
  const body = asked.safeParse(await jsonOf(request))
  const response = await next(request)
  if (!response.ok || !body.success) return response
  const { email, code_challenge, code_challenge_method } = body.data
  await sql`
    with account as (select id from auth.users where lower(email) = lower(${email.trim()})),
    former as (delete from auth.flow_state where user_id in (select id from account))
    insert into auth.flow_state (id, user_id, authentication_method, provider_type, code_challenge, code_challenge_method)
    select gen_random_uuid(), id, 'email', 'email', ${code_challenge}, ${code_challenge_method} from account
  `.execute(connection.kysely)
  return response
}

async function verify(next: Handler, connection: PgliteConnection, request: Request): Promise<Response> {
  const url = new URL(request.url)
  // Nowhere else than into the app, whatever the link says.
  url.searchParams.set('redirect_to', confirmedRedirect)
  const response = await next(new Request(url, request))
  const [target = '', fragment = ''] = response.headers.get('location')?.split('#') ?? []
  const token = new URLSearchParams(fragment).get('access_token')
  const code = token && (await issueCode(connection, claims.parse(decodeJwt(token)).sub))
  if (!target) return response
  const location = code ? `${target}?code=${code}` : `${target}#${fragment}&sb=`
  return new Response(null, { status: 303, headers: { location } })
}

/** A code for the challenge of the account's newest mail; `null` if it was requested without one. */
async function issueCode(connection: PgliteConnection, userId: string): Promise<string | null> {
  const { rows } = await sql<{ auth_code: string }>`
    update auth.flow_state set auth_code = gen_random_uuid(), auth_code_issued_at = now(), created_at = now()
    where user_id = ${userId} returning auth_code
  `.execute(connection.kysely)
  return rows[0]?.auth_code ?? null
}
