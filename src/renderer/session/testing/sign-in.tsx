import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { store } from '#renderer/lib/store.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import type { Supabase } from '#renderer/server/supabase.ts'
import { forgetStored } from '../member-disk.ts'
import type { MemberScope } from '../member-scope.ts'
import { MemberProvider } from '../MemberProvider.tsx'
import { removePendingFilesOf } from '../pending-files.ts'
import { sessionAtom, showEntrance, showMember } from '../session.ts'

/** Properties of the client that reach the server. */
const PARTS = new Set(['auth', 'channel', 'from', 'functions', 'realtime', 'rpc', 'storage'])

/** A client that throws when used: a test replaces the `api.ts` in front of it. */
const noServer = new Proxy({} as Supabase, {
  get: (_, part) => {
    if (typeof part !== 'string' || !PARTS.has(part)) return undefined
    throw new Error(`The test has no server, and it is asked by its ${part}`)
  },
})

/** Signs a member in to this window without a server. @returns their scope */
export function signInAs(id: string, supabase: Supabase = noServer): MemberScope {
  if (store.get(sessionAtom).status === 'present') showEntrance()
  showMember({ id, email: `${id}@cosmia.test` }, supabase, new AbortController())
  return signedIn()
}

/** Scope of the signed-in member. */
export function signedIn(): MemberScope {
  const session = store.get(sessionAtom)
  if (session.status !== 'present') throw new Error('Nobody is signed in')
  return session.member
}

/** Removes all that is stored for the signed-in member, so that the next test finds nothing of it. */
export async function forgetSignedIn(): Promise<void> {
  const member = signedIn()
  await removePendingFilesOf(member)
  forgetStored(member.id)
}

/** Renders its children for the signed-in member and unmounts them when they leave. */
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
