import { isUnreachable } from '#renderer/lib/errors.ts'
import { supabase } from '#renderer/lib/supabase.ts'

export type VerifyOutcome = 'confirmed' | 'refused' | 'unreachable'

/**
 * A code of the sign-up mail, or one that was sent again: hosted Supabase takes either kind for an account that
 * waits for confirmation, the embedded one tells them apart.
 */
const KINDS = ['signup', 'magiclink'] as const

/** Confirms an e-mail with the code typed by the member; `confirmed` also means signed in. */
export async function verifyCode(email: string, token: string): Promise<VerifyOutcome> {
  for (const type of KINDS) {
    const { error } = await supabase().auth.verifyOtp({ email, token, type })
    if (!error) return 'confirmed'
    if (isUnreachable(error)) return 'unreachable'
  }
  return 'refused'
}
