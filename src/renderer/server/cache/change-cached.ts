import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

const isLoaded = ({ state }: Query) => state.data !== undefined
const isFirstLoad = ({ state }: Query) => state.data === undefined && state.fetchStatus !== 'idle'

interface ChangeOptions {
  /**
   * Whether applying the change twice gives the same result. If so it is also applied to the results of first loads.
   */
  readonly isRepeatable?: boolean
}

/**
 * The one way to change cached data after the server has accepted a change. A read that started before the change would
 * undo it on screen, so refetches are cancelled and first loads restart. Cancelled reads, and what the change cannot
 * know, are read again at the next occasion.
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
  // Loads that start from here on include the change.
  const loaded = { queryKey, predicate: (query: Query) => known.has(query) }
  await client.cancelQueries(loaded)
  client.setQueriesData<TData>(loaded, (data) => data && change(data))
  await client.invalidateQueries({ ...loaded, refetchType: 'none' })
}

/**
 * Marks queries for a fresh read. The library restarts only queries with data; a first load that is running may have
 * been answered before the change, so it is restarted here.
 */
export function invalidate(client: QueryClient, queryKey: QueryKey): void {
  for (const query of client.getQueryCache().findAll({ queryKey, predicate: isFirstLoad }))
    void loadAgain(query)
  void client.invalidateQueries({ queryKey })
}

/**
 * Restarts a first load, and gives its result to whoever waits for it; the library does this only for queries with
 * data.
 */
async function loadAgain(query: Query): Promise<void> {
  void query.cancel({ silent: true })
  // The failure is shown where the query is used.
  await query.fetch().catch(() => undefined)
}
