import { authClient } from '#renderer/server/supabase.ts'
import { isTooMany, isUnreachable } from '#renderer/server/errors.ts'

/** `refused`: the server did not look at the password, for a reason of its own. */
export type PasswordCheck = 'right' | 'wrong' | 'limited' | 'unreachable' | 'refused'

/**
 * Whether this is the password of the member who is signed in. It begins a new session, as a hosted project asks for
 * before it changes a password.
 */
export async function checkPassword(email: string, password: string): Promise<PasswordCheck> {
  const { error } = await authClient().signInWithPassword({ email, password })
  if (!error) return 'right'
  if (error.code === 'invalid_credentials') return 'wrong'
  console.warn('The password could not be checked', error)
  if (isUnreachable(error)) return 'unreachable'
  return isTooMany(error) ? 'limited' : 'refused'
}
