import { GoTrueClient, type SupportedStorage } from '@supabase/auth-js'
import type { ServerConnection } from '#shared/bridge.ts'
import { withoutFinalSlash } from '#shared/server-connection.ts'
import { watchedFetch } from './connectivity.ts'
import { showFilesOf } from './public-address.ts'

export interface Connected {
  /** Its address has no slash at its end. */
  readonly server: ServerConnection
  readonly auth: GoTrueClient
  readonly storage: SupportedStorage
}

let connected: Connected | undefined

/**
 * Connects this window to its server: before the first render, and anew when a member has left. Who signs in is all that
 * the login needs: the client for data, several times as large, comes with the first screen that shows some.
 */
export function connectAuth(configured: ServerConnection, storage: SupportedStorage): GoTrueClient {
  const server = { ...configured, url: withoutFinalSlash(configured.url) }
  showFilesOf(server.url)
  const key = server.publishableKey
  const auth = new GoTrueClient({
    url: `${server.url}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storage,
    storageKey: 'session',
    flowType: 'pkce',
    detectSessionInUrl: false,
    fetch: watchedFetch(server),
  })
  connected = { server, auth, storage }
  return auth
}

/** The server of this window and who is signed in there. */
export function connection(): Connected {
  if (!connected) throw new Error('connectAuth has not been called')
  return connected
}

/** The auth client of this window. Only `api` folders may import it (lint rule). */
export const authClient = (): GoTrueClient => connection().auth
