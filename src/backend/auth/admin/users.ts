import type { PgliteConnection } from '@supabase/lite/pglite'
import { sql } from 'kysely'
import { z } from 'zod'
import { authError } from '../../http.ts'
import { deleteFactor, factorAsJson, factorsOf, type Database } from '../second-step/factors.ts'

/** A user as the admin API returns it. */
export interface AdminUser {
  readonly id: string
  readonly email: string
}

/** Users as the auth server serialises them; empty fields are left out. */
const asJson = sql`jsonb_strip_nulls(jsonb_build_object(
  'id', account.id, 'aud', account.aud, 'role', account.role, 'email', account.email, 'phone', coalesce(account.phone, ''),
  'email_confirmed_at', account.email_confirmed_at, 'confirmed_at', account.confirmed_at,
  'confirmation_sent_at', account.confirmation_sent_at, 'recovery_sent_at', account.recovery_sent_at,
  'last_sign_in_at', account.last_sign_in_at, 'banned_until', account.banned_until,
  'app_metadata', coalesce(account.raw_app_meta_data, '{}'), 'user_metadata', coalesce(account.raw_user_meta_data, '{}'),
  'identities', array(
    select jsonb_build_object('identity_id', id, 'id', provider_id, 'user_id', user_id, 'identity_data', identity_data,
      'provider', provider, 'last_sign_in_at', last_sign_in_at, 'created_at', created_at, 'updated_at', updated_at,
      'email', email)
    from auth.identities where user_id = account.id order by created_at),
  'factors', (
    select jsonb_agg(${factorAsJson} order by created_at) from auth.mfa_factors where user_id = account.id),
  'created_at', account.created_at, 'updated_at', account.updated_at, 'is_anonymous', account.is_anonymous))`

/** The user with this id; `null` if there is none. */
export async function findUser(database: Database, id: string): Promise<AdminUser | null> {
  const { rows } = await sql<{ user: AdminUser }>`
    select ${asJson} as user from auth.users as account where id = ${id}
  `.execute(database)
  return rows[0]?.user ?? null
}

const page = z.object({
  page: z.coerce.number().int().min(1).default(1),
  per_page: z.coerce.number().int().min(1).max(1_000).default(50),
})

/** One page of all users, newest first. */
export async function listUsers({ kysely }: PgliteConnection, { searchParams }: URL): Promise<Response> {
  // supabase-js sends empty parameters where none are given.
  const wanted = page.safeParse(Object.fromEntries([...searchParams].filter(([, value]) => value !== '')))
  if (!wanted.success) return authError(400, 'validation_failed', 'Bad Pagination Parameters')
  const { page: number, per_page } = wanted.data
  const { rows } = await sql<{ user: AdminUser }>`
    select ${asJson} as user from auth.users as account order by created_at desc, id
    limit ${per_page} offset ${(number - 1) * per_page}
  `.execute(kysely)
  const counted = await sql<{ total: number }>`select count(*)::int as total from auth.users`.execute(kysely)
  const total = counted.rows[0]?.total ?? 0
  const last = Math.max(1, Math.ceil(total / per_page))
  const link = (to: number, rel: string) =>
    `</admin/users?page=${String(to)}&per_page=${String(per_page)}>; rel="${rel}"`
  const links = [...(number < last ? [link(number + 1, 'next')] : []), link(last, 'last')]
  return Response.json(
    { users: rows.map(({ user }) => user), aud: 'authenticated' },
    { headers: { 'x-total-count': String(total), link: links.join(', ') } },
  )
}

/** Deletes a user with everything of theirs, or leaves a row without anything that tells who it was. */
export async function deleteUser({ kysely }: PgliteConnection, id: string, body: unknown): Promise<Response> {
  const isSoft = z.object({ should_soft_delete: z.literal(true) }).safeParse(body).success
  if (isSoft) await kysely.transaction().execute((database) => softlyDelete(database, id))
  else await sql`delete from auth.users where id = ${id}`.execute(kysely)
  return Response.json({})
}

/** `SoftDeleteUser`, supabase/auth, internal/models/user.go:1054. */
async function softlyDelete(database: Database, id: string): Promise<void> {
  await sql`
    update auth.users set deleted_at = now(), encrypted_password = null, raw_user_meta_data = '{}', raw_app_meta_data = '{}',
      email = encode(sha256(convert_to(id || email, 'utf8')), 'base64'), email_change = null, confirmation_token = null,
      recovery_token = null, email_change_token_current = null, email_change_token_new = null
    where id = ${id} and deleted_at is null
  `.execute(database)
  await sql`
    update auth.identities set identity_data = '{}', provider_id = encode(sha256(convert_to(id || provider_id, 'utf8')), 'base64')
    where user_id = ${id}
  `.execute(database)
  for (const table of ['mfa_factors', 'sessions'])
    await sql`delete from ${sql.id('auth', table)} where user_id = ${id}`.execute(database)
}

/** The factors of a user (`adminUserGetFactors` of the auth server). */
export const listFactors = async ({ kysely }: PgliteConnection, id: string): Promise<Response> =>
  Response.json(await factorsOf(kysely, id))

/** Takes a factor from a user who has lost it, without a mail (`adminUserDeleteFactor` of the auth server). */
export async function removeFactor(
  { kysely }: PgliteConnection,
  userId: string,
  factorId: string,
): Promise<Response> {
  const factor = (await factorsOf(kysely, userId)).find(({ id }) => id === factorId)
  if (!factor) return authError(404, 'mfa_factor_not_found', 'Factor not found')
  await kysely.transaction().execute((database) => deleteFactor(database, factor.id))
  return Response.json(factor)
}
