import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { getFirstPet } from './api/get-first-pet.ts'

/** Where the cache has the pet that stands on a member's profile. */
const firstPetKey = (userId: string | null, ownerId: string) => ['first-pet', userId, ownerId] as const

/** The pet that stands on a member's profile, as this member may see it. */
export function useFirstPet(ownerId: string) {
  const userId = useAtomValue(currentUserIdAtom)
  return useQuery({ queryKey: firstPetKey(userId, ownerId), queryFn: () => getFirstPet(ownerId) })
}
