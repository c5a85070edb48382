import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#shared/database.types.ts'
import { connection, type Connected } from './auth-client.ts'
import { watchedFetch } from './connectivity.ts'
import { renewingFetch } from './renewing-fetch.ts'

/** Whoever signs in or out does so with the auth client. */
export type Supabase = Omit<SupabaseClient<Database>, 'auth'>

let client: { readonly of: Connected; readonly data: Supabase } | undefined

/** The client of this window for data. Only `api` folders may import it (lint rule). */
export function supabase(): Supabase {
  const current = connection()
  if (client?.of !== current) client = { of: current, data: connectData(current) }
  return client.data
}

function connectData({ server, auth }: Connected): Supabase {
  const created = createClient<Database>(server.url, server.publishableKey, {
    accessToken: async () => (await auth.getSession()).data.session?.access_token ?? null,
    // A connection whose other end is gone looks open until a question stays without an answer.
    realtime: { heartbeatIntervalMs: 10_000 },
    // The query cache retries; retried twice over, a failure would show only after a quarter of a minute.
    db: { retry: false },
    global: { fetch: renewingFetch(watchedFetch(server), server, () => auth) },
  })
  // What a client with an auth client of its own does for the live connection.
  auth.onAuthStateChange((_event, session) => {
    void (session ? created.realtime.setAuth(session.access_token) : created.realtime.setAuth())
  })
  return created
}
