import type { PgliteConnection } from '@supabase/lite/pglite'
import { sql } from 'kysely'
import { z } from 'zod'
import { authError, jsonOf, tokenOf, type Handler } from '../http.ts'

const routes = ['token', 'verify', 'user', 'logout', 'reauthenticate'].map((name) => `/auth/v1/${name}`)

/** By what a request shows whose it is, beside the token of a session. */
const shown = z.object({ email: z.string().optional(), refresh_token: z.string().optional() })

/** Whose token it is; rejects if it is none. */
type Identify = (token: string | null, apiKey: string) => Promise<{ readonly userId: string | null }>

/** Keeps a banned account out as the auth server does: from signing in, whatever the password, and with every token it has. */
export function withBans(next: Handler, { kysely }: PgliteConnection, identify: Identify): Handler {
  return async (request) => {
    const { pathname } = new URL(request.url)
    if (!routes.includes(pathname)) return next(request)
    const { userId } = await identify(tokenOf(request) || null, '').catch(() => ({ userId: null }))
    const { email, refresh_token } = shown.safeParse(await jsonOf(request)).data ?? {}
    const { rows } = await sql`
      select from auth.users where banned_until > now() and (
        id = ${userId} or lower(${email ?? null}) in (email, email_change)
        or id = (select user_id from auth.refresh_tokens where token = ${refresh_token ?? null}))
    `.execute(kysely)
    if (rows.length === 0) return next(request)
    const words = refresh_token ? 'Invalid Refresh Token: User Banned' : 'User is banned'
    return authError(pathname === '/auth/v1/token' ? 400 : 403, 'user_banned', words)
  }
}
