import { isAuthApiError, type AuthError } from '@supabase/supabase-js'
import { copy } from '#renderer/entities/member/copy.ts'
import { paths } from '#renderer/lib/paths.ts'
import { isRateLimited } from '#renderer/server/errors.ts'
import { supabase } from '#renderer/server/supabase.ts'
import { DEEP_LINK_SCHEME } from '#shared/config.ts'
import type { NewAccount } from '../auth-flow.ts'
import { disownSignUp, signUpHash } from '../code/api.ts'
import type { Credentials } from './credentials.ts'

/**
 * `taken`: by a confirmed account. `waiting`: by an unconfirmed earlier sign-up, whose password was just disabled and
 * which has been sent another code.
 */
export type SignUpOutcome =
  | { readonly kind: 'created'; readonly account: NewAccount }
  | { readonly kind: 'waiting'; readonly account: NewAccount }
  | { readonly kind: 'taken' }

/** Target of a link in the confirmation mail, of servers whose mails have one (decision 62). */
const CONFIRM_LINK = `${DEEP_LINK_SCHEME}:/${paths.confirm}`

/**
 * Creates an account (spec §7), with the hash of a random nonce: only the holder of the nonce may choose the profile
 * type. A taken e-mail is answered in three ways: an error if confirmations are off; otherwise a user without
 * identities or, while it is unconfirmed, the earlier account with its own hash.
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
  // At once: the code of any mail confirms, wherever it is typed.
  await disownSignUp(email)
  return { kind: 'waiting', account }
}

/** Answer of the server; an error is no answer to what was typed, and is told as such. */
export type SignInOutcome = 'signed-in' | 'unconfirmed' | 'refused' | AuthError

/** Signs in with e-mail and password (spec §7). Does not throw if refused. */
export async function signIn(email: string, password: string): Promise<SignInOutcome> {
  const { error } = await supabase().auth.signInWithPassword({ email, password })
  if (!error) return 'signed-in'
  console.warn('Sign-in was refused', error)
  if (error.code === 'email_not_confirmed' || error.message === 'Email not confirmed') return 'unconfirmed'
  // With or without a code, which older servers do not send.
  const isAnswer = isAuthApiError(error) && error.status < 500 && !isRateLimited(error)
  const isTyped = isAnswer && error.code !== 'user_banned'
  return isTyped ? 'refused' : error
}
