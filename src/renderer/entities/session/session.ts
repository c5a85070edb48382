import { atom } from 'jotai'

export interface SessionUser {
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

/** True once the keychain did not take the session, which then ends with the app (design §4). */
export const sessionKeptInMemoryAtom = atom(false)

/** True from the moment a session ends by no wish of the member's until they have been told. */
export const sessionEndedAtom = atom(false)
