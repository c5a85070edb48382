import { Suspense, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { Verdict } from '#renderer/entities/member/UsernameCheck.tsx'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { registered } from '#renderer/ui/fields/register-field.ts'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { copy } from '../copy.ts'
import type { ProfileForm } from './profile-form.ts'

interface UsernameFieldProps {
  readonly form: UseFormReturn<ProfileForm>
  /** The name that the member has. */
  readonly own: string
  readonly takesFocus: boolean
}

// In a file of its own, or the login would come in more files.
const UsernameVerdict = lazyComponent(
  () => import('#renderer/entities/member/UsernameCheck.tsx'),
  'UsernameVerdict',
)

/** The name of the member, with whether another is free and what else is. */
export function UsernameField({ form, own, takesFocus }: UsernameFieldProps) {
  const name = useWatch({ control: form.control, name: 'username' })
  const [verdict, setVerdict] = useState<Verdict>(null)
  const choose = (chosen: string) => {
    form.setValue('username', chosen, { shouldValidate: true })
    // The offers go with their cause.
    form.setFocus('username')
  }
  return (
    <>
      <TextField
        {...registered(form, 'username', verdict?.helperText)}
        {...(verdict?.error && verdict)}
        label={copy.edit.username}
        autoComplete="username"
        autoFocus={takesFocus}
      />
      <Suspense>
        <UsernameVerdict typed={name} isOwn={name.trim() === own} onVerdict={setVerdict} onChoose={choose} />
      </Suspense>
    </>
  )
}
