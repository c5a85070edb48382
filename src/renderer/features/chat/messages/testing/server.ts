import { createClient } from '@supabase/supabase-js'
import { vi } from 'vitest'
import type { Supabase } from '#renderer/server/supabase.ts'

/** Answer of the server to a call. */
export const answer = vi.fn<() => Response>()

/** A member's client of that server. */
export const client: Supabase = createClient('https://server.test', 'sb_publishable_test', {
  accessToken: async () => 'luna',
  db: { retry: false },
  global: { fetch: async () => answer() },
})
