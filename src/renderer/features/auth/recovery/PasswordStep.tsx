import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { copy as fields } from '#renderer/entities/password/copy.ts'
import { isRepeated, newPassword, passwordRefusalText } from '#renderer/entities/password/password.ts'
import { abandonSignIn } from '#renderer/session/leave.ts'
import { PasswordField } from '#renderer/ui/fields/PasswordField.tsx'
import { registerField } from '#renderer/ui/fields/register-field.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from './copy.ts'
import { StepForm } from './StepForm.tsx'
import { choosePassword } from '../code/api.ts'
import { useEnter } from '../code/use-enter.ts'

interface PasswordStepProps {
  readonly email: string
  /** The session of the code has ended: another code is needed. */
  readonly onEnded: () => void
  readonly onLeave: () => void
}

const resolver = zodResolver(z.object({ password: newPassword, confirmation: z.string() }).check(isRepeated))

/** Asks for the new password, then enters the app. */
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
        {...registerField(form, 'password', fields.help)}
        label={fields.field}
        autoComplete="new-password"
        autoFocus
      />
      <PasswordField
        {...registerField(form, 'confirmation')}
        label={fields.repeat}
        autoComplete="new-password"
      />
    </StepForm>
  )
}

interface Ways {
  /** E-mail of the account. */
  readonly email: string
  readonly onEnded: () => void
  readonly onLeave: () => void
}

/** The two ends of a recovery with a correct code: into the app with a new password, or to the login without one. */
function useReplacePassword({ email, onEnded, onLeave }: Ways) {
  const toasts = useToasts()
  const onward = useToasts('frame')
  const { settle } = useEnter()
  return {
    /** @returns the text to show beside the field; `null` once the step is left */
    replace: async (password: string): Promise<string | null> => {
      const refusal = await choosePassword(password)
      if (refusal === 'ended') {
        toasts.error(copy.ended)
        onEnded()
        return null
      }
      if (refusal !== null) return passwordRefusalText(refusal)
      toasts.clear()
      onward.success(copy.done.title, copy.done.description)
      await settle(email)
      return null
    },
    leave: () => {
      // It first ends the session, before anything could lead to the dashboard.
      void abandonSignIn()
      onLeave()
    },
  }
}
