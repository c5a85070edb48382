import type { SupportedStorage } from '@supabase/auth-js'
import type { DesktopBridge } from '#shared/bridge.ts'
import { unwrap } from '#renderer/lib/desktop.ts'

/** Key under which the auth client keeps the session. */
export const SESSION_KEY = 'session'

/**
 * Storage of the auth client on top of the bridge, which keeps it in the OS keychain.
 * @param onMemoryFallback called when the session itself was kept in memory only
 */
export function sessionStorageOf(
  bridge: DesktopBridge['session'],
  onMemoryFallback: () => void,
): SupportedStorage {
  return {
    // A keychain that fails to answer reads as "no session": the member can still sign in.
    getItem: (key) => unwrap(bridge.get(key)).catch((cause: unknown) => report('read', cause)),
    setItem: async (key, value) => {
      const { kept } = await unwrap(bridge.set(key, value))
      if (kept === 'memory' && key === SESSION_KEY) onMemoryFallback()
    },
    removeItem: async (key) => {
      await unwrap(bridge.remove(key)).catch((cause: unknown) => report('removed', cause))
    },
  }
}

function report(action: string, cause: unknown): null {
  console.error(`The stored session could not be ${action}`, cause)
  return null
}
