import {
  onlineManager,
  useMutationState,
  useQueryClient,
  type InfiniteData,
  type Mutation,
  type MutationKey,
  type QueryKey,
} from '@tanstack/react-query'
import type { Cursor } from '#renderer/lib/keyset.ts'

interface Pages {
  fetchNextPage(): Promise<unknown>
}

/** Reads the next page of a list. The library then takes all of it for fresh: what was marked for a fresh read stays so. */
export function useNextPage(queryKey: QueryKey, { fetchNextPage }: Pages): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    const wasMarked = client.getQueryState(queryKey)?.isInvalidated === true
    await fetchNextPage()
    if (wasMarked) await client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
}

/** The page that was loaded with this parameter. */
export function loadedPage<TPage>(
  data: InfiniteData<TPage, Cursor | null> | undefined,
  after: Cursor | null,
): TPage | undefined {
  return data?.pages[data.pageParams.findIndex((param) => param?.id === after?.id)]
}

const PAUSE_MS = 30_000

/**
 * `refetchInterval` of what is asked for again by itself while a server that answers does not give it. A server that
 * is away is waited for: its return reads it anyway.
 */
export const quietRetry = ({ state }: { state: { status: string } }): number | false =>
  state.status === 'error' && onlineManager.isOnline() ? PAUSE_MS : false

/** Variables of each pending mutation with this key, also of a component that was unmounted since. */
export const usePendingMutations = <Variables>(mutationKey: MutationKey) =>
  useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }: Mutation<unknown, Error, Variables>) => state.variables,
  })
