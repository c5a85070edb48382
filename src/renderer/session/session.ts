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

let open: OpenMember | undefined

/** A member as the auth server knows them, or the stored session. */
interface KnownUser {
  readonly id: string
  readonly email?: string | undefined
}

/**
 * Opens the app to a member. Who is here already stays, with all that is theirs.
 * @param ending ends the calls of the client, once they leave
 */
export function showMember({ id, email = '' }: KnownUser, supabase: Supabase, ending: AbortController): void {
  if (open?.id === id) return
  const former = open
  const member = openMember({ id, email }, supabase, ending)
  open = member
  // What is on screen stays until the app is loaded.
  startTransition(() => store.set(sessionAtom, { status: 'present', member }))
  // Whatever else the keychain may still say is of another session.
  store.set(keychainAnswerAtom, 'given')
  former?.close()
}

/** Shows the entrance. Who is here goes at once: their screens first, then all that is theirs. */
export function showEntrance(): void {
  const former = open
  open = undefined
  // Screens may still store where the member was, as long as the scope is open.
  flushSync(() => store.set(sessionAtom, { status: 'absent' }))
  former?.close()
}
