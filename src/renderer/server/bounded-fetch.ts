import { jittered } from '#renderer/lib/jittered.ts'
import { secondsToWait } from './errors.ts'
import { unlessAborted } from './unless-aborted.ts'

/** Calls of one member that the data API handles at once (design §5, `private.check_request`). */
const AT_ONCE = 4
/** How often a rejected call is repeated. */
const REPEATS = 3
/** Seconds. A longer wait means a rate limit, not too many parallel calls, so the member is told. */
const LONGEST_WAIT = 2

/**
 * `fetch` for the Supabase client that queues calls to the data API, so that one window stays within the limit of
 * parallel calls of its member. A call that is rejected nevertheless, because of another window, is repeated after the
 * pause that the server names. Writes too: a rejected call has changed nothing.
 */
export function boundedFetch(next: typeof fetch): typeof fetch {
  const takeTurn = turns(AT_ONCE)
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    if (!pathname.includes('/rest/v1/')) return next(input, init)
    for (let repeated = 0; ; repeated += 1) {
      const endTurn = await takeTurn(init?.signal)
      const response = await next(input, init).finally(endTurn)
      const pause = repeated < REPEATS ? await pauseAfter(response) : undefined
      if (pause === undefined) return response
      await unlessAborted(init?.signal, new Promise((resolve) => setTimeout(resolve, pause)))
    }
  }
}

/** Milliseconds until a rejected call may be repeated; `undefined` if it should not be. */
async function pauseAfter(response: Response): Promise<number | undefined> {
  if (response.status !== 429) return undefined
  const seconds = secondsToWait(
    await response
      .clone()
      .json()
      .catch(() => undefined),
  )
  return seconds !== undefined && seconds <= LONGEST_WAIT ? seconds * 1_000 + jittered(250) : undefined
}

/**
 * Creates a queue with this many places.
 * @returns waits for a place, first come first served, and returns the function that frees it
 */
function turns(count: number): (signal: AbortSignal | null | undefined) => Promise<() => void> {
  let free = count
  const waiting = new Map<() => void, AbortSignal | null | undefined>()
  const end = () => {
    for (const [begin, signal] of waiting) {
      waiting.delete(begin)
      // A caller aborted in the same moment is still in the queue and would never free its place.
      if (!signal?.aborted) return begin()
    }
    free += 1
  }
  return async (signal) => {
    if (free > 0) free -= 1
    else {
      const { promise: turn, resolve } = Promise.withResolvers<undefined>()
      const begin = () => resolve(undefined)
      waiting.set(begin, signal)
      await unlessAborted(signal, turn).catch((reason: unknown) => {
        waiting.delete(begin)
        throw reason
      })
    }
    return end
  }
}
