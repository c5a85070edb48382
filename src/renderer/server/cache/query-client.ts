import { focusManager, notifyManager, QueryClient } from '@tanstack/react-query'
import { jittered } from '#renderer/lib/jittered.ts'
import { isRefusal } from '../errors.ts'

// At the end of the task at hand; the timer that it is otherwise makes what came in wait for a task of its own.
notifyManager.setScheduler(queueMicrotask)

/** Once more, unless the server has understood and refused. */
const retry = (failures: number, error: unknown) => failures < 1 && !isRefusal(error)

/** Milliseconds. */
const retryDelay = () => jittered(1_000)

/** A cache of what the server says, with the rules of reading that hold everywhere. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // What has gone stale is read again after an outage, and what failed. 'always': a call without a server fails and says so, instead of waiting in silence for the connection.
      queries: { staleTime: 30_000, retry, retryDelay, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  })

/** Cache of queries before a sign-in. Those of members are in `member.queries`. */
export const entranceQueries = createQueryClient()

/**
 * Tells the queries when the window gets the focus; called once, at the start. The event they listen to by themselves
 * never comes: a window that is hidden stays `visible` (ADR 7). Losing the focus is not told: a read that failed in a
 * window beside another one would wait for the focus before its second attempt.
 */
export function followWindowFocus(): void {
  focusManager.setEventListener((onFocus) => {
    const listener = () => onFocus()
    window.addEventListener('focus', listener)
    return () => window.removeEventListener('focus', listener)
  })
}
