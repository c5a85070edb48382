import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { getFirstPet } from './api/get-first-pet.ts'
import { firstPetKey } from './pet-keys.ts'

/** The pet that stands on a member's profile, as this member may see it. */
export function useFirstPet(ownerId: string) {
  const userId = useAtomValue(currentUserIdAtom)
  return useQuery({ queryKey: firstPetKey(userId, ownerId), queryFn: () => getFirstPet(ownerId) })
}
