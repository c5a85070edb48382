import { supabase } from '#renderer/server/supabase.ts'
import { isWithoutMail, secondsUntilMail } from '../form-texts.ts'

/**
 * Sends an 8-digit code for a new password if the e-mail has an account; the answer does not tell. Errors about the mail
 * itself occur for existing accounts only, so they are ignored: the code of a mail just sent is still valid, and the next
 * step says what to do where none comes.
 * @throws {AuthError}
 */
export async function sendRecoveryCode(email: string): Promise<void> {
  const { error } = await supabase().auth.resetPasswordForEmail(email)
  if (!error) return
  if (secondsUntilMail(error) === undefined && !isWithoutMail(error)) throw error
  console.warn('No mail of a recovery was sent', error)
}
