import { copy } from '#renderer/entities/member/copy.ts'
import { paths } from '#renderer/lib/paths.ts'
import { isRefusal, isRateLimited } from '#renderer/server/errors.ts'
import { supabase } from '#renderer/server/supabase.ts'
import { DEEP_LINK_SCHEME } from '#shared/config.ts'
import type { NewAccount } from '../auth-flow.ts'
import { disownSignUp, signUpHash } from '../code/api.ts'
import type { Credentials } from './credentials.ts'

/**
 * `taken`: by an account that was confirmed. `waiting`: the e-mail belongs to an earlier sign-up that nobody has confirmed.
 * Its password is worth nothing any more, and it has just been sent another code.
 */
export type SignUpOutcome =
  | { readonly kind: 'created'; readonly account: NewAccount }
  | { readonly kind: 'waiting'; readonly account: NewAccount }
  | { readonly kind: 'taken' }

/** Where the link of the confirmation mail returns to the app (design §5). */
const CONFIRM_LINK = `${DEEP_LINK_SCHEME}:/${paths.confirm}`

/**
 * Creates an account (spec §7). A secret of its own goes along as a hash: only who holds it may choose the profile
 * type. An e-mail that is taken is answered in three ways: an error where confirmations are off, else without an error
 * a user without identities or, while it is unconfirmed, the earlier account with its own hash.
 * @throws the server's error
 */
export async function signUp(values: Credentials): Promise<SignUpOutcome> {
  const { email, password, username, birthYear } = values
  const nonce = crypto.randomUUID()
  const signup_hash = await signUpHash(nonce)
  const { data, error } = await supabase().auth.signUp({
    email,
    password,
    options: {
      data: { username, birth_year: Number(birthYear), bio: copy.firstBio, signup_hash },
      emailRedirectTo: CONFIRM_LINK,
    },
  })
  if (error) throw error
  if (!data.user || data.user.identities?.length === 0) return { kind: 'taken' }
  const isForeign = data.user.user_metadata['signup_hash'] !== signup_hash
  const signedIn = data.session !== null
  const account = { userId: data.user.id, email, username, birthYear, nonce, signedIn, isForeign }
  if (!isForeign) return { kind: 'created', account }
  // At once: the link of its mail confirms as well.
  await disownSignUp(email)
  return { kind: 'waiting', account }
}

/** How the server answered: `limited` is too many tries, `unreachable` no answer that says anything of them. */
export type SignInOutcome = 'signed-in' | 'unconfirmed' | 'refused' | 'limited' | 'unreachable'

/** Signs in with e-mail and password (spec §7). Never throws for a refusal. */
export async function signIn(email: string, password: string): Promise<SignInOutcome> {
  const { error } = await supabase().auth.signInWithPassword({ email, password })
  if (!error) return 'signed-in'
  console.warn('Sign-in was refused', error)
  if (error.code === 'email_not_confirmed' || error.message === 'Email not confirmed') return 'unconfirmed'
  if (isRateLimited(error)) return 'limited'
  return isRefusal(error) ? 'refused' : 'unreachable'
}
