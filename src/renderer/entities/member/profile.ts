/** A row of `profiles` (spec §3): one's own, or a friend's. */
export interface Profile {
  readonly id: string
  readonly username: string
  readonly birth_year: number | null
  readonly avatar_url: string | null
  readonly cover_url: string | null
  readonly bio: string | null
  readonly city: string | null
  readonly academic_background: string | null
  readonly professional_background: string | null
  readonly is_creator: boolean
  readonly user_type: string | null
  readonly role: string
}

export const PROFILE_COLUMNS =
  'id,username,birth_year,avatar_url,cover_url,bio,city,academic_background,professional_background,is_creator,user_type,role'
