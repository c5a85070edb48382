import { DEEP_LINK_SCHEME } from '#shared/config.ts'
import { paths } from '#renderer/lib/paths.ts'
import { UNREACHABLE, isUnreachable } from '#renderer/lib/errors.ts'
import { supabase } from '#renderer/lib/supabase.ts'
import { copy } from '../copy.ts'
import type { NewAccount } from '../model/auth-flow.ts'
import type { Credentials } from '../model/credentials.ts'

export type SignUpOutcome =
  | { readonly kind: 'created'; readonly account: NewAccount }
  | { readonly kind: 'refused'; readonly message: string }

/** Where the link of the confirmation mail returns to the app (design §5). */
const CONFIRM_LINK = `${DEEP_LINK_SCHEME}:/${paths.confirm}`

/**
 * Creates an account (spec §7). An e-mail that is taken is answered in two ways: an error where confirmations are off,
 * else a user without identities and no error.
 */
export async function signUp(values: Credentials): Promise<SignUpOutcome> {
  const { email, password, username, birthYear } = values
  const { data, error } = await supabase().auth.signUp({
    email,
    password,
    options: { data: { username, birth_year: Number(birthYear) }, emailRedirectTo: CONFIRM_LINK },
  })
  if (error) return { kind: 'refused', message: isUnreachable(error) ? UNREACHABLE : error.message }
  if (!data.user || data.user.identities?.length === 0) return { kind: 'refused', message: copy.emailTaken }
  return { kind: 'created', account: { userId: data.user.id, email, signedIn: data.session !== null } }
}
