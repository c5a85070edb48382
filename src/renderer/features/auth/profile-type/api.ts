import { ensureOwnProfile } from '#renderer/entities/member/api.ts'
import { supabase } from '#renderer/server/supabase.ts'
import type { NewAccount } from '../auth-flow.ts'
import type { ProfileType } from './copy.ts'

export interface SavedProfileType {
  /** The account had a session, so it needs no confirmation. */
  readonly confirmed: boolean
  /** The name of the account; `null` if the server does not tell. */
  readonly username: string | null
}

/**
 * Saves the choice of step 2. Without a session through `complete_signup`; with one (confirmations are off, or the
 * mail's link was opened first) as a plain update (design §5).
 * @throws the server's error if the type could not be saved
 */
export async function saveProfileType(
  { userId, nonce }: NewAccount,
  type: ProfileType,
): Promise<SavedProfileType> {
  // Keep one client, so that later calls are made for the same member.
  const server = supabase()
  const { data } = await server.auth.getSession()
  if (data.session?.user.id !== userId) {
    const step = { user_id: userId, user_type: type, nonce }
    const { data: username, error } = await server.rpc('complete_signup', step)
    if (error) throw error
    return { confirmed: false, username }
  }
  const { id, username } = await ensureOwnProfile(server)
  const { error } = await server.from('profiles').update({ user_type: type }).eq('id', id)
  if (error) throw error
  return { confirmed: true, username }
}
