import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { copy as fields } from '#renderer/entities/password/copy.ts'
import { isRepeated, newPassword } from '#renderer/entities/password/password.ts'
import { PasswordField } from '#renderer/ui/fields/PasswordField.tsx'
import { registered } from '#renderer/ui/fields/register-field.ts'
import { copy } from './copy.ts'
import { StepForm } from './StepForm.tsx'
import { useReplacePassword } from './use-replace-password.ts'

interface PasswordStepProps {
  readonly email: string
  /** The session that the code brought is over: another code is needed. */
  readonly onEnded: () => void
  readonly onLeave: () => void
}

const resolver = zodResolver(z.object({ password: newPassword, confirmation: z.string() }).check(isRepeated))

/** Asks for the new password, with which the member is in. */
export function PasswordStep({ email, onEnded, onLeave }: PasswordStepProps) {
  const form = useForm({ defaultValues: { password: '', confirmation: '' }, resolver })
  const { replace, leave } = useReplacePassword({ email, onEnded, onLeave })
  const submit = async ({ password }: { password: string }) => {
    const refusal = await replace(password)
    if (refusal !== null) form.setError('password', { message: refusal }, { shouldFocus: true })
  }
  return (
    <StepForm
      title={copy.choose}
      lead={copy.chooseLead}
      act={copy.save}
      isSubmitting={form.formState.isSubmitting}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      onLeave={leave}
    >
      <PasswordField
        {...registered(form, 'password', fields.help)}
        label={fields.field}
        autoComplete="new-password"
        autoFocus
      />
      <PasswordField
        {...registered(form, 'confirmation')}
        label={fields.repeat}
        autoComplete="new-password"
      />
    </StepForm>
  )
}
