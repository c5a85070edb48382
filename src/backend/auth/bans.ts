import type { PgliteConnection } from '@supabase/lite/pglite'
import { sql } from 'kysely'
import { z } from 'zod'
import { authError, jsonOf, type Handler } from '../http.ts'
import { senderOf, type Identify } from './identity.ts'

/** What is asked with the token of a session, and where sessions begin. */
const ofSessions = ['/auth/v1/user', '/auth/v1/logout', '/auth/v1/reauthenticate']
const entries = ['/auth/v1/token', '/auth/v1/verify']

/** By what a request that wants a session shows whose. */
const shown = z.object({ email: z.string().optional(), refresh_token: z.string().optional() })

/** Keeps a banned account out as the auth server does: from signing in, whatever the password, and with every token it has. */
export function withBans(next: Handler, { kysely }: PgliteConnection, identify: Identify): Handler {
  return async (request) => {
    const { pathname } = new URL(request.url)
    const isEntry = entries.includes(pathname)
    if (!isEntry && !ofSessions.includes(pathname)) return next(request)
    const { userId = null } = (!isEntry && (await senderOf(request, identify))) || {}
    const { email, refresh_token } = (isEntry && shown.safeParse(await jsonOf(request)).data) || {}
    const { rows } = await sql`
      select from auth.users where banned_until > now() and (
        id = ${userId} or email = lower(${email ?? null})
        or id = (select user_id from auth.refresh_tokens where token = ${refresh_token ?? null}))
    `.execute(kysely)
    if (rows.length === 0) return next(request)
    const words = refresh_token ? 'Invalid Refresh Token: User Banned' : 'User is banned'
    return authError(pathname === '/auth/v1/token' ? 400 : 403, 'user_banned', words)
  }
}
