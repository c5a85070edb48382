import { useQueryClient, type QueryKey } from '@tanstack/react-query'

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
