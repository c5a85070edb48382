import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { store } from '#renderer/lib/store.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import type { Supabase } from '#renderer/server/supabase.ts'
import type { MemberScope } from '../member-scope.ts'
import { MemberProvider } from '../MemberProvider.tsx'
import { sessionAtom, showEntrance, showMember } from '../session.ts'

/** With what a server is asked. */
const PARTS = new Set(['auth', 'channel', 'from', 'functions', 'realtime', 'rpc', 'storage'])

/** A client that nobody may ask: the `api.ts` between is replaced by the test. */
const noServer = new Proxy({} as Supabase, {
  get: (_, part) => {
    if (typeof part !== 'string' || !PARTS.has(part)) return undefined
    throw new Error(`The test has no server, and it is asked by its ${part}`)
  },
})

/** Makes somebody the member of this window, without asking a server. @returns what is theirs */
export function signInAs(id: string, supabase: Supabase = noServer): MemberScope {
  if (store.get(sessionAtom).status === 'present') showEntrance()
  showMember({ id, email: `${id}@cosmia.test` }, supabase, new AbortController())
  return signedIn()
}

/** Scope of the member of this window. */
export function signedIn(): MemberScope {
  const session = store.get(sessionAtom)
  if (session.status !== 'present') throw new Error('Nobody is signed in')
  return session.member
}

/** Shows what is below to the member of this window, and takes it away with them. */
export function AsMember({ children }: { readonly children: ReactNode }) {
  const session = useAtomValue(sessionAtom, { store })
  if (session.status !== 'present') return null
  return (
    <StoreProvider>
      <MemberProvider key={session.member.id} member={session.member}>
        {children}
      </MemberProvider>
    </StoreProvider>
  )
}
