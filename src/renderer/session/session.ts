import { atom } from 'jotai'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { z } from 'zod/mini'
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

/**
 * True while there is a session that began with the password alone, of an account that has a second step: the dashboard
 * waits for its code.
 */
export const secondStepAtom = atom(false)

let open: OpenMember | undefined

/** A member as known from the auth server or from the stored session. */
interface KnownUser {
  readonly id: string
  readonly email?: string | undefined
}

/** What the auth client knows of a session, also of a stored one. */
interface KnownSession {
  readonly access_token?: string | undefined
  readonly user: KnownUser & { readonly factors?: readonly { readonly status: string }[] | undefined }
}

const claims = z.object({ aal: z.optional(z.string()) })

/** Whether a session has yet to be confirmed by its account's second step. Both say so themselves: nothing is asked. */
function lacksSecondStep({ access_token = '', user }: KnownSession): boolean {
  if (!user.factors?.some(({ status }) => status === 'verified')) return false
  const payload = access_token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
  return claims.parse(JSON.parse(atob(payload))).aal !== 'aal2'
}

/** Opens the app for the member of a session, as `showMember`. The dashboard may have to wait for their second step. */
export function showSession(session: KnownSession, supabase: Supabase, ending: AbortController): void {
  if (lacksSecondStep(session)) store.set(secondStepAtom, true)
  else startTransition(() => store.set(secondStepAtom, false))
  showMember(session.user, supabase, ending)
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
  flushSync(() => {
    store.set(sessionAtom, { status: 'absent' })
    store.set(secondStepAtom, false)
  })
  former?.close()
}
