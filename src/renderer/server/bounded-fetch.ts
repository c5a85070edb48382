import { jittered } from '#renderer/lib/jittered.ts'
import { secondsToWait } from './errors.ts'
import { unlessAborted } from './unless-aborted.ts'

/** Calls of one member that the data API works on at once (design §5, `private.check_request`). */
const AT_ONCE = 4
/** How often a call is repeated that was refused for being too much. */
const REPEATS = 3
/** Seconds. Who has to wait longer has done too much, not too much at once, and is told. */
const LONGEST_WAIT = 2

/**
 * `fetch` for the Supabase client: of the calls to the data API some wait for their turn, so that a window does not run
 * into the bound of its own member. One that is refused all the same, for another window's sake, is repeated after the
 * pause that the server names, writes too: what is refused has done nothing.
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

/** Milliseconds after which a refused call is worth another attempt. */
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

/** @returns waits for a turn, of which there are so many at a time, in the order of asking, and gives what ends it */
function turns(count: number): (signal: AbortSignal | null | undefined) => Promise<() => void> {
  let free = count
  const waiting = new Map<() => void, AbortSignal | null | undefined>()
  const end = () => {
    for (const [begin, signal] of waiting) {
      waiting.delete(begin)
      // One aborted together with what ends here is not gone yet, and would never end the turn it got.
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
