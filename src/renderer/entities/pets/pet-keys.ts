/** Where the cache has the pet that stands on a member's profile, as the reader sees it. */
export const firstPetKey = (userId: string | null, ownerId: string) => ['first-pet', userId, ownerId] as const

/** Where the cache has a pet, as the reader sees it. */
export const petKey = (userId: string | null, petId: string) => ['pet', userId, petId] as const
