import { authClient } from '#renderer/server/supabase.ts'
import { isRefusal, isTooMany } from '#renderer/server/errors.ts'

/** How the server answered: `limited` is too many tries, `unreachable` no answer that says anything of them. */
export type SignInOutcome = 'signed-in' | 'unconfirmed' | 'refused' | 'limited' | 'unreachable'

/** Signs in with e-mail and password (spec §7). Never throws for a refusal. */
export async function signIn(email: string, password: string): Promise<SignInOutcome> {
  const { error } = await authClient().signInWithPassword({ email, password })
  if (!error) return 'signed-in'
  console.warn('Sign-in was refused', error)
  if (error.code === 'email_not_confirmed' || error.message === 'Email not confirmed') return 'unconfirmed'
  if (isTooMany(error)) return 'limited'
  return isRefusal(error) ? 'refused' : 'unreachable'
}
