import { createClient, type SupabaseClient, type SupportedStorage } from '@supabase/supabase-js'
import type { ServerConnection, Unsubscribe } from '#shared/bridge.ts'
import type { Database } from '#shared/database.types.ts'
import { withoutFinalSlash } from '#shared/server-connection.ts'
import { authFetch } from './auth-fetch.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { watchedFetch } from './connectivity.ts'
import { showFilesOf } from './public-address.ts'
import { heedingFetch } from './retry-after.ts'
import { renewingFetch } from './renewing-fetch.ts'

export type Supabase = SupabaseClient<Database, { PostgrestVersion: '12' }>

export interface Connected {
  /** The server; its address has no trailing slash. */
  readonly server: ServerConnection
  readonly client: Supabase
  readonly storage: SupportedStorage
}

const SESSION_KEY = 'session'

/** Called when the live connection sends a heartbeat and when it is answered. */
type HeartbeatListener = (event: 'asked' | 'answered') => void

/** Heartbeat listeners, by client. */
const heartbeatListeners = new WeakMap<Supabase, Set<HeartbeatListener>>()

let connected: Connected | undefined

/**
 * Connects this window to its server: before the first render, and again after a member has left.
 * @param signal ends all calls except those to the auth server
 */
export function connectServer(
  configured: ServerConnection,
  storage: SupportedStorage,
  signal: AbortSignal,
): Supabase {
  const server = { ...configured, url: withoutFinalSlash(configured.url) }
  showFilesOf(server.url)
  void connected?.client.realtime.disconnect()
  const listeners = new Set<HeartbeatListener>()
  const tell = (event: 'asked' | 'answered') => listeners.forEach((listener) => listener(event))
  const client: Supabase = createClient(server.url, server.publishableKey, {
    auth: { storage, storageKey: SESSION_KEY, flowType: 'pkce', detectSessionInUrl: false },
    // The query cache retries; retrying here as well would show a failure only after a quarter of a minute.
    db: { retry: false },
    global: {
      fetch: fetchUntil(
        signal,
        renewingFetch(
          authFetch(boundedFetch(heedingFetch(watchedFetch(server))), {
            storage,
            storageKey: SESSION_KEY,
            left: signal,
          }),
          server,
          () => client.auth,
          async () => (await storage.getItem(SESSION_KEY)) !== null,
        ),
      ),
    },
    // A dead connection looks open until a heartbeat stays unanswered.
    realtime: {
      heartbeatIntervalMs: 10_000,
      heartbeatCallback: (status) => {
        if (status === 'sent') tell('asked')
        if (status === 'ok') tell('answered')
      },
    },
  })
  heartbeatListeners.set(client, listeners)
  connected = { server, client, storage }
  return client
}

/**
 * `fetch` whose calls end with a signal, except those to the auth server: a member who has left is still signed out
 * there.
 */
const fetchUntil =
  (ended: AbortSignal, next: typeof fetch): typeof fetch =>
  (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    // Whether the session is still there is of no interest any more, and would be answered with a refusal.
    if (pathname.includes('/auth/v1/') && !pathname.endsWith('/user')) return next(input, init)
    const signal = init?.signal ? AbortSignal.any([ended, init.signal]) : ended
    return next(input, { ...init, signal })
  }

/** The server of this window and the client for it. */
export function connection(): Connected {
  if (!connected) throw new Error('connectServer has not been called')
  return connected
}

/** The client of this window. Only an `api.ts` may import it (lint rule). */
export const supabase = (): Supabase => connection().client

/** Listens to the heartbeats of the live connection (every 10 s while idle) and their answers. */
export function onHeartbeat(client: Supabase, listener: HeartbeatListener): Unsubscribe {
  const listeners = heartbeatListeners.get(client)
  listeners?.add(listener)
  return () => listeners?.delete(listener)
}

const VERIFIER_KEY = `${SESSION_KEY}-code-verifier`

/**
 * Exchanges the code of a link for a session, and keeps the PKCE verifier if that fails. The auth client would drop it
 * after any answer; but any web page can open one of our links with a worthless code, and the real link may still come.
 * @param exchange returns what identifies the session, `null` without one
 */
export async function keepingCodeVerifier<Found>(
  exchange: () => Promise<Found | null>,
): Promise<Found | null> {
  const { storage } = connection()
  const verifier = await storage.getItem(VERIFIER_KEY)
  const found = await exchange()
  if (found === null && verifier !== null) await storage.setItem(VERIFIER_KEY, verifier)
  return found
}
