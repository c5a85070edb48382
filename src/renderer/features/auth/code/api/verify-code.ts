import type { AuthError } from '@supabase/supabase-js'
import { authClient } from '#renderer/server/supabase.ts'
import { isTooMany, isUnreachable } from '#renderer/server/errors.ts'

/** `email` takes the code of a sign-up, of whichever of its mails, and that of a sign-in. */
export type CodeKind = 'email' | 'recovery'

/**
 * How the server answered: `wrong` is the code itself, `limited` too many tries, `unreachable` no answer at all, and
 * `failed` anything else, of which the code may be innocent.
 */
export type VerifyOutcome = 'confirmed' | 'wrong' | 'limited' | 'unreachable' | 'failed'

/** Confirms an e-mail with the code typed by the member; `confirmed` also means signed in. */
export async function verifyCode(email: string, token: string, type: CodeKind): Promise<VerifyOutcome> {
  const { error } = await authClient().verifyOtp({ email, token, type })
  if (!error) return 'confirmed'
  if (isUnreachable(error)) return 'unreachable'
  if (isTooMany(error)) return 'limited'
  return error.code === 'otp_expired' ? 'wrong' : failed(error)
}

function failed(error: AuthError): VerifyOutcome {
  console.warn('The code could not be checked', error)
  return 'failed'
}
