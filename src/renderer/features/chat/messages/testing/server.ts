import { createClient } from '@supabase/supabase-js'
import { vi } from 'vitest'

/** What the server answers to a call of this member. */
export const answer = vi.fn<(member: string) => Response>()

/** Whose connection a call has that begins now. */
export const here = { member: 'luna' }

/** Stands in for `server/supabase.ts`. */
export function supabase() {
  const { member } = here
  return createClient('https://server.test', 'sb_publishable_test', {
    accessToken: async () => member,
    db: { retry: false },
    global: { fetch: async () => answer(member) },
  })
}
