import type { PgliteConnection } from '@supabase/lite/pglite'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Handler } from '../api/handler.ts'

const signUp = z.object({ email: z.string() })

/**
 * Answers a sign-up with an e-mail that has an account as a hosted project does: no error, and a made-up user
 * without identities. The library would say that a mail was sent too recently, for ever and whatever the truth.
 */
export function withTakenEmail(next: Handler, connection: PgliteConnection): Handler {
  return async (request) => {
    if (request.method !== 'POST' || new URL(request.url).pathname !== '/auth/v1/signup') return next(request)
    const body = signUp.safeParse(
      await request
        .clone()
        .json()
        .catch(() => null),
    )
    if (!body.success || !(await hasAccount(connection, body.data.email))) return next(request)
    return Response.json(madeUpUser(body.data.email))
  }
}

async function hasAccount(connection: PgliteConnection, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from auth.users where lower(email) = lower(${email.trim()})
  `.execute(connection.kysely)
  return rows.length > 0
}

function madeUpUser(email: string) {
  const now = new Date().toISOString()
  return {
    id: crypto.randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}
