import { isUnreachable } from '#renderer/lib/errors.ts'
import { supabase } from '#renderer/lib/supabase.ts'

export type VerifyOutcome = 'confirmed' | 'refused' | 'unreachable'

/**
 * Kinds a typed code can be of: hosted Supabase takes all of them as `email`, the embedded one tells the code of the
 * sign-up from one that was sent again.
 */
const KINDS = ['email', 'signup', 'magiclink'] as const

/** Confirms an e-mail with the code typed by the member; `confirmed` also means signed in. */
export async function verifyCode(email: string, token: string): Promise<VerifyOutcome> {
  for (const type of KINDS) {
    const { error } = await supabase().auth.verifyOtp({ email, token, type })
    if (!error) return 'confirmed'
    if (isUnreachable(error)) return 'unreachable'
  }
  return 'refused'
}
