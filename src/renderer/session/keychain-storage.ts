import type { SupportedStorage } from '@supabase/supabase-js'
import type { DesktopBridge, SessionStored } from '#shared/bridge.ts'
import { unwrap } from '#renderer/lib/desktop.ts'

/** Key under which the auth client keeps the session. */
export const SESSION_KEY = 'session'

export interface StorageFollower {
  /** The keychain is locked or silent and has not said whether there is a session. */
  readonly unanswered: () => void
  /** Where a session was put; not of one that was renewed while the keychain did not answer, where it waits to be taken. */
  readonly kept: (kept: SessionStored['kept']) => void
}

export interface KeychainStorage extends SupportedStorage {
  /** What the keychain has not spoken of is asked for when it is next wanted, and not before. */
  askAgain(): void
}

/**
 * Storage of the auth client on top of the bridge, which keeps it in the OS keychain. What was read or written once is
 * known here too: the session is asked for before each call, and the bridge's answer would wait until the window is drawn.
 */
export function sessionStorageOf(
  bridge: DesktopBridge['session'],
  { unanswered, kept: tellKept }: StorageFollower,
): KeychainStorage {
  const known = new Map<string, Promise<string | null>>()
  /** Keys that the keychain has not spoken of. Nobody has read them, so they are nobody's who is here. */
  const unread = new Set<string>()
  const ask = async (key: string) => {
    const stored = await unwrap(bridge.get(key))
    if (stored.outcome === 'value') return stored.value
    if (stored.outcome === 'unanswered') unread.add(key)
    if (stored.outcome === 'unanswered' && key === SESSION_KEY) unanswered()
    return null
  }
  const read = (key: string) => {
    // A keychain that fails to answer reads as "no session": the member can still sign in.
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
      // Known here all the same: what could not be handed over ends with the app.
      const { kept } = await unwrap(bridge.set(key, value)).catch((cause: unknown) => {
        report('stored', cause)
        return { kept: 'memory' as const }
      })
      if (key === SESSION_KEY && (kept === 'keychain' || !(await before))) tellKept(kept)
    },
    removeItem: async (key) => {
      known.delete(key)
      // It stays for whom it belongs to.
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
