import type { SupportedStorage } from '@supabase/supabase-js'
import { store } from '#renderer/lib/store.ts'
import { connectServer, type Supabase } from '#renderer/server/supabase.ts'
import type { ServerConnection } from '#shared/bridge.ts'
import { sessionAtom, sessionKeptInMemoryAtom, showEntrance, showMember } from './session.ts'
import { SESSION_KEY } from './keychain-storage.ts'

interface MemberConnection {
  readonly server: ServerConnection
  readonly storage: SupportedStorage
  readonly own: DetachableStorage
  readonly client: Supabase
  /** Ends its calls. */
  readonly ending: AbortController
  readonly onLost: () => void
}

let current: MemberConnection | undefined

/** @throws before `connectMember` was called */
export function memberConnection(): MemberConnection {
  if (!current) throw new Error('connectMember has not been called')
  return current
}

/**
 * Connects to the server for one member, from before they sign in until they have left.
 * @param onLost called when the server has ended the session
 */
export function connectMember(
  server: ServerConnection,
  storage: SupportedStorage,
  onLost: () => void,
): Supabase['auth'] {
  const own = detachable(storage)
  const ending = new AbortController()
  const client = connectServer(server, own, ending.signal)
  current = { server, storage, own, client, ending, onLost }
  client.auth.onAuthStateChange((event, session) => {
    // What the connection of somebody who has left still learns concerns nobody.
    if (current?.client !== client) return
    if (event === 'SIGNED_OUT') return onLost()
    if (session && isAnotherMember(session.user.id)) return handOver()
    if (session) showMember(session.user, client, ending)
    // The first event also comes without a session while a renewal is failing; the first check tells the two apart.
    else if (event !== 'INITIAL_SESSION') showEntrance()
  })
  return client.auth
}

function isAnotherMember(userId: string): boolean {
  const session = store.get(sessionAtom)
  return session.status === 'present' && session.member.id !== userId
}

/**
 * Somebody else has signed in on the connection of who is here, as by a link that was slow: what is stored is theirs. Of
 * the former all stays that stays when a session is lost.
 */
function handOver(): void {
  if (!current) return
  const { server, storage, own, client, onLost } = current
  own.part()
  showEntrance()
  connectMember(server, storage, onLost)
  client.auth
    .dispose()
    .catch((cause: unknown) => console.error('The former connection could not be closed', cause))
}

/**
 * Leaves the connection to the member who goes, and connects anew for whoever comes: neither a renewal, nor a call,
 * nor a sign-out that is still under way there can touch the next session.
 * @returns the client of the former connection, which alone still knows the session
 */
export async function disconnect(): Promise<Supabase['auth']> {
  const { server, storage, own, client, onLost } = memberConnection()
  const parted = own.detach()
  // That was said of the session that goes.
  store.set(sessionKeptInMemoryAtom, false)
  connectMember(server, storage, onLost)
  await Promise.all([parted, client.auth.dispose()])
  return client.auth
}

/** The storage of one connection, which can be parted from what the next one stores. */
interface DetachableStorage extends SupportedStorage {
  /** Leaves what is stored to the next one: what this connection writes and reads from now on is its own alone. */
  part(): void
  /**
   * Parts with the session, which is removed from the storage: with it the former member can still be signed out, and a
   * renewal that comes late reaches nobody else.
   */
  detach(): Promise<void>
}

/** Puts a storage of one connection's own before the one that all have in common. */
function detachable(storage: SupportedStorage): DetachableStorage {
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
