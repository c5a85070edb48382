import type { User } from '@supabase/supabase-js'
import { DEFAULT_COVER, generatedAvatar } from './avatar/avatar-address.ts'
import { isBirthYear } from './birth-year.ts'
import { copy } from './copy.ts'

/** The row of a member who has none yet; `role` and `user_type` are not the client's to choose here. */
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
