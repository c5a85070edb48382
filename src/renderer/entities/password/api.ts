import { isAuthWeakPasswordError } from '@supabase/supabase-js'
import { isSessionOver, isRateLimited, isUnreachable } from '#renderer/server/errors.ts'
import type { Supabase } from '#renderer/server/supabase.ts'

/** Why a new password was refused; `leaked`: it is known from elsewhere, `ended`: the session is over. */
export type PasswordRefusal = 'same' | 'weak' | 'leaked' | 'ended' | 'limited' | 'unreachable' | 'refused'

/**
 * Sets a new password.
 * @returns why it was refused, `null` if it was saved
 */
export async function savePassword(supabase: Supabase, password: string): Promise<PasswordRefusal | null> {
  const { error } = await supabase.auth.updateUser({ password })
  if (!error) return null
  console.warn('The new password was refused', error)
  return refusalOf(error)
}

/** Whether a password was refused because others know it (an option of hosted projects). */
export const isLeaked = (error: unknown): boolean =>
  isAuthWeakPasswordError(error) && error.reasons.includes('pwned')

function refusalOf(error: Error & { readonly code?: string | undefined }): PasswordRefusal {
  if (isUnreachable(error)) return 'unreachable'
  if (isRateLimited(error)) return 'limited'
  if (error.code === 'same_password') return 'same'
  if (isLeaked(error)) return 'leaked'
  if (error.code === 'weak_password') return 'weak'
  return isSessionOver(error) ? 'ended' : 'refused'
}

/** `refused`: the server did not check the password, for other reasons. */
export type PasswordCheck = 'right' | 'wrong' | 'limited' | 'unreachable' | 'refused'

/**
 * Checks the password of the signed-in member. This starts a new session, which a hosted project requires before a
 * password change.
 */
export async function checkPassword(
  supabase: Supabase,
  email: string,
  password: string,
): Promise<PasswordCheck> {
  const { error } = await supabase.auth.signInWithPassword({ email, password })
  if (!error) return 'right'
  if (error.code === 'invalid_credentials') return 'wrong'
  console.warn('The password could not be checked', error)
  if (isUnreachable(error)) return 'unreachable'
  return isRateLimited(error) ? 'limited' : 'refused'
}
