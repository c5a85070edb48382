import { randomBytes, randomUUID } from 'node:crypto'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { hash } from 'bcryptjs'
import { sql } from 'kysely'
import { z } from 'zod'
import { authError } from '../../http.ts'
import { passwordRefusal } from '../requests.ts'
import type { Database } from '../second-step/factors.ts'
import { findUser, type AdminUser } from './users.ts'

const metadata = z.record(z.string(), z.unknown())

const email = z
  .string('Cannot create a user without either an email or phone')
  .trim()
  .toLowerCase()
  .regex(z.regexes.html5Email, 'Unable to validate email address: invalid format')

/** Supported fields; others are rejected rather than ignored. */
const changes = z.strictObject({
  email: email.optional(),
  password: z
    .string()
    .refine((text) => Buffer.byteLength(text) <= 72, 'Password cannot be longer than 72 characters')
    .optional(),
  /** As `24h` or `1h30m`; `none` lifts a ban. */
  ban_duration: z
    .string()
    .regex(/^(none|(\d+[hms])+)$/, 'invalid format for ban duration')
    .optional(),
  email_confirm: z.boolean().optional(),
  user_metadata: metadata.optional(),
  app_metadata: metadata.optional(),
})

const creation = changes.extend({ id: z.uuid().optional(), email })

/** Cost of bcrypt, as on the auth server. */
const COST = 10

const emailExists = () =>
  authError(422, 'email_exists', 'A user with this email address has already been registered')

const refused = ({ issues: [issue] }: z.ZodError) => authError(400, 'validation_failed', issue?.message ?? '')

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

/** Creates a user in the steps of the auth server: the account, its identity and, if wanted, its confirmation. */
export async function createUser({ kysely }: PgliteConnection, body: unknown): Promise<Response> {
  const wanted = creation.safeParse(body)
  if (!wanted.success) return refused(wanted.error)
  const { email, email_confirm, user_metadata = {}, app_metadata } = wanted.data
  const { id = randomUUID(), password, ban_duration } = wanted.data
  if (await isTaken(kysely, email)) return emailExists()
  const encrypted = await hash(
    password === undefined || password === '' ? randomBytes(48).toString('base64url') : password,
    COST,
  )
  const provider = { provider: 'email', providers: ['email'], ...app_metadata }
  const created = await kysely.transaction().execute(async (database) => {
    await sql`
      insert into auth.users (
        id, aud, role, email, encrypted_password, raw_app_meta_data, raw_user_meta_data, banned_until)
      values (${id}, 'authenticated', 'authenticated', ${email}, ${encrypted}, ${json(provider)}, ${json(user_metadata)},
        ${bannedUntil(ban_duration)})
    `.execute(database)
    const identity = { sub: id, email, email_verified: false, phone_verified: false }
    await sql`
      insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
      values (${randomUUID()}, 'email', ${id}, ${id}, ${json(identity)}, now())
    `.execute(database)
    if (email_confirm) await confirm(database, id)
    return findUser(database, id)
  })
  return Response.json(created)
}

/** Changes a user. A new password ends all their sessions; their identity keeps the former e-mail, as on a hosted project. */
export async function changeUser(
  { kysely }: PgliteConnection,
  { id, email: former }: AdminUser,
  body: unknown,
): Promise<Response> {
  const wanted = changes.safeParse(body)
  if (!wanted.success) return refused(wanted.error)
  const { email, password, ban_duration, email_confirm, user_metadata, app_metadata } = wanted.data
  const refusal = password === undefined ? null : passwordRefusal(password)
  if (refusal) return refusal
  if (email !== undefined && email !== former && (await isTaken(kysely, email))) return emailExists()
  const encrypted = password === undefined ? null : await hash(password, COST)
  const changed = await kysely.transaction().execute(async (database) => {
    await sql`
      update auth.users set updated_at = now(), email = coalesce(${email ?? null}, email),
        encrypted_password = coalesce(${encrypted}, encrypted_password),
        banned_until = ${ban_duration === undefined ? sql.ref('banned_until') : bannedUntil(ban_duration)},
        raw_user_meta_data = ${merged('raw_user_meta_data', user_metadata)},
        raw_app_meta_data = ${merged('raw_app_meta_data', app_metadata)}
      where id = ${id}
    `.execute(database)
    if (encrypted !== null) await sql`delete from auth.sessions where user_id = ${id}`.execute(database)
    if (email_confirm) await confirm(database, id)
    return findUser(database, id)
  })
  return Response.json(changed)
}

const bannedUntil = (duration = 'none') =>
  duration === 'none' ? sql`null` : sql`now() + ${duration}::interval`

/** Keys given as null are removed; other keys are merged. */
const merged = (column: string, added: Readonly<Record<string, unknown>> = {}) =>
  sql`jsonb_strip_nulls(coalesce(${sql.ref(column)}, '{}') || ${json(added)})`

const confirm = (database: Database, id: string) =>
  sql`
    update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), confirmation_token = null,
      raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}'
    where id = ${id}
  `.execute(database)

async function isTaken(database: Database, email: string): Promise<boolean> {
  const { rows } = await sql`select from auth.users where email = ${email}`.execute(database)
  return rows.length > 0
}
