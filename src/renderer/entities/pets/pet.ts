import { persistQuery } from '#renderer/server/cache/persist-rules.ts'

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

persistQuery('first-pet', { most: 4, part: (pet: Pet | null) => pet })
// Not persisted if missing: a new friendship may make it visible.
persistQuery('pet', { most: 4, part: (pet: Pet | null) => pet ?? undefined })

/** Query key of the pet on a member's profile. */
export const firstPetKey = (ownerId: string) => ['first-pet', ownerId] as const

/** Query key of a pet. */
export const petKey = (petId: string) => ['pet', petId] as const
