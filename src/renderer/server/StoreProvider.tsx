import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { store } from '#renderer/lib/store.ts'
import { queryClient } from './cache/query-client.ts'

/** Gives what is below the window's one store and its one cache of what the server said. */
export function StoreProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </Provider>
  )
}
