import { useMutation, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { z } from 'zod/mini'
import { addPet, changePet } from '#renderer/entities/pets/change-pet.ts'
import { petKey } from '#renderer/entities/pets/pet-keys.ts'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { createPet, getPet, updatePet, type PetTexts } from './api/pets.ts'

const petIdSchema = z.guid()

/** The pet of an address, `null` where there is none that this member may see. */
export function usePet(address: string) {
  const userId = useAtomValue(currentUserIdAtom)
  return useQuery({
    queryKey: petKey(userId, address),
    queryFn: () => (petIdSchema.safeParse(address).success ? getPet(address) : null),
  })
}

/** Adds a pet of one's own. */
export function useCreatePet() {
  const userId = useAtomValue(currentUserIdAtom) ?? ''
  return useMutation({
    mutationFn: (pet: PetTexts) => createPet(userId, pet),
    onSuccess: addPet,
  })
}

/** Saves name and bio of an own pet; they show at once wherever it stands. */
export function useSavePet(id: string) {
  return useMutation({
    mutationFn: (pet: PetTexts) => updatePet(id, pet),
    onSuccess: changePet,
  })
}
