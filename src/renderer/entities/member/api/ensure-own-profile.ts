import type { User } from '@supabase/supabase-js'
import { supabase } from '#renderer/lib/supabase.ts'
import { DEFAULT_COVER, generatedAvatar } from '../avatar-address.ts'
import { copy } from '../copy.ts'
import type { Profile } from '../profile.ts'

const NO_ROW = 'PGRST116'
const COLUMNS =
  'id,username,birth_year,avatar_url,cover_url,bio,city,academic_background,professional_background,is_creator,user_type,role'

/**
 * Reads the profile of the signed-in member and creates it when there is none (spec §4).
 * @throws the server's error; never for a missing row
 */
export async function ensureOwnProfile(): Promise<Profile> {
  const { data: auth, error: authError } = await supabase().auth.getSession()
  if (authError) throw authError
  if (!auth.session) throw new Error('No session to read a profile for')
  const { user } = auth.session
  const read = await supabase().from('profiles').select(COLUMNS).eq('id', user.id).single()
  if (!read.error) return read.data
  if (read.error.code !== NO_ROW) throw read.error
  const created = await supabase().from('profiles').insert(firstProfile(user)).select(COLUMNS).single()
  if (created.error) throw created.error
  return created.data
}

/** The row of a member who has none yet; `role` and `user_type` are not the client's to choose here. */
export function firstProfile(user: Pick<User, 'id' | 'email' | 'user_metadata'>) {
  const { username, birth_year: birthYear } = user.user_metadata
  return {
    id: user.id,
    username: typeof username === 'string' && username !== '' ? username : emailName(user.email),
    birth_year: Number.isInteger(Number(birthYear)) && birthYear ? Number(birthYear) : null,
    avatar_url: generatedAvatar(user.id),
    cover_url: DEFAULT_COVER,
    bio: copy.firstBio,
  }
}

const emailName = (email = 'estrella'): string => email.split('@')[0] ?? email
