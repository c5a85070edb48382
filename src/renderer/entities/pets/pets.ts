import { useMutation, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { z } from 'zod/mini'
import { removeOwnOrphanedFiles } from '#renderer/entities/files/upload/api.ts'
import { changeCached } from '#renderer/server/cache/change-cached.ts'
import { queryClient } from '#renderer/server/cache/query-client.ts'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { firstPetKey, petKey, type Pet } from './pet.ts'
import { createPet, deletePet, getFirstPet, getPet, updatePet, type NewPet, type PetTexts } from './api.ts'

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

/** Shows what has changed of an own pet wherever it stands. */
export async function changePet(pet: Pet): Promise<void> {
  const withPet = (known: Pet | null) => (known?.id === pet.id ? pet : known)
  await changeCached(queryClient, petKey(pet.owner_id, pet.id), withPet)
  await changeCached(queryClient, firstPetKey(pet.owner_id, pet.owner_id), withPet)
}

/** Shows a pet that its owner has just created: on its own page, and on their profile where it is the first. */
async function addPet(pet: Pet): Promise<void> {
  queryClient.setQueryData(petKey(pet.owner_id, pet.id), pet)
  const queryKey = firstPetKey(pet.owner_id, pet.owner_id)
  // An answer from before the pet was there would take it away again.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<Pet | null>(queryKey, (first) => (first === null ? pet : first))
}

/** An own pet is gone: where it stood, what there is by now is read when that is next seen. */
async function forgetPet(ownerId: string, id: string): Promise<void> {
  await queryClient.resetQueries({ queryKey: firstPetKey(ownerId, ownerId) })
  await queryClient.invalidateQueries({ queryKey: petKey(ownerId, id), refetchType: 'none' })
}

/** The pet that stands on a member's profile, as this member may see it. */
export function useFirstPet(ownerId: string) {
  const userId = useAtomValue(currentUserIdAtom)
  return useQuery({ queryKey: firstPetKey(userId, ownerId), queryFn: () => getFirstPet(ownerId) })
}
