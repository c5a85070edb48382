import { randomUUID } from 'node:crypto'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { compare } from 'bcryptjs'
import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { z } from 'zod'
import { authError, jsonOf, networkOf, postOf, tokenOf, type Handler } from '../http.ts'
import { askNewAddress, changeEmail } from './email-change.ts'
import { notificationTemplates, sendMail, type AccountParts } from './mails.ts'
import { userAsJson } from './unconfirmed-accounts.ts'

const credentials = z.object({ email: z.string(), password: z.string() })
const confirmation = z.looseObject({ type: z.string(), token: z.string().optional() })
const renewal = z.object({ refresh_token: z.string().min(1) })
const newAccount = z.object({ email: z.string(), data: z.record(z.string(), z.unknown()).nullish() })
const changed = z.object({ password: z.string() })
const session = z.object({ sub: z.uuid(), session_id: z.uuid(), email: z.string() })

/**
 * Enforces rules of a hosted project that the library lacks: that an account is unconfirmed is told only to someone who
 * knows its password, a code must be of the kind of its mail, a new password ends all other sessions and is told by mail,
 * a new e-mail is confirmed by both addresses, and the sign-up hook of the database is called.
 */
export function withHostedRules(next: Handler, parts: AccountParts): Handler {
  const { connection } = parts
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const route = `${request.method} ${pathname}`
    if (route === 'POST /auth/v1/token' && searchParams.get('grant_type') === 'password')
      return signIn(next, connection, request)
    if (route === 'POST /auth/v1/token' && searchParams.get('grant_type') === 'refresh_token')
      return renew(next, connection, request)
    if (route === 'POST /auth/v1/signup') return signUp(next, connection, request)
    if (pathname === '/auth/v1/verify')
      return changeEmail((confirming) => verify(next, confirming), parts, request)
    if (route === 'PUT /auth/v1/user')
      return askNewAddress((asked) => change(next, parts, asked), parts, request)
    return next(request)
  }
}

const refused = z.object({ error: z.object({ http_code: z.number(), message: z.string() }) })

/** Calls the sign-up hook with the event of a hosted project; a client of this machine has no network address. */
async function signUp(next: Handler, connection: PgliteConnection, request: Request): Promise<Response> {
  const wanted = newAccount.safeParse(await jsonOf(request))
  if (!wanted.success) return next(request)
  const now = new Date().toISOString()
  const email = wanted.data.email.toLowerCase()
  const user = userAsJson({ id: randomUUID(), email, metadata: wanted.data.data ?? {}, created_at: now }, [])
  const ip_address = networkOf(request)
  const metadata = { uuid: randomUUID(), time: now, name: 'before-user-created', ip_address }
  const { rows } = await sql<{ answer: unknown }>`
    select private.check_sign_up(${JSON.stringify({ user, metadata })}::jsonb) as answer
  `.execute(connection.kysely)
  const { data } = refused.safeParse(rows[0]?.answer)
  return data ? authError(data.error.http_code, 'unknown', data.error.message) : next(request)
}

/** Seconds for which a refresh token that was used brings a session again (`refresh_token_reuse_interval`). */
const REUSE_INTERVAL = 10

/**
 * Takes a used refresh token once more for a moment, also one that others have followed or that went with its family; the
 * library takes it only as long as the token that followed it is the newest (supabase/auth, internal/tokens/service.go).
 */
async function renew(next: Handler, { kysely }: PgliteConnection, request: Request): Promise<Response> {
  const shown = renewal.safeParse(await jsonOf(request))
  if (!shown.success) return next(request)
  const { refresh_token } = shown.data
  await sql`
    update auth.refresh_tokens as used set revoked = false
    where token = ${refresh_token} and revoked and updated_at > now() - ${REUSE_INTERVAL} * interval '1 second'
      and not exists (select from auth.refresh_tokens where parent = used.token and not revoked)
  `.execute(kysely)
  const response = await next(request)
  // What the library calls invalid has another form than its own tokens.
  return response.headers.get('x-sb-error-code') === 'validation_failed'
    ? authError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
    : response
}

async function signIn(next: Handler, connection: PgliteConnection, request: Request): Promise<Response> {
  const typed = credentials.safeParse(await jsonOf(request))
  const response = await next(request)
  if (response.ok || !typed.success) return response
  const refusal = z.object({ error_code: z.literal('email_not_confirmed') })
  if (!refusal.safeParse(await response.clone().json()).success) return response
  const { email, password } = typed.data
  const { rows } = await sql<{ hash: string | null }>`
    select encrypted_password as hash from auth.users where email = lower(${email})
  `.execute(connection.kysely)
  if (await compare(password, rows[0]?.hash ?? '')) return response
  return authError(400, 'invalid_credentials', 'Invalid login credentials')
}

/** `email` accepts the code of either mail; the other types only their own, although the library accepts both. */
async function verify(next: Handler, request: Request): Promise<Response> {
  const typed = confirmation.safeParse(request.method === 'POST' ? await jsonOf(request) : null)
  if (!typed.success) return next(request)
  const { type, token } = typed.data
  const asKind = (kind: string) => next(postOf(request, '/auth/v1/verify', { ...typed.data, type: kind }))
  const first = await asKind(type === 'email' ? 'signup' : type === 'magiclink' ? 'recovery' : type)
  const response = first.ok || type !== 'email' ? first : await asKind('recovery')
  return token && response.status === 403
    ? authError(403, 'otp_expired', 'Token has expired or is invalid')
    : response
}

async function change(
  next: Handler,
  { connection, mailbox }: AccountParts,
  request: Request,
): Promise<Response> {
  const hasPassword = changed.safeParse(await jsonOf(request)).success
  const response = await next(request)
  if (!response.ok || !hasPassword) return response
  const { sub, session_id, email } = session.parse(decodeJwt(tokenOf(request)))
  await sql`delete from auth.sessions where user_id = ${sub} and id <> ${session_id}`.execute(
    connection.kysely,
  )
  await sendMail(mailbox, email, notificationTemplates.password_changed, { Email: email })
  return response
}
