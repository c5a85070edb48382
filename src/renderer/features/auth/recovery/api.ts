import { supabase } from '#renderer/server/supabase.ts'

/** A hosted project sends one mail a minute to an account, and says so. */
const JUST_SENT = /after \d+ seconds/

/**
 * Sends an 8-digit code for a new password, if the e-mail has an account: the answer does not tell. That a mail has just
 * been sent is told of accounts only, so it is passed over: its code is still good.
 * @throws {AuthError}
 */
export async function sendRecoveryCode(email: string): Promise<void> {
  const { error } = await supabase().auth.resetPasswordForEmail(email)
  if (error && !JUST_SENT.test(error.message)) throw error
}
