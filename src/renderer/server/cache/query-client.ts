import { focusManager, notifyManager, QueryClient, type Query } from '@tanstack/react-query'
import { jittered } from '#renderer/lib/jittered.ts'
import { onWake } from '#renderer/lib/wake.ts'
import { failureKind, isRateLimited } from '../errors.ts'

// Notify at the end of the current task; the default timer would delay incoming data to another task.
notifyManager.setScheduler(queueMicrotask)

/** Retries once what may succeed at once. */
const retry = (failures: number, error: unknown) =>
  failures < 1 && failureKind(error) === 'passing' && !isRateLimited(error)

/** Milliseconds. */
const retryDelay = () => jittered(1_000)

/** A query cache with the rules that hold everywhere. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // Reads stale and failed queries again after an outage. 'always': without a server a call fails and says so,
      // instead of pausing silently until the connection returns.
      queries: { staleTime: 30_000, retry, retryDelay, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  })

/** Reads again what is on screen and could not be read, of whatever part of the server. */
export function retryFailedQueries(client: QueryClient): void {
  const isFailed = ({ state }: Query) => state.status === 'error' && state.fetchStatus === 'idle'
  for (const query of client.getQueryCache().findAll({ type: 'active', predicate: isFailed }))
    // What fails again is shown where it is used.
    void query.fetch().catch(() => undefined)
}

/** Query cache used before sign-in. Each member has their own in `member.queries`. */
export const entranceQueries = createQueryClient()

/**
 * Tells the query library when time may have passed unnoticed, so that stale reads on screen are repeated; called once,
 * at the start. The event it listens to never comes, because a hidden window stays `visible` (ADR 7), and its intervals
 * stand still while the machine sleeps. Losing the focus is not reported: a failed read in an unfocused window would wait
 * for the focus before its retry.
 */
export const refetchOnWake = (): void => focusManager.setEventListener((onFocus) => onWake(() => onFocus()))
