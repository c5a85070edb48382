import type { Profile } from '../profile.ts'

/** A profile with nothing but a name. */
export const profile = (id: string): Profile => ({
  id,
  username: id,
  birth_year: null,
  avatar_url: null,
  cover_url: null,
  bio: null,
  city: null,
  academic_background: null,
  professional_background: null,
  is_creator: false,
  user_type: null,
  role: 'member',
})
