import EditOutlined from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import type { Pet } from '#renderer/entities/pets/pet.ts'
import { ProfileColumns } from '#renderer/entities/profiles/frame/ProfileColumns.tsx'
import { useEditMode } from '#renderer/entities/profiles/use-edit-mode.ts'
import { copy } from './copy.ts'
import { EditPet } from './edit/EditPet.tsx'
import { draftKey, petDrafts } from './form/pet-drafts.ts'
import { PetHeader } from './frame/PetHeader.tsx'
import { ChangePetPicture } from './picture/ChangePetPicture.tsx'
import { PetView } from './view/PetView.tsx'

/** A pet of one's own, looked at or being changed (spec §4). */
export function OwnPet({ pet }: { readonly pet: Pet }) {
  const { isEditing, wasStarted, button, start, stop } = useEditMode(
    () => petDrafts.get(draftKey(pet.owner_id, pet.id)) !== undefined,
  )
  const changes = { avatar: <ChangePetPicture pet={pet} /> }
  if (!isEditing)
    return (
      <PetView pet={pet} changes={changes} isOwn>
        <Button ref={button} variant="outlined" startIcon={<EditOutlined />} onClick={start}>
          {copy.edit}
        </Button>
      </PetView>
    )
  return (
    <ProfileColumns head={<PetHeader pet={pet} changes={changes} />}>
      <EditPet pet={pet} takesFocus={wasStarted} onClose={stop} />
    </ProfileColumns>
  )
}
