import type { GoTrueClient, Session } from '@supabase/auth-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import { RealtimeClient } from '@supabase/realtime-js'
import type { ServerConnection } from '#shared/bridge.ts'
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
  if (clients?.of !== connected) {
    void clients?.live.disconnect()
    clients = connect(connected)
  }
  return clients
}

/** The parts of supabase-js that a window needs at once: its `createClient` brings those for files and functions too. */
function connect(connected: Connected): Clients {
  const { server, auth } = connected
  let session: Session | null = null
  // Who has left has no token any more, however long it would last.
  const token = () =>
    (connection() === connected ? lastingToken(session) : null) ?? currentToken(auth, server)
  const signed = signedFetch(
    renewingFetch(watchedFetch(server), server, () => auth),
    server.publishableKey,
    token,
  )
  const live = new RealtimeClient(`${server.url.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: server.publishableKey },
    accessToken: async () => token(),
    fetch: signed,
    // A connection whose other end is gone looks open until a question stays without an answer.
    heartbeatIntervalMs: 10_000,
  })
  // What createClient does for the live connection.
  auth.onAuthStateChange((_event, now) => {
    session = now
    void (now ? live.setAuth(now.access_token) : live.setAuth())
  })
  // The query cache retries; retried twice over, a failure would show only after a quarter of a minute.
  const data: Supabase = new PostgrestClient(`${server.url}/rest/v1`, {
    schema: 'public',
    fetch: signed,
    retry: false,
  })
  return { of: connected, data, live, fetch: signed }
}

/** Milliseconds before its end in which the auth client renews a session that it is asked for, and some more. */
const RENEWAL = 120_000

/**
 * The token of a session that needs no renewal. Known at once: for one that is promised, a call would wait until the
 * window has drawn what the member has just done.
 */
const lastingToken = (session: Session | null): string | null =>
  session && (session.expires_at ?? 0) * 1000 - Date.now() > RENEWAL ? session.access_token : null

/** The token of the member after a renewal that is due, and the key of the app for nobody. */
async function currentToken(auth: GoTrueClient, { publishableKey }: ServerConnection): Promise<string> {
  return (await auth.getSession()).data.session?.access_token ?? publishableKey
}

/** Adds the key of the app and the token of the member, without whom the key stands for nobody. */
function signedFetch(next: typeof fetch, key: string, token: () => string | Promise<string>): typeof fetch {
  const send = (input: RequestInfo | URL, init: RequestInit | undefined, bearer: string) => {
    const headers = new Headers(init?.headers)
    headers.set('apikey', key)
    headers.set('authorization', `Bearer ${bearer}`)
    return next(input, { ...init, headers })
  }
  return (input, init) => {
    const bearer = token()
    if (typeof bearer === 'string') return send(input, init, bearer)
    return bearer.then((promised) => send(input, init, promised))
  }
}
