import { authClient } from '#renderer/server/auth-client.ts'
import { isUnreachable } from '#renderer/server/errors.ts'
import { isTooMany } from '#renderer/server/too-many.ts'

export type PasswordCheck = 'right' | 'wrong' | 'limited' | 'unreachable'

/**
 * Whether this is the password of the member who is signed in. It begins a new session, as a hosted project asks for
 * before it changes a password.
 */
export async function checkPassword(email: string, password: string): Promise<PasswordCheck> {
  const { error } = await authClient().signInWithPassword({ email, password })
  if (!error) return 'right'
  if (isUnreachable(error)) return 'unreachable'
  return isTooMany(error) ? 'limited' : 'wrong'
}
