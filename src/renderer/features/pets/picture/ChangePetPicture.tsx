import { ChangePicture } from '#renderer/entities/files/crop/ChangePicture.tsx'
import { changePet } from '#renderer/entities/pets/pets.ts'
import type { Pet } from '#renderer/entities/pets/pet.ts'
import { updatePet } from '#renderer/entities/pets/api.ts'
import { copy } from '../copy.ts'

const { change, title, saved } = copy.picture

/** Gives an own pet another picture, which shows at once wherever it stands. */
export function ChangePetPicture({ pet: { id, owner_id: ownerId } }: { readonly pet: Pet }) {
  const save = async (address: string) => changePet(await updatePet(id, { avatar_url: address }))
  const path = `${ownerId}/pets/${id}/avatar`
  return <ChangePicture label={change} target={{ title, shape: 'square', path, saved, save }} />
}
