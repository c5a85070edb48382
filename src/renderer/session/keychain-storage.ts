import type { SupportedStorage } from '@supabase/supabase-js'
import type { DesktopBridge, SessionStored } from '#shared/bridge.ts'
import { unwrap } from '#renderer/lib/desktop.ts'

/** Key under which the auth client stores the session. */
export const SESSION_KEY = 'session'

export interface StorageFollower {
  /** Called when the keychain is locked or does not answer, so it is unknown whether there is a session. */
  readonly unanswered: () => void
  /**
   * Called with where a session was stored. Not called for a renewal while the keychain does not answer: that one is
   * stored later.
   */
  readonly kept: (kept: SessionStored['kept']) => void
}

export interface KeychainStorage extends SupportedStorage {
  /** Makes the next read ask the keychain again for keys that it has not answered for. */
  askAgain(): void
}

/**
 * Storage for the auth client on top of the bridge, which uses the OS keychain. Caches what was read or written: the
 * client reads the session before each call, and the bridge answers only after the window is drawn.
 */
export function sessionStorageOf(
  bridge: DesktopBridge['session'],
  { unanswered, kept: tellKept }: StorageFollower,
): KeychainStorage {
  const known = new Map<string, Promise<string | null>>()
  /** Keys that the keychain has not answered for. */
  const unread = new Set<string>()
  const ask = async (key: string) => {
    const stored = await unwrap(bridge.get(key))
    if (stored.outcome === 'value') return stored.value
    if (stored.outcome === 'unanswered') unread.add(key)
    if (stored.outcome === 'unanswered' && key === SESSION_KEY) unanswered()
    return null
  }
  const read = (key: string) => {
    // If the keychain fails to answer, act as if there were no session: the member can still sign in.
    const answer = ask(key).catch((cause: unknown) => report('read', cause))
    known.set(key, answer)
    void answer.then((value) => {
      if (value === null && known.get(key) === answer) known.delete(key)
    })
    return answer
  }
  return {
    getItem: async (key) => (unread.has(key) ? null : (known.get(key) ?? read(key))),
    setItem: async (key, value) => {
      const before = known.get(key)
      known.set(key, Promise.resolve(value))
      unread.delete(key)
      // Cached all the same: a session that could not be stored lasts until the app ends.
      const { kept } = await unwrap(bridge.set(key, value)).catch((cause: unknown) => {
        report('stored', cause)
        return { kept: 'memory' as const }
      })
      if (key === SESSION_KEY && (kept === 'keychain' || !(await before))) tellKept(kept)
    },
    removeItem: async (key) => {
      known.delete(key)
      // The stored value belongs to whoever signed in before; leave it.
      if (unread.has(key)) return
      await unwrap(bridge.remove(key)).catch((cause: unknown) => report('removed', cause))
    },
    askAgain: () => unread.clear(),
  }
}

function report(action: string, cause: unknown): null {
  console.error(`The stored session could not be ${action}`, cause)
  return null
}
