import { signOut } from '#renderer/entities/session/api/sign-out.ts'
import { ensureOwnProfile } from '#renderer/entities/member/api/ensure-own-profile.ts'
import { supabase } from '#renderer/lib/supabase.ts'
import type { ProfileType } from '../copy.ts'
import type { NewAccount } from '../model/auth-flow.ts'

/**
 * Saves the choice of step 2. Without a session through `complete_signup`; with the session that sign-up returned, as
 * a plain update, after which that session ends (design §5).
 * @throws the server's error when the type could not be saved
 */
export async function saveProfileType(account: NewAccount, type: ProfileType): Promise<void> {
  if (!account.signedIn) {
    const { error } = await supabase().rpc('complete_signup', { user_id: account.userId, user_type: type })
    if (error) throw error
    return
  }
  const { id } = await ensureOwnProfile()
  const { error } = await supabase().from('profiles').update({ user_type: type }).eq('id', id)
  if (error) throw error
  await signOut()
}
