import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { createContext, use, type ReactNode } from 'react'
import type { MemberScope } from './member-scope.ts'

const MemberContext = createContext<MemberScope | null>(null)

interface MemberProviderProps {
  readonly member: MemberScope
  readonly children: ReactNode
}

/** Gives what is below the signed-in member, with their store and their cache. Keyed by the scope: nothing on screen outlives it. */
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

/** The signed-in member where somebody may be one, as on pages of both sides of the login; else `null`. */
export const useOptionalMember = (): MemberScope | null => use(MemberContext)
