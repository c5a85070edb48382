import { changeCached } from '#renderer/server/cache/change-cached.ts'
import { queryClient } from '#renderer/server/cache/query-client.ts'
import type { Pet } from './pet.ts'
import { firstPetKey, petKey } from './pet-keys.ts'

/** Shows what has changed of an own pet wherever it stands. */
export async function changePet(pet: Pet): Promise<void> {
  const withPet = (known: Pet | null) => (known?.id === pet.id ? pet : known)
  await changeCached(queryClient, petKey(pet.owner_id, pet.id), withPet)
  await changeCached(queryClient, firstPetKey(pet.owner_id, pet.owner_id), withPet)
}

/** Shows a pet that its owner has just created: on its own page, and on their profile where it is the first. */
export async function addPet(pet: Pet): Promise<void> {
  queryClient.setQueryData(petKey(pet.owner_id, pet.id), pet)
  const queryKey = firstPetKey(pet.owner_id, pet.owner_id)
  // An answer from before the pet was there would take it away again.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<Pet | null>(queryKey, (first) => (first === null ? pet : first))
}

/** An own pet is gone: where it stood, what there is by now is read when that is next seen. */
export async function forgetPet(ownerId: string, id: string): Promise<void> {
  await queryClient.resetQueries({ queryKey: firstPetKey(ownerId, ownerId) })
  await queryClient.invalidateQueries({ queryKey: petKey(ownerId, id), refetchType: 'none' })
}
