import type { GoTrueClient } from '@supabase/supabase-js'
import type { ServerConnection } from '#shared/bridge.ts'
import { jittered } from '#renderer/lib/jittered.ts'
import { isSessionOver, isTokenRefused } from './errors.ts'

type Auth = Pick<GoTrueClient, 'getSession' | 'refreshSession' | 'getUser' | 'signOut'>

/** Milliseconds for which a refused token that the auth server has just vouched for is not renewed again. */
const SETTLING = 5_000

/**
 * `fetch` for the Supabase client: when the token of a signed-in call is refused it renews the session and repeats the call,
 * once. Calls rejected at the same time share the renewal. Whether the session is over is for the auth server to say:
 * while it says no such thing, a call that is refused all the same counts as not answered, and so does one that would go
 * out without the member's token. Calls to the auth server are passed through.
 * @param hasSession whether a session is stored
 */
export function renewingFetch(
  next: typeof fetch,
  server: ServerConnection,
  auth: () => Auth,
  hasSession: () => Promise<boolean>,
): typeof fetch {
  let renewal: Promise<string | null> | undefined
  let settled = 0
  const renewed = (refused: string) => {
    renewal ??= renew(auth(), refused).finally(() => {
      renewal = undefined
    })
    return renewal
  }
  const unanswered = async (response: Response) => {
    if (!(await hasSession())) return response
    throw new TypeError('The server refuses a session that has not ended')
  }
  return async (input, init) => {
    if (isForAuth(input)) return next(input, init)
    const sent = bearer(input, init)
    if (sent === server.publishableKey && (await hasSession())) {
      throw new TypeError('The session waits to be renewed')
    }
    const response = await next(input, init)
    if (!sent || sent === server.publishableKey || !(await isForItsToken(input, response))) return response
    if (performance.now() < settled) return unanswered(response)
    const token = await renewed(sent)
    if (token === null) return unanswered(response)
    const again = await next(input, withToken(init, token))
    if (!(await isForItsToken(input, again))) return again
    settled = performance.now() + jittered(SETTLING)
    await endIfOver(auth(), token, (await auth().getUser(token)).error)
    return unanswered(again)
  }
}

const pathOf = (input: RequestInfo | URL): string =>
  new URL(input instanceof Request ? input.url : input).pathname

const isForAuth = (input: RequestInfo | URL): boolean => pathOf(input).includes('/auth/v1/')

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

/** The token that a call carries: the member's, or the publishable key. */
const bearer = (input: RequestInfo | URL, init: RequestInit | undefined): string | undefined =>
  new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
    .get('authorization')
    ?.replace(/^Bearer /, '')

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
  await endIfOver(auth, refused, error)
  return null
}

/** Signs this device out if the auth server said that the session is over, unless it has been replaced meanwhile. */
async function endIfOver(auth: Auth, token: string, cause: unknown): Promise<void> {
  if (!isSessionOver(cause)) return
  const { data } = await auth.getSession()
  if (data.session?.access_token !== token) return
  const { error } = await auth.signOut({ scope: 'local' })
  if (error) console.error('The session that the server refused could not be revoked', error)
}
