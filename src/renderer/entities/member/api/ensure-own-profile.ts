import { authClient, supabase } from '#renderer/server/supabase.ts'
import { firstProfile } from '../first-profile.ts'
import { PROFILE_COLUMNS, type Profile } from '../profile.ts'

const NO_ROW = 'PGRST116'

/**
 * Reads the profile of the signed-in member and creates it when there is none (spec §4).
 * @throws the server's error; never for a missing row
 */
export async function ensureOwnProfile(): Promise<Profile> {
  // Taken before anything is waited for: what is asked later is asked for the same member.
  const [auth, server] = [authClient(), supabase()]
  const { data, error } = await auth.getSession()
  if (error) throw error
  if (!data.session) throw new Error('No session to read a profile for')
  const { user } = data.session
  const read = await server.from('profiles').select(PROFILE_COLUMNS).eq('id', user.id).single()
  if (!read.error) return read.data
  if (read.error.code !== NO_ROW) throw read.error
  const created = await server.from('profiles').insert(firstProfile(user)).select(PROFILE_COLUMNS).single()
  if (created.error) throw created.error
  return created.data
}
