/** A row of `pet_profiles` (spec §3). */
export interface Pet {
  readonly id: string
  readonly owner_id: string
  readonly name: string
  readonly bio: string | null
  readonly avatar_url: string | null
  readonly likes: number
}

export const PET_COLUMNS = 'id,owner_id,name,bio,avatar_url,likes'
