import { PostgrestClient } from '@supabase/postgrest-js'
import { vi } from 'vitest'

/** What the server answers to a call of this member. */
export const answer = vi.fn<(member: string) => Response>()

/** Whose connection a call has that begins now. */
export const here = { member: 'luna' }

/** Stands in for `server/supabase.ts`. */
export function supabase() {
  const { member } = here
  return new PostgrestClient('https://server.test', { fetch: async () => answer(member), retry: false })
}
