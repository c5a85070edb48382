import { store } from '#renderer/lib/store.ts'
import { createPersistedQueries } from '#renderer/server/cache/persist-queries.ts'
import type { MemberScope } from './member-scope.ts'
import { isKeychainAwaitedAtom, sessionAtom, sessionKeptInMemoryAtom } from './session.ts'

/**
 * Persists the queries of members on this disk, as long as their session is stored too. Called once, before the session
 * is known.
 */
export function persistQueriesOfMembers(server: string, version: string): void {
  const kept = createPersistedQueries(server, version)
  let here: MemberScope | undefined
  const follow = () => {
    const session = store.get(sessionAtom)
    if (session.status === 'loading' || store.get(isKeychainAwaitedAtom)) return
    const isKept = session.status === 'present' && !store.get(sessionKeptInMemoryAtom)
    const next = isKept ? session.member : undefined
    // A session in memory only may hide another one in the keychain: keep what was stored for that one.
    if (session.status === 'present' && next === here) return
    if (next === undefined) kept.leave()
    else if (next !== here) kept.enter(next)
    here = next
  }
  store.sub(sessionAtom, follow)
  store.sub(sessionKeptInMemoryAtom, follow)
  store.sub(isKeychainAwaitedAtom, follow)
}
