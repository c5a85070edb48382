import { GoTrueClient, type SupportedStorage } from '@supabase/auth-js'
import type { ServerConnection } from '#shared/bridge.ts'
import { watchedFetch } from './connectivity.ts'
import { showFilesOf } from './public-address.ts'

export interface Connected {
  readonly server: ServerConnection
  readonly auth: GoTrueClient
}

let connected: Connected | undefined

/**
 * Connects this window to its server; called once, before the first render. Who signs in is all that the login needs:
 * the client for data, several times as large, comes with the first screen that shows some.
 */
export function connectAuth(server: ServerConnection, storage: SupportedStorage): GoTrueClient {
  showFilesOf(server.url)
  const key = server.publishableKey
  const auth = new GoTrueClient({
    url: `${server.url.replace(/\/+$/, '')}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storage,
    storageKey: 'session',
    flowType: 'pkce',
    detectSessionInUrl: false,
    fetch: watchedFetch(server),
  })
  connected = { server, auth }
  return auth
}

/** The server of this window and who is signed in there. */
export function connection(): Connected {
  if (!connected) throw new Error('connectAuth has not been called')
  return connected
}

/** The auth client of this window. Only `api` folders may import it (lint rule). */
export const authClient = (): GoTrueClient => connection().auth
