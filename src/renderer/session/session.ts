import { atom } from 'jotai'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { store } from '#renderer/lib/store.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import { openMember, type MemberScope, type OpenMember } from './member-scope.ts'

/** `loading` until the first session check has answered (spec §4). */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'absent' }
  | { readonly status: 'present'; readonly member: MemberScope }

export const sessionAtom = atom<SessionState>({ status: 'loading' })

/**
 * What the keychain answered at the start: its answer, none yet (it is locked or silent), or an answer that came after
 * the window had gone on without one.
 */
export const keychainAnswerAtom = atom<'given' | 'awaited' | 'late'>('given')

/** True while nobody is signed in and it is unknown whether a session is stored; stored data stays until then. */
export const isKeychainAwaitedAtom = atom(
  (get) => get(sessionAtom).status === 'absent' && get(keychainAnswerAtom) !== 'given',
)

/** True while the keychain cannot store the session, which then ends with the app (design §4). */
export const sessionKeptInMemoryAtom = atom(false)

/** True from the moment a session ends without the member's doing until they have been told. */
export const sessionEndedAtom = atom(false)

let open: OpenMember | undefined

/** A member as known from the auth server or from the stored session. */
interface KnownUser {
  readonly id: string
  readonly email?: string | undefined
}

/**
 * Opens the app for a member. If that member is already here, their scope stays as it is.
 * @param ending aborts the calls of the client when they leave
 */
export function showMember({ id, email = '' }: KnownUser, supabase: Supabase, ending: AbortController): void {
  if (open?.id === id) return
  const former = open
  const member = openMember({ id, email }, supabase, ending)
  open = member
  // The current screen stays until the app is loaded.
  startTransition(() => store.set(sessionAtom, { status: 'present', member }))
  // A late answer of the keychain is about another session now.
  store.set(keychainAnswerAtom, 'given')
  former?.close()
}

/** Shows the entrance. Ends the current member at once: first their screens, then their scope. */
export function showEntrance(): void {
  const former = open
  open = undefined
  // Screens may still store a position while they unmount, so the scope closes after them.
  flushSync(() => store.set(sessionAtom, { status: 'absent' }))
  former?.close()
}
