import { UNREACHABLE, isUnreachable } from '#renderer/lib/errors.ts'
import { supabase } from '#renderer/lib/supabase.ts'
import { isTooMany } from '#renderer/lib/too-many.ts'
import { copy } from '../../copy.ts'

/**
 * Sends a new 6-digit code to an account that waits for confirmation. `signInWithOtp` does so on hosted and embedded
 * Supabase alike, where `resend` sends nothing on the embedded one.
 * @returns a message for the member when it failed, else `null`
 */
export async function sendCode(email: string): Promise<string | null> {
  const { error } = await supabase().auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
  if (!error) return null
  console.warn('A new code was refused', error)
  if (isTooMany(error)) return copy.tooManyTries
  return isUnreachable(error) ? UNREACHABLE : error.message
}
