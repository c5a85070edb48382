import { startTransition } from 'react'
import { store } from '#renderer/lib/store.ts'
import { queryClient } from '#renderer/server/cache/query-client.ts'
import { keychainAnswerAtom, sessionAtom, type SessionUser } from './session.ts'

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
