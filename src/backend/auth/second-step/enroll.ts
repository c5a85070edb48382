import { randomUUID } from 'node:crypto'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import { authError, jsonOf } from '../../http.ts'
import type { Caller } from './caller.ts'
import { factorsOf } from './factors.ts'

const asked = z.object({
  factor_type: z.string().default(''),
  friendly_name: z.string().default(''),
  issuer: z.string().default(''),
})

/** Factors that an account may have, finished or not; and seconds until an unfinished one that was never tried goes. */
const MOST = 10
const UNFINISHED_FOR = 300

/** Bytes of a secret, as of the auth server's library. */
const SECRET_SIZE = 20

/**
 * Codes of an authenticator app: six digits, by SHA-1, a new one every 30 seconds (internal/api/mfa.go:612).
 * @param secret in base 32
 */
export const totpOf = (secret: string, label = '', issuer = ''): TOTP =>
  new TOTP({ secret, label, issuer, algorithm: 'SHA1', digits: 6, period: 30 })

/**
 * Begins a second step: makes a secret and shows it once. It is in force after the first code
 * (`EnrollFactor`, internal/api/mfa.go:306).
 */
export async function enroll(
  { kysely }: PgliteConnection,
  caller: Caller,
  request: Request,
): Promise<Response> {
  const wanted = asked.safeParse(await jsonOf(request))
  if (!wanted.success) return authError(400, 'bad_json', 'Could not parse request body as JSON')
  const { factor_type, friendly_name, issuer } = wanted.data
  const refused = kindRefused(factor_type)
  if (refused) return refused
  const secret = new Secret({ size: SECRET_SIZE }).base32
  const uri = totpOf(secret, caller.email, issuer || new URL(request.url).host).toString()
  const id = randomUUID()
  const refusal = await kysely.transaction().execute(async (database) => {
    await sql`
      delete from auth.mfa_factors as factor where status <> 'verified'
        and created_at < now() - ${UNFINISHED_FOR} * interval '1 second'
        and not exists (select from auth.mfa_challenges where factor_id = factor.id)
    `.execute(database)
    const refused = refusalOf(await factorsOf(database, caller.id), friendly_name, caller)
    if (refused) return refused
    await sql`
      insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
      values (${id}, ${caller.id}, ${friendly_name}, 'totp', 'unverified', now(), now(), ${secret})
    `.execute(database)
    return null
  })
  if (refusal) return refusal
  const qr_code = renderSVG(uri, { ecc: 'H', pixelSize: 3 })
  return Response.json({ id, type: 'totp', friendly_name, totp: { qr_code, secret, uri } })
}

/** Other kinds than codes of an app are off, as in supabase/config.toml. */
function kindRefused(kind: string): Response | null {
  if (kind === 'totp') return null
  if (kind === 'phone')
    return authError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
  return kind === 'webauthn'
    ? authError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn')
    : authError(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn')
}

/** `validateFactors`, internal/api/mfa.go:100, in its order. */
function refusalOf(
  factors: Awaited<ReturnType<typeof factorsOf>>,
  name: string,
  { hasSecondStep }: Caller,
): Response | null {
  if (factors.some(({ friendly_name = '' }) => friendly_name === name)) {
    const text = `A factor with the friendly name "${name}" for this user already exists`
    return authError(422, 'mfa_factor_name_conflict', text)
  }
  if (factors.length >= MOST) {
    const text = 'Maximum number of verified factors reached, unenroll to continue'
    return authError(422, 'too_many_enrolled_mfa_factors', text)
  }
  return !hasSecondStep && factors.some(({ status }) => status === 'verified')
    ? authError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
    : null
}
