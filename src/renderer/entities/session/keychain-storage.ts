import type { SupportedStorage } from '@supabase/supabase-js'
import type { DesktopBridge } from '#shared/bridge.ts'
import { unwrap } from '#renderer/lib/desktop.ts'

/** Key under which the auth client keeps the session. */
export const SESSION_KEY = 'session'

/**
 * Storage of the auth client on top of the bridge, which keeps it in the OS keychain. What was read or written once is
 * known here too: the session is asked for before each call, and the bridge's answer would wait until the window is drawn.
 * @param onMemoryFallback called when a new session was kept in memory only; a renewed one waits there until the keychain
 * answers again
 */
export function sessionStorageOf(
  bridge: DesktopBridge['session'],
  onMemoryFallback: () => void,
): SupportedStorage {
  const known = new Map<string, Promise<string | null>>()
  const read = (key: string) => {
    // A keychain that fails to answer reads as "no session": the member can still sign in.
    const answer = unwrap(bridge.get(key)).catch((cause: unknown) => report('read', cause))
    known.set(key, answer)
    void answer.then((value) => {
      if (value === null && known.get(key) === answer) known.delete(key)
    })
    return answer
  }
  return {
    getItem: (key) => known.get(key) ?? read(key),
    setItem: async (key, value) => {
      const before = known.get(key)
      known.set(key, Promise.resolve(value))
      // Known here all the same: what could not be handed over ends with the app.
      const { kept } = await unwrap(bridge.set(key, value)).catch((cause: unknown) => {
        report('stored', cause)
        return { kept: 'memory' }
      })
      if (kept === 'memory' && key === SESSION_KEY && !(await before)) onMemoryFallback()
    },
    removeItem: async (key) => {
      known.delete(key)
      await unwrap(bridge.remove(key)).catch((cause: unknown) => report('removed', cause))
    },
  }
}

function report(action: string, cause: unknown): null {
  console.error(`The stored session could not be ${action}`, cause)
  return null
}
