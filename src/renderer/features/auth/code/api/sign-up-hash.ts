import { authClient } from '#renderer/server/supabase.ts'
import type { NewAccount } from '../../auth-flow.ts'

/** What the server keeps of a sign-up's nonce: its SHA-256 in hexadecimal, as `complete_signup` compares it. */
export async function signUpHash(nonce: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const signUpHashOfMember = async (): Promise<unknown> =>
  (await authClient().getSession()).data.session?.user.user_metadata['signup_hash']

/** Whether nobody owns yet what is in the account of who is signed in (`disown_signup`, decision 28). */
export const isDisowned = async (): Promise<boolean> => (await signUpHashOfMember()) === 'disowned'

/**
 * Whether who is signed in has the account that this sign-up made. Otherwise somebody else signed up with the e-mail, and
 * what they gave, their password first of all, is still in it.
 */
export const isOwnSignUp = async ({ nonce }: NewAccount): Promise<boolean> =>
  (await signUpHashOfMember()) === (await signUpHash(nonce))
