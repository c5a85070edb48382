import { atom } from 'jotai'
import { startTransition } from 'react'
import { store } from '#renderer/lib/store.ts'
import { queryClient } from '#renderer/server/cache/query-client.ts'

interface SessionUser {
  readonly id: string
  readonly email: string
}

/** `loading` until the first session check has answered (spec §4). */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'absent' }
  | { readonly status: 'present'; readonly user: SessionUser }

export const sessionAtom = atom<SessionState>({ status: 'loading' })

/** Id of the signed-in member, `null` without a session. */
export const currentUserIdAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.status === 'present' ? session.user.id : null
})

/**
 * What the keychain has said of the session at the start: what it has, nothing yet (it is locked or silent), or what it has
 * only after the window had gone on without an answer.
 */
export const keychainAnswerAtom = atom<'given' | 'awaited' | 'late'>('given')

/** True while nobody is here and it is not known whether somebody is: what was kept of them stays. */
export const isKeychainAwaitedAtom = atom(
  (get) => get(sessionAtom).status === 'absent' && get(keychainAnswerAtom) !== 'given',
)

/** True while the keychain does not take the session, which then ends with the app (design §4). */
export const sessionKeptInMemoryAtom = atom(false)

/** True from the moment a session ends by no wish of the member's until they have been told. */
export const sessionEndedAtom = atom(false)

/** Shows the app of this member, or the entrance without one. */
export function showSession(user: { id: string; email?: string | undefined } | undefined): void {
  const before = store.get(sessionAtom)
  const next: SessionUser | undefined = user && { id: user.id, email: user.email ?? '' }
  if (before.status === 'present' && before.user.id === next?.id) return
  // What is on screen stays until the app is loaded. Who goes, goes at once.
  if (next) startTransition(() => store.set(sessionAtom, { status: 'present', user: next }))
  else store.set(sessionAtom, { status: 'absent' })
  // Whatever else the keychain may still say is of another session.
  if (next) store.set(keychainAnswerAtom, 'given')
  // What one member read must never be shown to the next.
  if (before.status === 'present') queryClient.clear()
}

/**
 * What a room knows for as long as a session stands, and nobody knows after it: made anew for whoever comes, also for
 * the same member.
 */
export function ofSession<State>(create: () => State): () => State {
  const states = new WeakMap<SessionState, State>()
  return () => {
    const session = store.get(sessionAtom)
    const known = states.get(session) ?? create()
    states.set(session, known)
    return known
  }
}
