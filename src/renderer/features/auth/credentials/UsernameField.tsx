import { useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { Verdict } from '#renderer/entities/member/UsernameCheck.tsx'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { registered } from '#renderer/ui/fields/register-field.ts'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { isNameOfWaiting } from '../auth-flow.ts'
import { copy } from '../copy.ts'
import { authFlowAtom } from '../flow.ts'
import { USERNAME_LIMIT, type Credentials } from './credentials.ts'

// Who logs in needs none.
const UsernameVerdict = lazyComponent(
  () => import('#renderer/entities/member/UsernameCheck.tsx'),
  'UsernameVerdict',
)

/** Characters left from which on they are told. */
const NEAR_LIMIT = 10

/** The name of a new member, with whether it is free and what else is. */
export function UsernameField({ form }: { readonly form: UseFormReturn<Credentials> }) {
  const name = useWatch({ control: form.control, name: 'username' })
  const isOwn = isNameOfWaiting(useAtomValue(authFlowAtom), name)
  const [verdict, setVerdict] = useState<Verdict>(null)
  const left = USERNAME_LIMIT - name.length
  const help = verdict?.helperText ?? copy.usernameHelp
  const choose = (chosen: string) => {
    form.setValue('username', chosen, { shouldValidate: true })
    // The offers go with their cause.
    form.setFocus('username')
  }
  return (
    <>
      <TextField
        {...registered(form, 'username', left <= NEAR_LIMIT ? copy.usernameLeft(left) : help)}
        {...(verdict?.error && verdict)}
        label={copy.fields.username}
        autoComplete="username"
        autoFocus
        slotProps={{ htmlInput: { maxLength: USERNAME_LIMIT } }}
      />
      <Suspense>
        <UsernameVerdict typed={name} isOwn={isOwn} onVerdict={setVerdict} onChoose={choose} />
      </Suspense>
    </>
  )
}
