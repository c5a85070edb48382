import { createClient } from '@supabase/supabase-js'
import { checkPassword, type PasswordCheck } from '#renderer/entities/password/api.ts'
import { errorFields, isRateLimited, isSessionOver, isUnreachable } from '#renderer/server/errors.ts'
import { connection, type Supabase } from '#renderer/server/supabase.ts'

/**
 * Why a code was not taken: it is `wrong` or too old, its device is no longer known (`gone`), the address of this network
 * has changed between the two calls of a check (`moved`), too many tries (`limited`), no answer (`unreachable`), the session
 * is over (`ended`), or another failure (`failed`).
 */
export type CodeRefusal = 'wrong' | 'gone' | 'moved' | 'limited' | 'unreachable' | 'ended' | 'failed'

/** Ids of the devices that show codes for this account, as the session knows them: the server is not asked. */
export async function ownFactors({ auth }: Supabase): Promise<readonly string[]> {
  const { data } = await auth.getSession()
  const factors = data.session?.user.factors ?? []
  return factors.filter(({ status }) => status === 'verified').map(({ id }) => id)
}

/** The auth server takes a code from the address alone that has asked for its challenge. */
const MOVED = 'mfa_ip_address_mismatch'

/**
 * Confirms the session with a code, of whichever device. A challenge is opened for each try, so that none is ever too old.
 * @param factors the devices that may show it
 * @returns why it was refused; `null` once the session is confirmed
 */
export async function confirmSession(
  supabase: Supabase,
  factors: readonly string[],
  code: string,
): Promise<CodeRefusal | null> {
  for (const factorId of factors) {
    let { data, error } = await supabase.auth.mfa.challengeAndVerify({ factorId, code })
    // A new challenge belongs to the address that the network has now.
    if (error?.code === MOVED)
      ({ data, error } = await supabase.auth.mfa.challengeAndVerify({ factorId, code }))
    if (data) {
      // The client does so after a sign-in and a renewal only, and this session may do more than its former token.
      await supabase.realtime.setAuth(data.access_token)
      return null
    }
    const refusal = refusalOf(error)
    if (refusal !== 'wrong') return refusal
  }
  return 'wrong'
}

function refusalOf(error: Error | null): CodeRefusal {
  const { code } = errorFields(error)
  if (code === MOVED) return 'moved'
  if (code === 'mfa_factor_not_found') return 'gone'
  if (isUnreachable(error)) return 'unreachable'
  // The server's hook has counted the wrong codes (decision 57).
  if (isRateLimited(error) || code === 'mfa_verification_rejected') return 'limited'
  if (code === 'mfa_verification_failed' || code === 'mfa_challenge_expired') return 'wrong'
  if (isSessionOver(error)) return 'ended'
  console.warn('The code of a second step could not be checked', error)
  return 'failed'
}

/** As of a password; `wrong-code`: the password is right, or was not looked at. */
export type OwnerCheck = PasswordCheck | 'wrong-code'

/** Milliseconds that the server gets to answer one question of a check. */
const PATIENCE = 20_000

/**
 * Checks that it is the owner of the account who is here, by the password and, where the account has a second step, its
 * code. This starts a new session, as `checkPassword` does. With a second step that one begins apart: in the window's own
 * client it would first be worth less than the one that is here.
 * @param code `null` where the password is enough; then the window's session stays as it is
 */
export async function checkOwner(
  supabase: Supabase,
  email: string,
  password: string,
  code: string | null,
): Promise<OwnerCheck> {
  const factors = await ownFactors(supabase)
  if (factors.length === 0) return checkPassword(supabase, email, password)
  if (code !== null && !/^\d{6}$/.test(code)) return 'wrong-code'
  const apart = clientApart()
  const check = await checkPassword(apart, email, password)
  if (check !== 'right') return check
  const refusal = code === null ? null : await confirmSession(apart, factors, code)
  if (code === null || refusal !== null) {
    await apart.auth.signOut({ scope: 'local' })
    return refusal === null ? 'right' : asCheck(refusal)
  }
  const { data } = await apart.auth.getSession()
  const taken = data.session && (await supabase.auth.setSession(data.session))
  return taken && !taken.error ? 'right' : 'unreachable'
}

function asCheck(refusal: CodeRefusal): OwnerCheck {
  if (refusal === 'wrong') return 'wrong-code'
  return refusal === 'limited' || refusal === 'unreachable' ? refusal : 'refused'
}

/** A client whose session nobody else sees or keeps. */
function clientApart(): Supabase {
  const { server } = connection()
  return createClient(server.url, server.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, storageKey: 'apart' },
    global: { fetch: (input, init) => fetch(input, { signal: AbortSignal.timeout(PATIENCE), ...init }) },
  })
}
