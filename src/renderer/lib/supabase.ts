import { createClient, type SupabaseClient, type SupportedStorage } from '@supabase/supabase-js'
import type { ServerConnection } from '#shared/bridge.ts'
import type { Database } from '#shared/database.types.ts'
import { watchedFetch } from './connectivity.ts'
import { showFilesOf } from './public-address.ts'
import { renewingFetch } from './renewing-fetch.ts'

export type Supabase = SupabaseClient<Database>

let client: Supabase | undefined

/** Creates the one client of this window; called once, before the first render. */
export function connectSupabase(server: ServerConnection, storage: SupportedStorage): Supabase {
  showFilesOf(server.url)
  const connected: Supabase = createClient<Database>(server.url, server.publishableKey, {
    auth: { storage, storageKey: 'session', flowType: 'pkce', detectSessionInUrl: false },
    // A connection whose other end is gone looks open until a question stays without an answer.
    realtime: { heartbeatIntervalMs: 10_000 },
    // The query cache retries; retried twice over, a failure would show only after a quarter of a minute.
    db: { retry: false },
    global: { fetch: renewingFetch(watchedFetch(server), server, () => connected.auth) },
  })
  client = connected
  return connected
}

/** The client of this window. Only `api` folders may import it (lint rule). */
export function supabase(): Supabase {
  if (!client) throw new Error('connectSupabase has not been called')
  return client
}
