import type { AuthError } from '@supabase/supabase-js'
import { authClient } from '#renderer/server/auth-client.ts'
import { isUnreachable } from '#renderer/server/errors.ts'
import { isTooMany } from '#renderer/server/too-many.ts'

export type CodeKind = 'signup' | 'magiclink' | 'recovery'

/**
 * A code came with the sign-up mail, or was sent again: hosted Supabase takes either kind for an account that waits
 * for confirmation, the embedded one tells them apart.
 */
export const confirmationKinds: readonly CodeKind[] = ['signup', 'magiclink']

/**
 * How the server answered: `wrong` is the code itself, `limited` too many tries, `unreachable` no answer at all, and
 * `failed` anything else, of which the code may be innocent.
 */
export type VerifyOutcome = 'confirmed' | 'wrong' | 'limited' | 'unreachable' | 'failed'

/**
 * Confirms an e-mail with the code typed by the member; `confirmed` also means signed in.
 * @param kinds of the mail that it may have come with; a wrong code costs one request for each
 */
export async function verifyCode(
  email: string,
  token: string,
  kinds: readonly CodeKind[],
): Promise<VerifyOutcome> {
  for (const type of kinds) {
    const { error } = await authClient().verifyOtp({ email, token, type })
    if (!error) return 'confirmed'
    if (isUnreachable(error)) return 'unreachable'
    if (isTooMany(error)) return 'limited'
    if (error.code !== 'otp_expired') return failed(error)
  }
  return 'wrong'
}

function failed(error: AuthError): VerifyOutcome {
  console.warn('The code could not be checked', error)
  return 'failed'
}
