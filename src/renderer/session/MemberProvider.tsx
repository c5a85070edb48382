import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { createContext, use, type ReactNode } from 'react'
import type { MemberScope } from './member-scope.ts'

const MemberContext = createContext<MemberScope | null>(null)

interface MemberProviderProps {
  readonly member: MemberScope
  readonly children: ReactNode
}

/**
 * Provides the signed-in member, their store and their query cache to the tree below. Keyed by the scope, so nothing on
 * screen outlives it.
 */
export function MemberProvider({ member, children }: MemberProviderProps) {
  return (
    <MemberContext value={member}>
      <Provider store={member.store}>
        <QueryClientProvider client={member.queries}>{children}</QueryClientProvider>
      </Provider>
    </MemberContext>
  )
}

/** The signed-in member. @throws outside `MemberProvider` */
export function useMember(): MemberScope {
  const member = use(MemberContext)
  if (!member) throw new Error('useMember is called outside MemberProvider')
  return member
}

/** The signed-in member, or `null` when nobody is signed in: for pages that are shown before and after the login. */
export const useOptionalMember = (): MemberScope | null => use(MemberContext)
