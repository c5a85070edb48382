import type { AuthError } from '@supabase/supabase-js'
import { ensureOwnProfile } from '#renderer/entities/member/api.ts'
import { copy } from '#renderer/entities/member/copy.ts'
import type { PasswordRefusal } from '#renderer/entities/password/api.ts'
import { replacePassword } from '#renderer/entities/password/password.ts'
import { isDuplicate, isRateLimited, isUnreachable } from '#renderer/server/errors.ts'
import { keepingCodeVerifier, supabase } from '#renderer/server/supabase.ts'
import type { NewAccount } from '../auth-flow.ts'

/** `email` accepts the codes of sign-up and sign-in mails. */
export type CodeKind = 'email' | 'recovery'

/**
 * Answer of the server: `wrong` code, an account that is locked (`banned`), too many tries (`limited`), no answer
 * (`unreachable`), or another failure (`failed`).
 */
export type VerifyOutcome = 'confirmed' | 'wrong' | 'banned' | 'limited' | 'unreachable' | 'failed'

/** Confirms an e-mail with a typed code; `confirmed` also means signed in. */
export async function verifyCode(email: string, token: string, type: CodeKind): Promise<VerifyOutcome> {
  const { error } = await supabase().auth.verifyOtp({ email, token, type })
  if (!error) return 'confirmed'
  if (isUnreachable(error)) return 'unreachable'
  if (isRateLimited(error)) return 'limited'
  if (error.code === 'user_banned') return 'banned'
  return error.code === 'otp_expired' ? 'wrong' : failed(error)
}

function failed(error: AuthError): VerifyOutcome {
  console.warn('The code could not be checked', error)
  return 'failed'
}

/**
 * What became of a mail's link: the e-mail of the member who is signed in now; the e-mail is `confirmed`, but the link
 * came too late to sign in; `elsewhere`: the mail was not requested here, so nothing is known; or it is worth nothing
 * (`failed`).
 */
export type LinkOutcome = { readonly email: string } | 'confirmed' | 'elsewhere' | 'failed'

/** The auth server confirms an e-mail within a quarter of an hour, but gives a session for five minutes alone. */
const linkRefusals: Readonly<Record<string, LinkOutcome>> = {
  flow_state_expired: 'confirmed',
  pkce_code_verifier_not_found: 'elsewhere',
  bad_code_verifier: 'elsewhere',
}

/**
 * Signs in with the code of a mail's link. It works only where the mail was requested (PKCE): any web page can open our
 * links, and a link that carried a session would sign the member in as somebody else.
 * @param code from the address, `null` if there is none
 */
export async function verifyLink(code: string | null): Promise<LinkOutcome> {
  if (code === null) return 'failed'
  let refusal: LinkOutcome = 'failed'
  const email = await keepingCodeVerifier(async () => {
    const { data, error } = await supabase().auth.exchangeCodeForSession(code)
    if (error) console.warn('The link of a mail was refused', error)
    refusal = linkRefusals[error?.code ?? ''] ?? 'failed'
    return data.session?.user.email ?? null
  })
  return email === null ? refusal : { email }
}

/**
 * Sends a new 8-digit code to an unconfirmed account. Uses `signInWithOtp`, which works on hosted and embedded Supabase
 * alike, while `resend` sends nothing on the embedded one.
 * @throws {AuthError}
 */
export async function sendCode(email: string): Promise<void> {
  const { error } = await supabase().auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
  if (error) throw error
}

/**
 * Gives up a sign-up whose e-mail was mistyped, which frees its name.
 * @throws the server's error
 */
export async function releaseSignUp({ userId, nonce }: NewAccount): Promise<void> {
  const { error } = await supabase().rpc('release_signup', { user_id: userId, nonce })
  if (error) throw error
}

/**
 * Removes password and nonce of an unconfirmed account, so that whoever confirms the e-mail chooses the password.
 * Leaves confirmed accounts unchanged, and reveals none.
 * @throws the server's error; the e-mail must not be confirmed then
 */
export async function disownSignUp(email: string): Promise<void> {
  const { error } = await supabase().rpc('disown_signup', { email })
  if (error) throw error
}

/** Digest of a sign-up's nonce as stored by the server: SHA-256 in hexadecimal, compared by `complete_signup`. */
export async function signUpHash(nonce: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const signUpHashOfMember = async (): Promise<unknown> =>
  (await supabase().auth.getSession()).data.session?.user.user_metadata['signup_hash']

/**
 * Whether the account of the signed-in member was disowned and has no owner's values yet (`disown_signup`, decision
 * 28).
 */
export const isDisowned = async (): Promise<boolean> => (await signUpHashOfMember()) === 'disowned'

/**
 * Whether the signed-in account was made by this sign-up. If not, it still has the values of somebody else, above all
 * their password.
 */
export const isOwnSignUp = async ({ nonce }: NewAccount): Promise<boolean> =>
  (await signUpHashOfMember()) === (await signUpHash(nonce))

/** Sets a new password for the member whose e-mail was just confirmed. @returns as `replacePassword` */
export const choosePassword = (password: string): Promise<PasswordRefusal | null> =>
  replacePassword(supabase(), password)

/**
 * Replaces the values of an earlier sign-up with the same e-mail by those typed here. If the name is taken by now, a
 * similar one is assigned.
 * @throws the server's error
 */
export async function takeOverProfile({ username, birthYear, nonce }: NewAccount): Promise<void> {
  // Keep one client, so that later calls are made for the same member.
  const server = supabase()
  const { id } = await ensureOwnProfile(server)
  const birth_year = Number(birthYear)
  const bio = copy.firstBio
  const write = (name: string) =>
    server.from('profiles').update({ username: name, birth_year, bio, user_type: null }).eq('id', id)
  const { error } = await write(username)
  if (isDuplicate(error)) {
    const { data } = await server.rpc('offer_usernames', { wanted: username }).single().throwOnError()
    await write(data.offers[0] ?? username).throwOnError()
  } else if (error) throw error
  const signup_hash = await signUpHash(nonce)
  const noted = await server.auth.updateUser({ data: { username, birth_year, bio, signup_hash } })
  if (noted.error) throw noted.error
}
