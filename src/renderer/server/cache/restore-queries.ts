import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { remove, type PersistedQuery } from './persist-disk.ts'
import { onNewRule, ruleOf } from './persist-rules.ts'

/** Puts data into the cache where there is none yet, marked to be read again at the next occasion. */
export function seedQuery(queries: QueryClient, queryKey: QueryKey, data: unknown, updatedAt: number): void {
  const query = queries.getQueryCache().build(queries, { queryKey })
  if (query.state.data !== undefined) return
  query.setData(data, { updatedAt, manual: true })
  query.invalidate()
}

interface Showing {
  /** Whether anything was restored. */
  hasShown(): boolean
  end(): void
}

/** Restores stored queries where nothing has been read yet, marked to be read again at the next occasion. */
export function restoreQueries(queries: QueryClient, stored: Promise<readonly PersistedQuery[]>): Showing {
  let waiting: readonly PersistedQuery[] = []
  let hasShown = false
  let hasEnded = false

  const show = async ([place, { queryKey, data, at }]: PersistedQuery) => {
    try {
      const { part, prepare } = ruleOf(queryKey) ?? {}
      // Data in an outdated form fails here and not on the screen.
      if (part?.(data as never, queryKey) === undefined) return
      await prepare?.(data as never)
    } catch (cause) {
      console.error('What was kept of this query is unreadable', queryKey, cause)
      return remove([place])
    }
    if (hasEnded) return
    hasShown = true
    seedQuery(queries, queryKey, data, at)
  }
  const showKnown = () => {
    const ready = waiting.filter(([, { queryKey }]) => ruleOf(queryKey))
    waiting = waiting.filter((persisted) => !ready.includes(persisted))
    for (const persisted of ready) void show(persisted)
  }
  const stop = onNewRule(showKnown)
  void stored.then((all) => {
    if (hasEnded) return
    waiting = all
    showKnown()
  })
  const end = () => {
    hasEnded = true
    stop()
  }
  return { hasShown: () => hasShown, end }
}
