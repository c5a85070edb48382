import type { GoTrueClient } from '@supabase/supabase-js'
import type { ServerConnection } from '#shared/bridge.ts'
import { isTokenRefused } from './errors.ts'

type Auth = Pick<GoTrueClient, 'getSession' | 'refreshSession' | 'signOut'>

/** Statuses with which the auth server refuses a refresh token for good; others may pass. */
const REFUSED_FOR_GOOD = new Set([400, 401, 403])

/**
 * `fetch` for the Supabase client: when the token of a signed-in call is refused it renews the session and repeats
 * the call, once. Calls rejected at the same time share the renewal. If the server refuses to renew, or rejects the new token
 * too, the session ends here: the auth client would keep it until the token expires. Calls to the auth server are
 * passed through.
 */
export function renewingFetch(next: typeof fetch, server: ServerConnection, auth: () => Auth): typeof fetch {
  let renewal: Promise<string | null> | undefined
  const renewed = (refused: string) => {
    renewal ??= renew(auth(), refused).finally(() => {
      renewal = undefined
    })
    return renewal
  }
  return async (input, init) => {
    const response = await next(input, init)
    const refused = memberToken(input, init, server)
    if (refused === null || !(await isForItsToken(input, response))) return response
    const token = await renewed(refused)
    if (token === null) return response
    const again = await next(input, withToken(init, token))
    if (await isForItsToken(input, again)) await end(auth(), token)
    return again
  }
}

const pathOf = (input: RequestInfo | URL): string =>
  new URL(input instanceof Request ? input.url : String(input)).pathname

/** Whether a call was refused for its token: by 401, or by the words of the Storage API, which never answers 401. */
async function isForItsToken(input: RequestInfo | URL, response: Response): Promise<boolean> {
  if (response.status !== 400 || !pathOf(input).includes('/storage/v1/')) return response.status === 401
  return isTokenRefused(
    await response
      .clone()
      .json()
      .catch(() => null),
  )
}

/** The access token that a call carries; `null` for a call without a session or to the auth server. */
function memberToken(input: RequestInfo | URL, init: RequestInit | undefined, server: ServerConnection) {
  if (pathOf(input).includes('/auth/v1/')) return null
  const token = new Headers(init?.headers).get('authorization')?.replace(/^Bearer /, '')
  return token && token !== server.publishableKey ? token : null
}

function withToken(init: RequestInit | undefined, token: string): RequestInit {
  const headers = new Headers(init?.headers)
  headers.set('authorization', `Bearer ${token}`)
  return { ...init, headers }
}

/** A token other than the rejected one; `null` if there is none, now or for good. */
async function renew(auth: Auth, refused: string): Promise<string | null> {
  const known = (await auth.getSession()).data.session?.access_token
  if (known !== refused) return known ?? null
  const { data, error } = await auth.refreshSession()
  if (data.session) return data.session.access_token
  if (error && REFUSED_FOR_GOOD.has(error.status ?? 0)) await end(auth, refused)
  return null
}

/** Signs this device out, unless the session has been replaced meanwhile. */
async function end(auth: Auth, token: string): Promise<void> {
  const { data } = await auth.getSession()
  if (data.session?.access_token !== token) return
  const { error } = await auth.signOut({ scope: 'local' })
  if (error) console.error('The session that the server refused could not be revoked', error)
}
