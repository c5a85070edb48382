import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

const isLoaded = ({ state }: Query) => state.data !== undefined

/**
 * The one way to change what was read, after the server has taken the change. Refetches under way stop: their answers
 * were read before it and would undo it on screen. What is stopped, and what the change cannot know, is read at the next
 * occasion. First loads go on.
 */
export async function changeCached<TData>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (data: TData) => TData,
): Promise<void> {
  const loaded = { queryKey, predicate: isLoaded }
  await client.cancelQueries(loaded)
  client.setQueriesData<TData>(loaded, (data) => data && change(data))
  await client.invalidateQueries({ ...loaded, refetchType: 'none' })
}
