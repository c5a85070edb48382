import { isRateLimited, isUnreachable } from '#renderer/server/errors.ts'
import type { Supabase } from '#renderer/server/supabase.ts'

/** Why a new password was not taken; `ended`: the session that would save it is over. */
export type PasswordRefusal = 'same' | 'weak' | 'ended' | 'limited' | 'unreachable' | 'refused'

/**
 * Gives the signed-in member a new password.
 * @returns why it was not taken, `null` once it is saved
 */
export async function savePassword(supabase: Supabase, password: string): Promise<PasswordRefusal | null> {
  const { error } = await supabase.auth.updateUser({ password })
  if (!error) return null
  console.warn('The new password was refused', error)
  return refusalOf(error)
}

function refusalOf(error: Error & { readonly code?: string | undefined }): PasswordRefusal {
  if (isUnreachable(error)) return 'unreachable'
  if (isRateLimited(error)) return 'limited'
  if (error.code === 'same_password') return 'same'
  if (error.code === 'weak_password') return 'weak'
  const isOver = error.name === 'AuthSessionMissingError' || error.code === 'session_not_found'
  return isOver ? 'ended' : 'refused'
}

/** `refused`: the server did not look at the password, for a reason of its own. */
export type PasswordCheck = 'right' | 'wrong' | 'limited' | 'unreachable' | 'refused'

/**
 * Whether this is the password of the member who is signed in. It begins a new session, as a hosted project asks for
 * before it changes a password.
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
