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
// One that is not to be found may be at the next start: a friendship shows it.
persistQuery('pet', { most: 4, part: (pet: Pet | null) => pet ?? undefined })

/** Where the cache has the pet that stands on a member's profile, as the signed-in member sees it. */
export const firstPetKey = (ownerId: string) => ['first-pet', ownerId] as const

/** Where the cache has a pet, as the signed-in member sees it. */
export const petKey = (petId: string) => ['pet', petId] as const
