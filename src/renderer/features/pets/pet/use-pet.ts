import { useMutation, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { z } from 'zod/mini'
import { removeOwnOrphanedFiles } from '#renderer/entities/files/api/remove-own-orphaned-files.ts'
import { addPet, changePet, forgetPet } from '#renderer/entities/pets/change-pet.ts'
import type { Pet } from '#renderer/entities/pets/pet.ts'
import { petKey } from '#renderer/entities/pets/pet-keys.ts'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { createPet, deletePet, getPet, updatePet, type NewPet, type PetTexts } from './api/pets.ts'

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
    mutationFn: (pet: NewPet) => createPet(userId, pet),
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

/** Deletes an own pet, with its albums and its files. */
export function useDeletePet({ id, owner_id: ownerId }: Pet) {
  return useMutation({
    mutationFn: () => deletePet(id),
    onSuccess: () => {
      void removeFilesOf(ownerId)
      return forgetPet(ownerId, id)
    },
  })
}

/** What fails here is made up for at the next start. */
const removeFilesOf = (ownerId: string): Promise<void> =>
  removeOwnOrphanedFiles(ownerId).catch((cause: unknown) => console.warn('Files of a pet are left', cause))
