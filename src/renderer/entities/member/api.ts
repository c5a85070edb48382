import type { User } from '@supabase/supabase-js'
import { supabase as entrance, type Supabase } from '#renderer/server/supabase.ts'
import { PROFILE_COLUMNS, isBirthYear, type Profile } from './profile.ts'
import { DEFAULT_COVER, generatedAvatar } from './avatar-address.ts'
import { copy } from './copy.ts'

const NO_ROW = 'PGRST116'

/**
 * Reads the profile of the signed-in member, creating it if there is none (spec §4).
 * @throws the server's error; never for a missing row
 */
export async function ensureOwnProfile(supabase: Supabase): Promise<Profile> {
  const { data, error } = await supabase.auth.getSession()
  if (error) throw error
  if (!data.session) throw new Error('No session to read a profile for')
  const { user } = data.session
  const read = await supabase.from('profiles').select(PROFILE_COLUMNS).eq('id', user.id).single()
  if (!read.error) return read.data
  if (read.error.code !== NO_ROW) throw read.error
  const created = await supabase.from('profiles').insert(firstProfile(user)).select(PROFILE_COLUMNS).single()
  if (created.error) throw created.error
  return created.data
}

/** The first profile of a member; `role` and `user_type` cannot be set by the client here. */
export function firstProfile(user: Pick<User, 'id' | 'email' | 'user_metadata'>) {
  const { username, birth_year: birthYear } = user.user_metadata
  return {
    id: user.id,
    username: typeof username === 'string' && username !== '' ? username : emailName(user.email),
    birth_year: isBirthYear(Number(birthYear)) ? Number(birthYear) : null,
    avatar_url: generatedAvatar(user.id),
    cover_url: DEFAULT_COVER,
    bio: copy.firstBio,
  }
}

const emailName = (email = 'estrella'): string => email.split('@')[0] ?? email

/** The profile of a friend. @throws the server's error; PGRST116 if they are not friends */
export async function getProfile(supabase: Supabase, id: string): Promise<Profile> {
  const { data } = await supabase
    .from('profiles')
    .select(PROFILE_COLUMNS)
    .eq('id', id)
    .single()
    .throwOnError()
  return data
}

export interface UsernameOffer {
  readonly is_free: boolean
  /** Three free alternatives if the name is taken; none if no similar name is possible. */
  readonly offers: readonly string[]
}

/**
 * Asks whether a username is free; the member's own is.
 * @throws the server's error
 */
export async function offerUsernames(wanted: string): Promise<UsernameOffer> {
  const { data, error } = await entrance().rpc('offer_usernames', { wanted }).single()
  if (error) throw error
  return data
}
