import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { store } from '#renderer/lib/store.ts'
import { entranceQueries } from './cache/query-client.ts'

/** Gives what is below the store of the window and the cache of the entrance; a member has their own (`MemberProvider`). */
export function StoreProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={entranceQueries}>{children}</QueryClientProvider>
    </Provider>
  )
}
