import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#shared/database.types.ts'
import type { PersonName } from './content/people.ts'

export type Client = SupabaseClient<Database>

/** Where the backend is that is to be seeded; everything goes through its public interface. */
export interface SeedTarget {
  readonly url: string
  readonly publishableKey: string
  readonly secretKey: string
  readonly mailbox: string
}

/** A demo person signed in. */
export interface SignedIn {
  readonly client: Client
  readonly id: string
}

export type Cast = Readonly<Record<PersonName, SignedIn>>

/** A client that keeps its session to itself and leaves no timer behind. */
export function newClient(target: SeedTarget, key: string): Client {
  return createClient<Database>(target.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
}

/** PostgreSQL's code for a row that is there already, which for a seed means that it is done. */
const duplicate = '23505'

/** @throws Error with the server's words unless the call succeeded or its row was there already. */
export function succeed(
  what: string,
  { error }: { error: { code?: string | undefined; message: string } | null },
): void {
  if (error && error.code !== duplicate) throw new Error(`Seeding ${what} failed: ${error.message}`)
}
