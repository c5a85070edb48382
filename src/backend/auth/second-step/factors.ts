import type { PgliteConnection } from '@supabase/lite/pglite'
import { sql } from 'kysely'

/** The database, or a transaction in it. */
export type Database = PgliteConnection['kysely']

/** A factor as the auth server serialises it (supabase/auth, internal/models/factor.go:152). */
export interface Factor {
  readonly id: string
  readonly status: 'unverified' | 'verified'
  readonly friendly_name?: string
}

/** Columns of a factor as JSON. */
export const factorAsJson = sql`jsonb_strip_nulls(jsonb_build_object('friendly_name', nullif(friendly_name, ''))) || jsonb_build_object(
  'id', id, 'created_at', created_at, 'updated_at', updated_at, 'status', status, 'factor_type', factor_type,
  'phone', coalesce(phone, ''), 'last_challenged_at', last_challenged_at)`

/** All factors of a user, the oldest first. */
export async function factorsOf(database: Database, userId: string): Promise<readonly Factor[]> {
  const { rows } = await sql<{ factor: Factor }>`
    select ${factorAsJson} as factor from auth.mfa_factors where user_id = ${userId} order by created_at
  `.execute(database)
  return rows.map(({ factor }) => factor)
}

/** A user's fields with their factors, which are left out where there are none. */
export async function withFactors<User extends object>(database: Database, userId: string, user: User) {
  const factors = await factorsOf(database, userId)
  return factors.length > 0 ? { ...user, factors } : user
}

/**
 * Deletes a factor. Sessions that began with it are worth no more than a password from now on
 * (internal/models/factor.go:415).
 */
export async function deleteFactor(database: Database, id: string): Promise<void> {
  await sql`delete from auth.mfa_factors where id = ${id}`.execute(database)
  await sql`
    delete from auth.mfa_amr_claims where authentication_method = 'totp'
      and session_id in (select id from auth.sessions where factor_id = ${id})
  `.execute(database)
  await sql`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = ${id}`.execute(database)
}
