import { changeCached } from '#renderer/server/queries/change-cached.ts'
import { queryClient } from '#renderer/server/queries/query-client.ts'
import type { Pet } from './pet.ts'
import { firstPetKey, petKey } from './pet-keys.ts'

/** Shows what has changed of an own pet wherever it stands. */
export async function changePet(pet: Pet): Promise<void> {
  const withPet = (known: Pet | null) => (known?.id === pet.id ? pet : known)
  await changeCached(queryClient, petKey(pet.owner_id, pet.id), withPet)
  await changeCached(queryClient, firstPetKey(pet.owner_id, pet.owner_id), withPet)
}

/** Shows a pet that its owner has just created: on its own page at once, on their profile when that is next seen. */
export async function addPet(pet: Pet): Promise<void> {
  queryClient.setQueryData(petKey(pet.owner_id, pet.id), pet)
  await queryClient.invalidateQueries({ queryKey: firstPetKey(pet.owner_id, pet.owner_id) })
}
