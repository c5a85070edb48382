import { DEEP_LINK_SCHEME } from '#shared/config.ts'
import { copy } from '#renderer/entities/member/copy.ts'
import { paths } from '#renderer/lib/paths.ts'
import { authClient } from '#renderer/server/auth-client.ts'
import type { NewAccount } from '../../auth-flow.ts'
import type { Credentials } from '../credentials.ts'

/**
 * `taken`: by an account that was confirmed. `waiting`: the e-mail belongs to an earlier sign-up that nobody has confirmed; that account stays as it was, password
 * included, and has just been sent another code.
 */
export type SignUpOutcome =
  | { readonly kind: 'created'; readonly account: NewAccount }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'taken' }

/** Where the link of the confirmation mail returns to the app (design §5). */
const CONFIRM_LINK = `${DEEP_LINK_SCHEME}:/${paths.confirm}`

/**
 * Creates an account (spec §7). A secret of its own goes along as a hash: only who holds it may choose the profile
 * type. An e-mail that is taken is answered in three ways: an error where confirmations are off, else without an error
 * a user without identities or, while it is unconfirmed, the earlier account with its own hash.
 * @throws {AuthError}
 */
export async function signUp(values: Credentials): Promise<SignUpOutcome> {
  const { email, password, username, birthYear } = values
  const nonce = crypto.randomUUID()
  const signup_hash = await sha256(nonce)
  const { data, error } = await authClient().signUp({
    email,
    password,
    options: {
      data: { username, birth_year: Number(birthYear), bio: copy.firstBio, signup_hash },
      emailRedirectTo: CONFIRM_LINK,
    },
  })
  if (error) throw error
  if (!data.user || data.user.identities?.length === 0) return { kind: 'taken' }
  if (data.user.user_metadata['signup_hash'] !== signup_hash) return { kind: 'waiting' }
  const account = { userId: data.user.id, email, username, birthYear, nonce, signedIn: data.session !== null }
  return { kind: 'created', account }
}

/** SHA-256 of the UTF-8 text, in hexadecimal, as `complete_signup` compares it. */
async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
