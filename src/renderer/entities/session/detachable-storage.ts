import type { SupportedStorage } from '@supabase/supabase-js'
import { SESSION_KEY } from './keychain-storage.ts'

/** The storage of one connection, which can be parted from what the next one stores. */
export interface DetachableStorage extends SupportedStorage {
  /** Leaves what is stored to the next one: what this connection writes and reads from now on is its own alone. */
  part(): void
  /**
   * Parts with the session, which is removed from the storage: with it the former member can still be signed out, and a
   * renewal that comes late reaches nobody else.
   */
  detach(): Promise<void>
}

/** Puts a storage of one connection's own before the one that all have in common. */
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
    part: () => {
      own = new Map()
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
