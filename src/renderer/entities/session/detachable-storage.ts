import type { SupportedStorage } from '@supabase/auth-js'
import { SESSION_KEY } from './keychain-storage.ts'

/** The storage of one connection, which can be parted from what the next one stores. */
export interface DetachableStorage extends SupportedStorage {
  /**
   * Removes the session from the storage and keeps it here alone: with it the former member can still be signed out,
   * and whatever their connection writes from now on, a renewal that comes late above all, reaches nobody else.
   */
  detach(): Promise<void>
}

export function detachable(storage: SupportedStorage): DetachableStorage {
  let own: Map<string, string> | undefined
  return {
    getItem: async (key) => (own ? (own.get(key) ?? null) : storage.getItem(key)),
    setItem: async (key, value) => {
      if (own) own.set(key, value)
      else await storage.setItem(key, value)
    },
    removeItem: async (key) => {
      if (own) own.delete(key)
      else await storage.removeItem(key)
    },
    detach: async () => {
      const parted = new Map<string, string>()
      own = parted
      // Asked for before it is removed, and removed before anybody else can store theirs.
      const reading = storage.getItem(SESSION_KEY)
      void storage.removeItem(SESSION_KEY)
      const held = await reading
      if (held !== null) parted.set(SESSION_KEY, held)
    },
  }
}
