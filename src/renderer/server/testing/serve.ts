import { vi } from 'vitest'
import { connectServer, type Supabase } from '../supabase.ts'

/** Of a member who is signed in, in the words of the auth client. */
const sessionOf = (id: string) => ({
  access_token: 'a.b.c',
  refresh_token: 'd',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Date.now() / 1000 + 3600,
  user: { id, email: `${id}@cosmia.test`, user_metadata: {} },
})

type Answer = (address: string, request: RequestInit) => Response | Promise<Response>

/**
 * Connects the window of luna to a server that answers every call in this way, until globals are unstubbed.
 * @returns the client, to sign in with
 */
export function serve(answer: Answer): Supabase {
  vi.stubGlobal('fetch', async (address: string | URL, request: RequestInit = {}) =>
    answer(String(address), request),
  )
  // One client for each connection: the library warns of several.
  vi.spyOn(console, 'warn').mockReturnValue()
  const getItem = (key: string) => (key === 'session' ? JSON.stringify(sessionOf('luna')) : null)
  const storage = { getItem, setItem: () => undefined, removeItem: () => undefined }
  const server = { url: 'https://server.test', publishableKey: 'sb_publishable_test' }
  return connectServer(server, storage, new AbortController().signal)
}
