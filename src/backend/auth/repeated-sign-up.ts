import type { PgliteConnection } from '@supabase/lite/pglite'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Handler } from '../http.ts'

const signUp = z.object({ email: z.string() })

interface Account {
  readonly id: string
  readonly email: string
  readonly confirmed: boolean
  readonly metadata: unknown
  readonly created_at: string
}

/**
 * Answers a sign-up with an e-mail that has an account as a hosted project does: without an error. Of a confirmed
 * account it tells nothing, the user it answers is made up and has no identities. Of one that waits for confirmation
 * it tells id and metadata, and sends another code. The library would say that a mail was sent too recently, for
 * ever and whatever the truth.
 */
export function withRepeatedSignUps(next: Handler, connection: PgliteConnection): Handler {
  return async (request) => {
    if (request.method !== 'POST' || new URL(request.url).pathname !== '/auth/v1/signup') return next(request)
    const body = signUp.safeParse(
      await request
        .clone()
        .json()
        .catch(() => null),
    )
    const account = body.success ? await findAccount(connection, body.data.email) : null
    if (!account) return next(request)
    if (account.confirmed)
      return Response.json(user({ ...account, id: crypto.randomUUID(), metadata: {} }, []))
    const sent = await next(codeRequest(request, account.email))
    return sent.ok ? Response.json(user(account, [{ provider: 'email', user_id: account.id }])) : sent
  }
}

async function findAccount(connection: PgliteConnection, email: string): Promise<Account | null> {
  const { rows } = await sql<Account>`
    select id, email, email_confirmed_at is not null as confirmed, raw_user_meta_data as metadata, created_at
    from auth.users where lower(email) = lower(${email.trim()})
  `.execute(connection.kysely)
  return rows[0] ?? null
}

/** The library sends a new code only as one for signing in; it confirms all the same. */
function codeRequest(request: Request, email: string): Request {
  return new Request(new URL('/auth/v1/otp', request.url), {
    method: 'POST',
    headers: { apikey: request.headers.get('apikey') ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ email, create_user: false }),
  })
}

function user({ id, email, metadata, created_at }: Account, identities: readonly object[]) {
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
