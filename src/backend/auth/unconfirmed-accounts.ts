import { randomBytes } from 'node:crypto'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Keys } from '../data-folder/keys.ts'
import { apiKeyOf, authError, jsonOf, postOf, type Handler } from '../http.ts'
import { isKnownKey } from './identity.ts'
import { hashOf, mailTemplates, newCode, sendMail, type AccountParts } from './mails.ts'

/** Routes that send a mail, and what for. */
const routes: Readonly<Record<string, 'sign-up' | 'code' | 'recovery'>> = {
  '/auth/v1/signup': 'sign-up',
  '/auth/v1/otp': 'code',
  '/auth/v1/magiclink': 'code',
  '/auth/v1/resend': 'code',
  '/auth/v1/recover': 'recovery',
}

const asked = z.object({
  email: z.string(),
  type: z.string().optional(),
  create_user: z.boolean().optional(),
  data: z.unknown().optional(),
})
type Asked = z.infer<typeof asked>

interface Account {
  readonly id: string
  readonly email: string
  readonly confirmed: boolean
  readonly metadata: unknown
  readonly created_at: string
  /** Seconds since the last mail of each kind. */
  readonly since_confirmation: number | null
  readonly since_recovery: number | null
}

interface Parts extends AccountParts {
  /** Requests without one of them are rejected. */
  readonly keys: Keys
}

/**
 * Sends mails like a hosted project, where the library sends none or the wrong one, or creates confirmed accounts. An
 * unconfirmed account gets the sign-up mail again, whichever way it is requested. A second sign-up answers without an
 * error: for a confirmed account with a made-up user without identities; for an unconfirmed one with its id and
 * metadata, changing nothing, least of all its password.
 */
export function withUnconfirmedAccounts(next: Handler, parts: Parts): Handler {
  return async (request) => {
    const { pathname } = new URL(request.url)
    const isMail = request.method === 'POST' && isKnownKey(parts.keys, apiKeyOf(request))
    const purpose = isMail ? routes[pathname] : undefined
    const body = purpose ? asked.safeParse(await jsonOf(request)) : null
    if (!purpose || !body?.success) return next(request)
    const account = await findAccount(parts.connection, body.data.email)
    if (!account) return forNobody(next, request, body.data)
    if (purpose === 'sign-up' && account.confirmed)
      return Response.json(
        userAsJson({ ...account, id: crypto.randomUUID(), metadata: body.data.data ?? {} }, []),
      )
    if (pathname === '/auth/v1/resend' && (account.confirmed || body.data.type !== 'signup'))
      return next(request)
    const isConfirmation = purpose !== 'recovery' && !account.confirmed
    const since = isConfirmation ? account.since_confirmation : account.since_recovery
    const left = Math.ceil(parts.mailPause - (since ?? parts.mailPause))
    if (left > 0) return tooSoon(left)
    if (!isConfirmation) return next(request)
    await sendConfirmation(parts, account)
    return Response.json(
      purpose === 'sign-up' ? userAsJson(account, [{ provider: 'email', user_id: account.id }]) : {},
    )
  }
}

/** Creates the account of a first sign-in by code: unconfirmed until the code is used, with a random password. */
async function forNobody(
  next: Handler,
  request: Request,
  { email, create_user, data }: Asked,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (!['/auth/v1/otp', '/auth/v1/magiclink'].includes(pathname)) return next(request)
  if (create_user === false) return authError(422, 'otp_disabled', 'Signups not allowed for otp')
  const password = randomBytes(32).toString('base64url')
  const signedUp = await next(postOf(request, '/auth/v1/signup', { email, password, data }))
  return signedUp.ok ? Response.json({}) : signedUp
}

/** Refuses a mail before the pause after the last one is over. */
export const tooSoon = (seconds: number) =>
  authError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  )

async function findAccount(connection: PgliteConnection, email: string): Promise<Account | null> {
  const { rows } = await sql<Account>`
    select id, email, email_confirmed_at is not null as confirmed, raw_user_meta_data as metadata, created_at,
      extract(epoch from now() - confirmation_sent_at)::float8 as since_confirmation,
      extract(epoch from now() - recovery_sent_at)::float8 as since_recovery
    from auth.users where email = lower(${email.trim()})
  `.execute(connection.kysely)
  return rows[0] ?? null
}

/** An account that is not confirmed, as the auth server tells it. */
export function userAsJson(
  { id, email, metadata, created_at }: Pick<Account, 'id' | 'email' | 'metadata' | 'created_at'>,
  identities: readonly object[],
) {
  return {
    id,
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: new Date().toISOString(),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities,
    created_at,
    updated_at: created_at,
    is_anonymous: false,
  }
}

/**
 * Sends the sign-up mail again, with a new code. The library does this for new accounts only, and treats later codes as
 * sign-in codes; on a hosted project the two kinds are separate.
 */
async function sendConfirmation(
  { connection, mailbox }: AccountParts,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const code = newCode()
  await sql`
    update auth.users set confirmation_token = ${hashOf(email, code)}, confirmation_sent_at = now() where id = ${id}
  `.execute(connection.kysely)
  await sendMail(mailbox, email, mailTemplates.confirmation, { Token: code })
}
