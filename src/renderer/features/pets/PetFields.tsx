import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { UseFormReturn } from 'react-hook-form'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from './copy.ts'
import type { PetForm } from './pet-form.ts'

interface PetFieldsProps {
  readonly form: UseFormReturn<PetForm>
  readonly title: string
  readonly submitLabel: string
  readonly takesFocus: boolean
  readonly onSubmit: (form: PetForm) => Promise<void>
  readonly onCancel: () => void
}

const texts = copy.form

/** Name and bio of a pet, to be created or changed. */
export function PetFields({ form, title, submitLabel, takesFocus, onSubmit, onCancel }: PetFieldsProps) {
  const { isSubmitting, errors } = form.formState
  const field = (name: keyof PetForm) => {
    const { ref, ...input } = form.register(name)
    const message = errors[name]?.message
    return {
      ...input,
      inputRef: ref,
      label: texts[name],
      error: !!message,
      helperText: message,
      fullWidth: true,
      slotProps: { htmlInput: { readOnly: isSubmitting } },
    }
  }
  return (
    <Box
      component="form"
      noValidate
      aria-label={title}
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
      sx={{ display: 'grid', gap: 2, mt: 1 }}
    >
      <TextField {...field('name')} autoFocus={takesFocus} />
      <TextField {...field('bio')} multiline minRows={3} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
        <Button color="inherit" onClick={onCancel} {...whileBusy(isSubmitting)}>
          {texts.cancel}
        </Button>
        <Button type="submit" variant="contained" {...whileBusy(isSubmitting)}>
          {submitLabel}
        </Button>
      </Box>
    </Box>
  )
}
