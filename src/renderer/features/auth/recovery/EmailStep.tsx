import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { announce } from '#renderer/ui/announce.ts'
import { registered } from '#renderer/ui/fields/register-field.ts'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { copy as authCopy } from '../copy.ts'
import { email as emailSchema } from '../email.ts'
import { failureText } from '../failure-text.ts'
import { Refusal, type Refused } from '../Refusal.tsx'
import { sendRecoveryCode } from './api/send-recovery-code.ts'
import { copy } from './copy.ts'
import { StepForm } from './StepForm.tsx'

interface EmailStepProps {
  readonly email: string
  readonly onSent: (email: string) => void
  readonly onLeave: (email: string) => void
}

const resolver = zodResolver(z.object({ email: emailSchema }))

/** Asks where to send the code. */
export function EmailStep({ email, onSent, onLeave }: EmailStepProps) {
  const form = useForm({ defaultValues: { email }, resolver })
  const [refused, setRefused] = useState<Refused | null>(null)
  const submit = async (values: { email: string }) => {
    setRefused(null)
    try {
      await sendRecoveryCode(values.email)
    } catch (cause) {
      console.warn('The code of a recovery was not sent', cause)
      return setRefused({ title: copy.notSent, description: failureText(cause) })
    }
    announce(`${copy.sent} ${values.email}`)
    onSent(values.email)
  }
  return (
    <StepForm
      title={copy.title}
      lead={copy.lead}
      act={copy.send}
      isSubmitting={form.formState.isSubmitting}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      onLeave={() => onLeave(form.getValues('email'))}
    >
      <TextField
        {...registered(form, 'email')}
        label={authCopy.fields.email}
        type="email"
        autoComplete="email"
        autoFocus
      />
      {refused && <Refusal {...refused} />}
    </StepForm>
  )
}
