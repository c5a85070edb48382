import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

const isLoaded = ({ state }: Query) => state.data !== undefined
const isFirstLoad = ({ state }: Query) => state.data === undefined && state.fetchStatus !== 'idle'

interface ChangeOptions {
  /** Whether the change does nothing to what it was made to already: it is then made to what first loads bring, too. */
  readonly isRepeatable?: boolean
}

/**
 * The one way to change what was read, after the server has taken the change. What is under way was read before it and
 * would undo it on screen: refetches stop, and first loads begin anew. What is stopped, and what the change cannot know,
 * is read at the next occasion.
 */
export async function changeCached<TData>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (data: TData) => TData,
  { isRepeatable = false }: ChangeOptions = {},
): Promise<void> {
  const cache = client.getQueryCache()
  const known = new Set(cache.findAll({ queryKey, predicate: isLoaded }))
  for (const query of cache.findAll({ queryKey, predicate: isFirstLoad })) {
    const again = loadAgain(query)
    if (isRepeatable)
      void again.then(() => client.setQueryData<TData>(query.queryKey, (data) => data && change(data)))
  }
  // What is loaded from here on knows of the change.
  const loaded = { queryKey, predicate: (query: Query) => known.has(query) }
  await client.cancelQueries(loaded)
  client.setQueriesData<TData>(loaded, (data) => data && change(data))
  await client.invalidateQueries({ ...loaded, refetchType: 'none' })
}

/**
 * Invalidates what has changed on the server. The library restarts only what has data: a first load that is under way may
 * have been answered before the change.
 */
export function invalidate(client: QueryClient, queryKey: QueryKey): void {
  for (const query of client.getQueryCache().findAll({ queryKey, predicate: isFirstLoad }))
    void loadAgain(query)
  void client.invalidateQueries({ queryKey })
}

/** Whoever waits for the first load gets what is read now; the library restarts by itself only what has data. */
async function loadAgain(query: Query): Promise<void> {
  void query.cancel({ silent: true })
  // A failure is told where the query is shown.
  await query.fetch().catch(() => undefined)
}
