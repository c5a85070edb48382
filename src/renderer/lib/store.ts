import { QueryClient } from '@tanstack/query-core'
import { createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: 1 } },
})

/** The one Jotai store of this window. */
export const store = createStore()
store.set(queryClientAtom, queryClient)
