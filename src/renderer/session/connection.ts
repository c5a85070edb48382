import type { SupportedStorage } from '@supabase/supabase-js'
import { store } from '#renderer/lib/store.ts'
import { connectServer, type Supabase } from '#renderer/server/supabase.ts'
import type { ServerConnection } from '#shared/bridge.ts'
import { sessionAtom, sessionKeptInMemoryAtom, showEntrance, showSession } from './session.ts'
import { SESSION_KEY } from './keychain-storage.ts'

interface MemberConnection {
  readonly server: ServerConnection
  readonly storage: SupportedStorage
  readonly own: DetachableStorage
  readonly client: Supabase
  /** Aborts the calls of this connection. */
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
 * Connects to the server for one member: from before they sign in until they leave.
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
    // Ignore events of a connection whose member has left.
    if (current?.client !== client) return
    if (event === 'SIGNED_OUT') return onLost()
    if (session && isAnotherMember(session.user.id)) return handOver()
    if (session) showSession(session, client, ending)
    // The first event also comes without a session while a renewal is failing; the first session check tells the two
    // cases apart.
    else if (event !== 'INITIAL_SESSION') showEntrance()
  })
  return client.auth
}

function isAnotherMember(userId: string): boolean {
  const session = store.get(sessionAtom)
  return session.status === 'present' && session.member.id !== userId
}

/**
 * Another member signed in through the connection of the current one, for example by opening a link late. The stored
 * session belongs to the newcomer; the data of the current member is treated as after a lost session.
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
 * Detaches the connection of the member who leaves and opens a new one, so that no renewal, call or sign-out still
 * running on the old connection can touch the next session.
 * @returns the auth client of the old connection, the only one that still knows the session
 */
export async function disconnect(): Promise<Supabase['auth']> {
  const { server, storage, own, client, onLost } = memberConnection()
  const parted = own.detach()
  // It referred to the session that has just ended.
  store.set(sessionKeptInMemoryAtom, false)
  connectMember(server, storage, onLost)
  await Promise.all([parted, client.auth.dispose()])
  return client.auth
}

/** Storage of one connection that can be separated from the storage the next connection uses. */
interface DetachableStorage extends SupportedStorage {
  /** Leaves the stored values to the next connection; from now on this one reads and writes only its own copy. */
  part(): void
  /**
   * Removes the session from the shared storage and keeps a private copy, with which the former member can still be
   * signed out. A late renewal then reaches nobody else.
   */
  detach(): Promise<void>
}

/** Wraps the shared storage so that one connection can be detached from it. */
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
      // Read the session before removing it, and remove it before anybody else can store theirs.
      const reading = storage.getItem(SESSION_KEY)
      void storage.removeItem(SESSION_KEY)
      const held = await reading
      if (held !== null) parted.set(SESSION_KEY, held)
    },
  }
}
