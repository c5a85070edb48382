import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useLocation, useNavigate } from 'react-router-dom'
import { ChangePicture } from '#renderer/entities/files/crop/ChangePicture.tsx'
import type { PictureTarget } from '#renderer/entities/files/crop/picture-target.ts'
import { removeOrphanedFiles } from '#renderer/entities/files/upload/use-orphaned-files.ts'
import { updatePet } from '#renderer/entities/pets/api.ts'
import type { Pet } from '#renderer/entities/pets/pet.ts'
import { changePet, useDeletePet } from '#renderer/entities/pets/pets.ts'
import { ALONG } from '#renderer/entities/profile-page/HeaderFrame.tsx'
import { ProfileColumns } from '#renderer/entities/profile-page/ProfileColumns.tsx'
import { useEditMode } from '#renderer/entities/profile-page/use-edit-mode.ts'
import { sections } from '#renderer/entities/section/sections.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { ink } from '#renderer/theme/tokens.ts'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from './copy.ts'
import { EditPet } from './EditPet.tsx'
import { petDrafts } from './pet-form.ts'
import { PetHead, PetView } from './PetView.tsx'

const texts = copy.remove

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: ALONG, gap: 10 })

/** A pet of one's own, looked at or being changed (spec §4). */
export function OwnPet({ pet }: { readonly pet: Pet }) {
  const drafts = useMember().part(petDrafts)
  const { isEditing, wasStarted, button, start, stop } = useEditMode(() => drafts.get(pet.id) !== undefined)
  const { remove, isGoing } = useRemovePet(pet)
  const changes = { avatar: <ChangePetPicture pet={pet} /> }
  if (!isEditing)
    return (
      <PetView pet={pet} changes={changes} isOwn>
        <Acts>
          <Button ref={button} variant="outlined" startIcon={<EditOutlined />} onClick={start}>
            {copy.edit}
          </Button>
          <Button
            sx={{ color: ink.muted }}
            startIcon={<DeleteOutline />}
            onClick={() => void remove()}
            {...whileBusy(isGoing)}
          >
            {texts.label}
          </Button>
        </Acts>
      </PetView>
    )
  return (
    <ProfileColumns head={<PetHead pet={pet} changes={changes} />}>
      <EditPet pet={pet} takesFocus={wasStarted} onClose={stop} />
    </ProfileColumns>
  )
}

/** Asks before a pet goes, deletes it, and leads to the own profile. */
function useRemovePet(pet: Pet) {
  const drafts = useMember().part(petDrafts)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { search } = useLocation()
  const toasts = useToasts('frame')
  const reportFailure = useReportFailure()
  const { mutateAsync, isPending } = useDeletePet(pet)
  const remove = async () => {
    const question = {
      title: texts.question,
      description: texts.means(pet.name),
      confirmLabel: texts.confirm,
    }
    if (!(await confirm({ ...question, destructive: true }))) return
    try {
      await mutateAsync()
      drafts.set(pet.id, undefined)
      toasts.success(texts.done)
      void navigate({ pathname: sections.profile.path, search }, { replace: true })
    } catch (cause) {
      reportFailure(texts.failed, cause)
    }
  }
  return { remove, isGoing: isPending }
}

const { change, title, saved, removal } = copy.picture

/** Gives an own pet another picture, or its planet again; it shows at once wherever it stands. */
function ChangePetPicture({ pet: { id, avatar_url } }: { readonly pet: Pet }) {
  const member = useMember()
  const save = async (address: string | null) =>
    changePet(member, await updatePet(member.supabase, id, { avatar_url: address }))
  const path = `${member.id}/pets/${id}/avatar`
  const remove = async () => {
    await save(null)
    removeOrphanedFiles(member)
  }
  const target: PictureTarget = {
    title,
    shape: 'square',
    path,
    saved,
    save,
    removal: avatar_url === null ? undefined : { ...removal, act: remove },
  }
  return <ChangePicture label={change} target={target} />
}
