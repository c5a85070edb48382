import { supabase } from '#renderer/server/supabase.ts'

/** A hosted project sends one mail per minute to an account, and reports it otherwise. */
const JUST_SENT = /after \d+ seconds/

/**
 * Sends an 8-digit code for a new password if the e-mail has an account; the answer does not tell. The error about a
 * mail just sent occurs for existing accounts only, so it is ignored: that mail's code is still valid.
 * @throws {AuthError}
 */
export async function sendRecoveryCode(email: string): Promise<void> {
  const { error } = await supabase().auth.resetPasswordForEmail(email)
  if (error && !JUST_SENT.test(error.message)) throw error
}
