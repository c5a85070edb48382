import type { EmailDriver } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { compare } from 'bcryptjs'
import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { z } from 'zod'
import { authError, jsonOf, postOf, type Handler } from '../http.ts'
import { askNewAddress, changeEmail } from './email-change.ts'
import { mailFrom, notificationTemplates } from './mail-templates.ts'

const credentials = z.object({ email: z.string(), password: z.string() })
const code = z.looseObject({ email: z.string(), token: z.string(), type: z.string() })
const changed = z.object({ password: z.string() })
const session = z.object({ sub: z.uuid(), session_id: z.uuid(), email: z.string() })

interface RuleParts {
  readonly connection: PgliteConnection
  readonly mailbox: EmailDriver
}

/**
 * Enforces rules of a hosted project that the library lacks: that an account is unconfirmed is told only to someone who
 * knows its password, a code must be of the kind of its mail, a new password ends all other sessions and is told by mail,
 * a new e-mail is confirmed by both addresses, and the sign-up hook of the database is called.
 */
export function withHostedRules(next: Handler, parts: RuleParts): Handler {
  const { connection } = parts
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const route = `${request.method} ${pathname}`
    if (route === 'POST /auth/v1/token' && searchParams.get('grant_type') === 'password')
      return signIn(next, connection, request)
    if (route === 'POST /auth/v1/signup') return signUp(next, connection, request)
    if (pathname === '/auth/v1/verify')
      return changeEmail((confirming) => verify(next, confirming), parts, request)
    if (route === 'PUT /auth/v1/user')
      return askNewAddress((asked) => change(next, parts, asked), parts, request)
    return next(request)
  }
}

const asked = z.object({ email: z.string(), data: z.optional(z.unknown()) })
const refused = z.object({ error: z.object({ http_code: z.number(), message: z.string() }) })

/**
 * Calls the sign-up hook as a hosted project does; here all clients are on this machine, so no network address is
 * passed.
 */
async function signUp(next: Handler, connection: PgliteConnection, request: Request): Promise<Response> {
  const { data: { email, data: user_metadata } = {} } = asked.safeParse(await jsonOf(request))
  const event = JSON.stringify({ user: { email, user_metadata }, metadata: {} })
  const { rows } = await sql<{ answer: unknown }>`
    select private.check_sign_up(${event}::jsonb) as answer
  `.execute(connection.kysely)
  const answer = refused.safeParse(rows[0]?.answer).data
  return answer ? authError(answer.error.http_code, 'hook_refused', answer.error.message) : next(request)
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
  const typed = code.safeParse(request.method === 'POST' ? await jsonOf(request) : null)
  if (!typed.success) return next(request)
  const asKind = (type: string) => next(postOf(request, '/auth/v1/verify', { ...typed.data, type }))
  if (typed.data.type === 'magiclink') return asKind('recovery')
  if (typed.data.type !== 'email') return next(request)
  const confirmed = await asKind('signup')
  return confirmed.ok ? confirmed : asKind('recovery')
}

async function change(
  next: Handler,
  { connection, mailbox }: RuleParts,
  request: Request,
): Promise<Response> {
  const hasPassword = changed.safeParse(await jsonOf(request)).success
  const response = await next(request)
  if (!response.ok || !hasPassword) return response
  const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? ''
  const { sub, session_id, email } = session.parse(decodeJwt(token))
  await sql`delete from auth.sessions where user_id = ${sub} and id <> ${session_id}`.execute(
    connection.kysely,
  )
  const mail = await mailFrom(notificationTemplates.password_changed, { Email: email })
  await mailbox.send({ to: email, ...mail })
  return response
}
