import { PostgrestClient } from '@supabase/postgrest-js'
import { RealtimeClient } from '@supabase/realtime-js'
import type { Database } from '#shared/database.types.ts'
import { connection, type Connected } from './auth-client.ts'
import { watchedFetch } from './connectivity.ts'
import { renewingFetch } from './renewing-fetch.ts'

/** The data API of the server. */
export type Supabase = PostgrestClient<Database, { PostgrestVersion: '12' }, 'public'>

interface Clients {
  readonly of: Connected
  readonly data: Supabase
  readonly live: RealtimeClient
  readonly fetch: typeof fetch
}

let clients: Clients | undefined

/** The client of this window for data. Only `api` folders may import it (lint rule). */
export const supabase = (): Supabase => current().data

/** The client of this window for what happens on the server. Only `api` folders may import it (lint rule). */
export const realtime = (): RealtimeClient => current().live

/** `fetch` in the name of who is signed in, for clients of the server's other parts. */
export const serverFetch = (): typeof fetch => current().fetch

function current(): Clients {
  const connected = connection()
  if (clients?.of !== connected) clients = connect(connected)
  return clients
}

/** The parts of supabase-js that a window needs at once: its `createClient` brings those for files and functions too. */
function connect(connected: Connected): Clients {
  const { server, auth } = connected
  const address = server.url.replace(/\/+$/, '')
  const token = async () => (await auth.getSession()).data.session?.access_token ?? null
  const signed = signedFetch(
    renewingFetch(watchedFetch(server), server, () => auth),
    server.publishableKey,
    token,
  )
  const live = new RealtimeClient(`${address.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: server.publishableKey },
    accessToken: async () => (await token()) ?? server.publishableKey,
    fetch: signed,
    // A connection whose other end is gone looks open until a question stays without an answer.
    heartbeatIntervalMs: 10_000,
  })
  // What createClient does for the live connection.
  auth.onAuthStateChange((_event, session) => {
    void (session ? live.setAuth(session.access_token) : live.setAuth())
  })
  // The query cache retries; retried twice over, a failure would show only after a quarter of a minute.
  const data: Supabase = new PostgrestClient(`${address}/rest/v1`, {
    schema: 'public',
    fetch: signed,
    retry: false,
  })
  return { of: connected, data, live, fetch: signed }
}

/** Adds the key of the app and the token of the member, without whom the key stands for nobody. */
function signedFetch(next: typeof fetch, key: string, token: () => Promise<string | null>): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('apikey', key)
    headers.set('authorization', `Bearer ${(await token()) ?? key}`)
    return next(input, { ...init, headers })
  }
}
