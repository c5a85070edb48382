import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { store } from '#renderer/lib/store.ts'
import { entranceQueries } from './cache/query-client.ts'

/**
 * Provides the store of the window and the query cache used before sign-in; members have their own (`MemberProvider`).
 */
export function StoreProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={entranceQueries}>{children}</QueryClientProvider>
    </Provider>
  )
}
