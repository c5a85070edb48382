import { copy } from '#renderer/entities/member/copy.ts'
import { ensureOwnProfile } from '#renderer/entities/member/api.ts'
import { authClient, supabase } from '#renderer/server/supabase.ts'
import { isDuplicate } from '#renderer/server/errors.ts'
import type { NewAccount } from '../../auth-flow.ts'
import { signUpHash } from './sign-up-hash.ts'

/**
 * Puts what was typed at a sign-up in the place of what an earlier one with the same e-mail had given. A name that somebody
 * has taken meanwhile becomes one like it.
 * @throws the server's error
 */
export async function takeOverProfile({ username, birthYear, nonce }: NewAccount): Promise<void> {
  // Taken before anything is waited for: what is asked later is asked for the same member.
  const [auth, server] = [authClient(), supabase()]
  const { id } = await ensureOwnProfile()
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
  const noted = await auth.updateUser({ data: { username, birth_year, bio, signup_hash } })
  if (noted.error) throw noted.error
}
