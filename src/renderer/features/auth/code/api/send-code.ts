import { authClient } from '#renderer/server/supabase.ts'

/**
 * Sends a new 8-digit code to an account that waits for confirmation. `signInWithOtp` does so on hosted and embedded
 * Supabase alike, where `resend` sends nothing on the embedded one.
 * @throws {AuthError}
 */
export async function sendCode(email: string): Promise<void> {
  const { error } = await authClient().signInWithOtp({ email, options: { shouldCreateUser: false } })
  if (error) throw error
}
