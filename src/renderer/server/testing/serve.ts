import { vi } from 'vitest'
import { connectServer, type Supabase } from '../supabase.ts'

/** Session of a signed-in member as the auth client stores it. */
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
 * Connects luna's window to a server that answers every call this way, until globals are unstubbed.
 * @returns the client, to sign in with
 */
export function serve(answer: Answer): Supabase {
  vi.stubGlobal('fetch', async (address: string | URL, request: RequestInit = {}) =>
    answer(String(address), request),
  )
  // One client per connection: the library warns about several.
  vi.spyOn(console, 'warn').mockReturnValue()
  const getItem = (key: string) => (key === 'session' ? JSON.stringify(sessionOf('luna')) : null)
  const storage = { getItem, setItem: () => undefined, removeItem: () => undefined }
  const server = { url: 'https://server.test', publishableKey: 'sb_publishable_test' }
  return connectServer(server, storage, new AbortController().signal)
}
