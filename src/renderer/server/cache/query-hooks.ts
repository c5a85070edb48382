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

/**
 * Reads the next page of a list. The library would then treat the whole list as fresh; this keeps an invalidated list
 * invalidated.
 */
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
 * `refetchInterval` for a query that failed although the server answers. If the server is away there is no need: the
 * query is read again when it returns.
 */
export const quietRetry = ({ state }: { state: { status: string } }): number | false =>
  state.status === 'error' && onlineManager.isOnline() ? PAUSE_MS : false

/** Variables of every pending mutation with this key, including those of unmounted components. */
export const usePendingMutations = <Variables>(mutationKey: MutationKey) =>
  useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }: Mutation<unknown, Error, Variables>) => state.variables,
  })
