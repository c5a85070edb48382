import type { Pet } from '#renderer/entities/pets/pet.ts'
import { Panel } from '#renderer/ui/Panel.tsx'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from './copy.ts'
import { toForm, toRow, usePetForm, type PetForm } from './pet-form.ts'
import { PetFields } from './PetFields.tsx'
import { useSavePet } from '#renderer/entities/pets/pets.ts'

interface EditPetProps {
  readonly pet: Pet
  /** It begins as the member asks for it, and not with what was left unsaved last time. */
  readonly takesFocus: boolean
  readonly onClose: () => void
}

const texts = copy.form

/** An own pet while it is being changed. */
export function EditPet({ pet, takesFocus, onClose }: EditPetProps) {
  const { form, mayCancel, forget } = usePetForm(pet.id, toForm(pet))
  const { mutateAsync } = useSavePet(pet.id)
  const toasts = useToasts()
  const reportFailure = useReportFailure()
  const save = async (typed: PetForm) => {
    try {
      await mutateAsync(toRow(typed))
      forget()
      toasts.success(texts.saved)
      onClose()
    } catch (cause) {
      reportFailure(texts.failed, cause)
    }
  }
  const cancel = async () => {
    if (await mayCancel()) onClose()
  }
  return (
    <Panel title={copy.edit}>
      <PetFields
        form={form}
        title={copy.edit}
        submitLabel={texts.save}
        takesFocus={takesFocus}
        onSubmit={save}
        onCancel={() => void cancel()}
      />
    </Panel>
  )
}
