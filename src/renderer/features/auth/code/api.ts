import type { AuthError } from '@supabase/supabase-js'
import { ensureOwnProfile } from '#renderer/entities/member/api.ts'
import { copy } from '#renderer/entities/member/copy.ts'
import type { PasswordRefusal } from '#renderer/entities/password/api.ts'
import { replacePassword } from '#renderer/entities/password/password.ts'
import { isDuplicate, isRateLimited, isUnreachable } from '#renderer/server/errors.ts'
import { keepingCodeVerifier, supabase } from '#renderer/server/supabase.ts'
import type { NewAccount } from '../auth-flow.ts'

/** `email` takes the code of a sign-up, of whichever of its mails, and that of a sign-in. */
export type CodeKind = 'email' | 'recovery'

/**
 * How the server answered: `wrong` is the code itself, `limited` too many tries, `unreachable` no answer at all, and
 * `failed` anything else, of which the code may be innocent.
 */
export type VerifyOutcome = 'confirmed' | 'wrong' | 'limited' | 'unreachable' | 'failed'

/** Confirms an e-mail with the code typed by the member; `confirmed` also means signed in. */
export async function verifyCode(email: string, token: string, type: CodeKind): Promise<VerifyOutcome> {
  const { error } = await supabase().auth.verifyOtp({ email, token, type })
  if (!error) return 'confirmed'
  if (isUnreachable(error)) return 'unreachable'
  if (isRateLimited(error)) return 'limited'
  return error.code === 'otp_expired' ? 'wrong' : failed(error)
}

function failed(error: AuthError): VerifyOutcome {
  console.warn('The code could not be checked', error)
  return 'failed'
}

/**
 * Signs in with the code that a mail's link came back with. It is worth something only where the mail was asked for
 * (PKCE): any web page can open a link of ours, and one that carried a session would sign the member in as somebody else.
 * @param code of the address, `null` when it has none
 * @returns the e-mail of who is signed in now, `null` where the code was worth nothing
 */
export async function verifyLink(code: string | null): Promise<string | null> {
  if (code === null) return null
  return keepingCodeVerifier(async () => {
    const { data, error } = await supabase().auth.exchangeCodeForSession(code)
    if (error) console.warn('The link of a mail was refused', error)
    return data.session?.user.email ?? null
  })
}

/**
 * Sends a new 8-digit code to an account that waits for confirmation. `signInWithOtp` does so on hosted and embedded
 * Supabase alike, where `resend` sends nothing on the embedded one.
 * @throws {AuthError}
 */
export async function sendCode(email: string): Promise<void> {
  const { error } = await supabase().auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
  if (error) throw error
}

/**
 * Takes back a sign-up whose e-mail was mistyped: its name is free for the next.
 * @throws the server's error
 */
export async function releaseSignUp({ userId, nonce }: NewAccount): Promise<void> {
  const { error } = await supabase().rpc('release_signup', { user_id: userId, nonce })
  if (error) throw error
}

/**
 * Takes the password and the nonce from whoever signed up first with an e-mail that nobody has confirmed: who confirms
 * it chooses a password of their own. Leaves confirmed accounts alone, and tells of none.
 * @throws the server's error; the e-mail must not be confirmed then
 */
export async function disownSignUp(email: string): Promise<void> {
  const { error } = await supabase().rpc('disown_signup', { email })
  if (error) throw error
}

/** Digest of a sign-up's nonce that the server stores: SHA-256 in hexadecimal, as `complete_signup` compares it. */
export async function signUpHash(nonce: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const signUpHashOfMember = async (): Promise<unknown> =>
  (await supabase().auth.getSession()).data.session?.user.user_metadata['signup_hash']

/** Whether nobody owns yet what is in the account of who is signed in (`disown_signup`, decision 28). */
export const isDisowned = async (): Promise<boolean> => (await signUpHashOfMember()) === 'disowned'

/**
 * Whether who is signed in has the account that this sign-up made. Otherwise somebody else signed up with the e-mail, and
 * what they gave, their password first of all, is still in it.
 */
export const isOwnSignUp = async ({ nonce }: NewAccount): Promise<boolean> =>
  (await signUpHashOfMember()) === (await signUpHash(nonce))

/** Gives the member whose e-mail was just confirmed a new password. @returns as `replacePassword` */
export const choosePassword = (password: string): Promise<PasswordRefusal | null> =>
  replacePassword(supabase(), password)

/**
 * Puts what was typed at a sign-up in the place of what an earlier one with the same e-mail had given. A name that somebody
 * has taken meanwhile becomes one like it.
 * @throws the server's error
 */
export async function takeOverProfile({ username, birthYear, nonce }: NewAccount): Promise<void> {
  // One client throughout: what is asked later is asked for the same member.
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
