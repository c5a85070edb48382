import { randomUUID } from 'node:crypto'
import type { EmailDriver } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { sql } from 'kysely'
import { z } from 'zod'
import { authError, jsonOf, postOf, type Handler } from '../../http.ts'
import { notificationTemplates, sendMail, type AccountParts } from '../mails.ts'
import type { Caller } from './caller.ts'
import { totpOf } from './enroll.ts'
import type { Factor } from './factors.ts'

/** Seconds for which a challenge can be answered. */
const CHALLENGE_EXPIRY = 300

/** Opens a challenge, to be answered with a code (`challengeTOTPFactor`, internal/api/mfa.go:428). */
export async function challenge(
  { kysely }: PgliteConnection,
  { network }: Caller,
  { id }: Factor,
): Promise<Response> {
  const { rows } = await sql<{ id: string; expires_at: number }>`
    with challenged as (update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = ${id})
    insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
    values (${randomUUID()}, ${id}, now(), ${network})
    returning id, floor(extract(epoch from created_at))::int + ${CHALLENGE_EXPIRY}::int as expires_at
  `.execute(kysely)
  return Response.json({ ...rows[0], type: 'totp' })
}

const answered = z.object({ challenge_id: z.uuid(), code: z.string().default('') })

/**
 * Checks the code of a challenge (`verifyTOTPFactor`, internal/api/mfa.go:594). A right one puts the factor in force,
 * lifts this session to `aal2`, ends those below it and drops what was not finished.
 */
export async function verify(
  next: Handler,
  { connection, mailbox }: AccountParts,
  caller: Caller,
  factor: Factor,
  request: Request,
): Promise<Response> {
  const answer = answered.safeParse(await jsonOf(request))
  if (!answer.success) return authError(400, 'bad_json', 'Could not parse request body as JSON')
  const { challenge_id, code } = answer.data
  if (code === '') return authError(400, 'validation_failed', 'Code needs to be non-empty')
  const refusal = await refusalOf(connection, caller, factor, challenge_id, code)
  if (refusal) return refusal
  await lift(connection, caller, factor, challenge_id)
  if (factor.status === 'unverified') await tell(mailbox, caller, 'mfa_factor_enrolled')
  return renewed(next, connection, caller, request)
}

/** Tells the owner of an account by mail that a second step has come or gone. */
export async function tell(
  mailbox: EmailDriver,
  { email }: Caller,
  what: 'mfa_factor_enrolled' | 'mfa_factor_unenrolled',
): Promise<void> {
  await sendMail(mailbox, email, notificationTemplates[what], { Email: email, FactorType: 'totp' })
}

interface Challenged {
  readonly secret: string
  /** Answered before, or from another network: the auth server says the same to both. */
  readonly is_foreign: boolean
  readonly is_expired: boolean
}

async function refusalOf(
  { kysely }: PgliteConnection,
  { network }: Caller,
  factor: Factor,
  challengeId: string,
  code: string,
): Promise<Response | null> {
  const { rows } = await sql<Challenged>`
    select secret, verified_at is not null or ip_address <> ${network}::inet as is_foreign,
      challenge.created_at + ${CHALLENGE_EXPIRY} * interval '1 second' < now() as is_expired
    from auth.mfa_challenges as challenge join auth.mfa_factors as factor on factor.id = factor_id
    where challenge.id = ${challengeId} and factor_id = ${factor.id}
  `.execute(kysely)
  const [found] = rows
  if (!found) {
    const text = 'MFA factor with the provided challenge ID not found'
    return authError(422, 'mfa_factor_not_found', text)
  }
  if (found.is_foreign)
    return authError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
  if (found.is_expired) {
    await sql`delete from auth.mfa_challenges where id = ${challengeId}`.execute(kysely)
    const text = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`
    return authError(422, 'mfa_challenge_expired', text)
  }
  // Also the code before and the one after: clocks differ.
  return totpOf(found.secret).validate({ token: code.trim(), window: 1 }) === null
    ? authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
    : null
}

function lift(
  { kysely }: PgliteConnection,
  { id, sessionId }: Caller,
  factor: Factor,
  challengeId: string,
): Promise<void> {
  return kysely.transaction().execute(async (database) => {
    await sql`update auth.mfa_challenges set verified_at = now() where id = ${challengeId}`.execute(database)
    await sql`
      update auth.mfa_factors set status = 'verified', updated_at = now() where id = ${factor.id} and status <> 'verified'
    `.execute(database)
    await sql`
      insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
      values (${randomUUID()}, ${sessionId}, now(), now(), 'totp')
      on conflict (session_id, authentication_method) do update set updated_at = now()
    `.execute(database)
    await sql`update auth.sessions set aal = 'aal2', factor_id = ${factor.id} where id = ${sessionId}`.execute(
      database,
    )
    await sql`delete from auth.sessions where user_id = ${id} and aal < 'aal2'`.execute(database)
    await sql`delete from auth.mfa_factors where user_id = ${id} and status = 'unverified'`.execute(database)
  })
}

/** New tokens for the session; the former ones bring the same for ten seconds, as after a renewal (internal/api/token.go:337). */
async function renewed(
  next: Handler,
  { kysely }: PgliteConnection,
  { sessionId }: Caller,
  request: Request,
): Promise<Response> {
  const { rows } = await sql<{ token: string }>`
    select token from auth.refresh_tokens where session_id = ${sessionId} and not revoked order by created_at desc limit 1
  `.execute(kysely)
  return next(
    postOf(request, '/auth/v1/token?grant_type=refresh_token', { refresh_token: rows[0]?.token ?? '' }),
  )
}
