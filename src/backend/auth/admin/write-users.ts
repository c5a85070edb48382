import { randomBytes, randomUUID } from 'node:crypto'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { hash } from 'bcryptjs'
import { sql } from 'kysely'
import { z } from 'zod'
import { authError } from '../../http.ts'
import { MINIMUM_PASSWORD_LENGTH } from '../settings.ts'
import { findUser, type AdminUser, type Database } from './users.ts'

const metadata = z.record(z.string(), z.unknown())

const email = z.string().trim().toLowerCase().pipe(z.email())

/** Supported fields; others are rejected rather than ignored. */
const changes = z.strictObject({
  email: email.optional(),
  // The limit of bcrypt.
  password: z.string().max(72).optional(),
  email_confirm: z.boolean().optional(),
  user_metadata: metadata.optional(),
  app_metadata: metadata.optional(),
})

const creation = changes.extend({ id: z.uuid().optional(), email })

/** Cost of bcrypt, as on the auth server. */
const COST = 10

const emailExists = () =>
  authError(422, 'email_exists', 'A user with this email address has already been registered')

const refused = (error: z.ZodError) => {
  const [issue] = error.issues
  const isEmail = issue?.path[0] === 'email'
  const text = isEmail ? 'Unable to validate email address: invalid format' : z.prettifyError(error)
  return authError(400, 'validation_failed', text)
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

/** Creates a user in the steps of the auth server: the account, its identity and, if wanted, its confirmation. */
export async function createUser({ kysely }: PgliteConnection, body: unknown): Promise<Response> {
  const wanted = creation.safeParse(body)
  if (!wanted.success) return refused(wanted.error)
  const { email, email_confirm, user_metadata = {}, app_metadata } = wanted.data
  const { id = randomUUID(), password } = wanted.data
  if (await isTaken(kysely, email)) return emailExists()
  const encrypted = await hash(
    password === undefined || password === '' ? randomBytes(48).toString('base64url') : password,
    COST,
  )
  const provider = { provider: 'email', providers: ['email'], ...app_metadata }
  const created = await kysely.transaction().execute(async (database) => {
    await sql`
      insert into auth.users (id, aud, role, email, encrypted_password, raw_app_meta_data, raw_user_meta_data)
      values (${id}, 'authenticated', 'authenticated', ${email}, ${encrypted}, ${json(provider)}, ${json(user_metadata)})
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

/** Changes a user. A new password ends all their sessions. */
export async function changeUser(
  { kysely }: PgliteConnection,
  { id, email: former }: AdminUser,
  body: unknown,
): Promise<Response> {
  const wanted = changes.safeParse(body)
  if (!wanted.success) return refused(wanted.error)
  const { email, password, email_confirm, user_metadata, app_metadata } = wanted.data
  if (password !== undefined && password.length < MINIMUM_PASSWORD_LENGTH) {
    const text = `Password should be at least ${String(MINIMUM_PASSWORD_LENGTH)} characters.`
    return authError(422, 'weak_password', text)
  }
  if (email !== undefined && email !== former && (await isTaken(kysely, email))) return emailExists()
  const encrypted = password === undefined ? null : await hash(password, COST)
  const changed = await kysely.transaction().execute(async (database) => {
    await sql`
      update auth.users set updated_at = now(), email = coalesce(${email ?? null}, email),
        encrypted_password = coalesce(${encrypted}, encrypted_password),
        raw_user_meta_data = ${merged('raw_user_meta_data', user_metadata)},
        raw_app_meta_data = ${merged('raw_app_meta_data', app_metadata)}
      where id = ${id}
    `.execute(database)
    if (email !== undefined)
      await sql`
        update auth.identities set identity_data = identity_data || ${json({ email, email_verified: email_confirm === true })}
        where user_id = ${id} and provider = 'email'
      `.execute(database)
    if (encrypted !== null) await sql`delete from auth.sessions where user_id = ${id}`.execute(database)
    if (email_confirm) await confirm(database, id)
    return findUser(database, id)
  })
  return Response.json(changed)
}

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
