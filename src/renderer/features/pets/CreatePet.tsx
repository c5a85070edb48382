import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Navigate, useLocation } from 'react-router-dom'
import { hueOf } from '#renderer/entities/member/draw-planet.ts'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import { HeaderFrame } from '#renderer/entities/profile-page/HeaderFrame.tsx'
import { Panel } from '#renderer/ui/Panel.tsx'
import { ProfileColumns } from '#renderer/entities/profile-page/ProfileColumns.tsx'
import { sections } from '#renderer/entities/section/sections.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from './copy.ts'
import { emptyForm, toRow, usePetForm, type PetForm } from './pet-form.ts'
import { PawSky } from './PawSky.tsx'
import { PetFields } from './PetFields.tsx'
import { PET_PORTRAIT } from './PetHeader.tsx'
import { useCreatePet } from '#renderer/entities/pets/pets.ts'

const texts = copy.create

/** Placeholder of a pet without a name. */
const UNNAMED = '🐾'

/** Asks for a new pet, and leads to its page once it is there (spec §4), or back to the profile. */
export function CreatePet() {
  const [next, setNext] = useState<string | null>(null)
  const { search } = useLocation()
  if (next === null) return <NewPet onLeave={setNext} />
  return <Navigate to={{ pathname: next, search }} replace />
}

/** @param onLeave is told where to go on; by then nothing holds the member back */
function NewPet({ onLeave }: { readonly onLeave: (path: string) => void }) {
  const { form, mayCancel, forget, takeId } = usePetForm('new', emptyForm)
  const { mutateAsync } = useCreatePet()
  const toasts = useToasts('frame')
  const reportFailure = useReportFailure()
  const create = async (typed: PetForm) => {
    try {
      const pet = await mutateAsync({ id: takeId(), ...toRow(typed) })
      forget()
      toasts.success(texts.created, texts.createdDetail(pet.name))
      onLeave(`${sections['pet-profile'].path}/${pet.id}`)
    } catch (cause) {
      reportFailure(texts.failed, cause)
    }
  }
  const name = useWatch({ control: form.control, name: 'name' }).trim() || UNNAMED
  const cancel = async () => {
    if (await mayCancel()) onLeave(sections.profile.path)
  }
  return (
    <ProfileColumns
      head={
        <HeaderFrame
          hue={hueOf(name)}
          cover={<PawSky name={name} />}
          size={PET_PORTRAIT}
          avatar={<MemberAvatar member={{ username: name, avatar_url: null }} size={PET_PORTRAIT} />}
        >
          <Typography variant="h1">{texts.title}</Typography>
          <Typography>{texts.lead}</Typography>
        </HeaderFrame>
      }
    >
      <Panel>
        <PetFields
          form={form}
          title={texts.title}
          submitLabel={texts.submit}
          takesFocus
          onSubmit={create}
          onCancel={() => void cancel()}
        />
      </Panel>
    </ProfileColumns>
  )
}
