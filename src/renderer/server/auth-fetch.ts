import type { SupportedStorage } from '@supabase/supabase-js'
import { jittered } from '#renderer/lib/jittered.ts'
import { store } from '#renderer/lib/store.ts'
import { setLongTimeout } from '#renderer/lib/wake.ts'
import { serverReturnsAtom, watchPatience } from './connectivity.ts'
import { endsSession } from './errors.ts'
import { retryAfter } from './retry-after.ts'

interface SessionSource {
  readonly storage: SupportedStorage
  /** The key of the session in the storage. */
  readonly storageKey: string
  /** Aborts when the member has left. */
  readonly left: AbortSignal
}

/** Milliseconds that a token must still be valid for, so that its member can do without the renewal that failed. */
const STILL_VALID = 60_000
/** Longest pause between two attempts to renew, in seconds. */
const LONGEST_PAUSE = 30
/** Seconds after which a server that counts renewals by network is asked again, where it does not say itself. */
const COUNTED_PAUSE = 4

/**
 * `fetch` for the Supabase client's calls to the auth server. A renewal that the server does not refuse for good is
 * repeated until it is granted or the member has left, instead of being answered: the auth client would take many such
 * answers for the end of the session, and would answer from memory for a minute after the others, so that calls went out
 * without the member's token.
 *
 * Times of a session are reckoned by this machine's clock: the server's is taken out of its answers.
 */
export function authFetch(next: typeof fetch, session: SessionSource): typeof fetch {
  return async (input, init) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input)
    if (!pathname.includes('/auth/v1/')) return next(input, init)
    if (searchParams.get('grant_type') !== 'refresh_token') return byOwnClock(await next(input, init))
    const settled = watchPatience('auth')
    try {
      return await renewal(() => next(input, init), tokenOf(init), session)
    } finally {
      settled()
    }
  }
}

/**
 * The answer to a renewal that grants or ends the session; one that postpones it while the session can do without.
 * @param token the refresh token that is used
 */
async function renewal(
  ask: () => Promise<Response>,
  token: unknown,
  session: SessionSource,
): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await ask().catch((cause: unknown) => {
      if (session.left.aborted) throw cause
      return undefined
    })
    const body = await answer
      ?.clone()
      .json()
      .catch(() => undefined)
    if (answer?.ok && isSession(body)) return byOwnClock(answer)
    const stored = await storedSession(session)
    if (answer && !answer.ok && endsSession(codeOf(body))) {
      // The session was renewed meanwhile: this token was rightly used once.
      return stored?.['refresh_token'] === token ? answer : postponed()
    }
    if (session.left.aborted) return new Response(null, { status: 503 })
    if (Number(stored?.['expires_at']) * 1000 - Date.now() > STILL_VALID) return postponed()
    await pause(secondsUntilNext(answer, attempt), session.left)
  }
}

/** A refusal that the auth client takes neither for the end of the session nor for a reason to repeat the call itself. */
const postponed = (): Response => Response.json({ error_code: 'renewal_postponed' }, { status: 429 })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isSession = (body: unknown): boolean => isObject(body) && typeof body['access_token'] === 'string'

/** Older and newer servers name the field differently. */
function codeOf(body: unknown): unknown {
  if (!isObject(body)) return undefined
  return body['error_code'] ?? body['code']
}

/** The auth client sets the end of a session itself, by `expires_in`, when the answer does not name it. */
async function byOwnClock(response: Response): Promise<Response> {
  if (!response.ok) return response
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  if (!isObject(body) || !isSession(body)) return response
  const { expires_at: _, ...session } = body
  return Response.json(session, { status: response.status })
}

async function storedSession({ storage, storageKey }: SessionSource) {
  const stored: unknown = JSON.parse((await storage.getItem(storageKey)) ?? 'null')
  return isObject(stored) ? stored : undefined
}

function tokenOf(init: RequestInit | undefined): unknown {
  const body: unknown = JSON.parse(String(init?.body ?? 'null'))
  return isObject(body) ? body['refresh_token'] : undefined
}

function secondsUntilNext(answer: Response | undefined, attempt: number): number {
  const named = retryAfter(answer?.headers.get('retry-after'))
  if (named !== undefined) return Math.min(named, 10 * LONGEST_PAUSE)
  return answer?.status === 429 ? COUNTED_PAUSE : Math.min(2 ** attempt, LONGEST_PAUSE)
}

/** Waits, varied so that windows of one network do not come back together; less where the server has come back. */
async function pause(seconds: number, left: AbortSignal): Promise<void> {
  const over = Promise.withResolvers<undefined>()
  const end = () => over.resolve(undefined)
  const endTimer = setLongTimeout(end, jittered(seconds * 1000))
  const unfollow = store.sub(serverReturnsAtom, end)
  left.addEventListener('abort', end, { once: true })
  await over.promise
  endTimer()
  unfollow()
  left.removeEventListener('abort', end)
}
