import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { passwordRefusalText } from '#renderer/entities/password/password.ts'
import { checkOwner } from '#renderer/entities/second-step/api.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { PasswordField } from '#renderer/ui/fields/PasswordField.tsx'
import { registerField } from '#renderer/ui/fields/register-field.ts'
import { StepForm, StepHead, deviceRefusalText } from './AddDevice.tsx'
import { removeDevice, type Device } from './api.ts'
import { copy } from './copy.ts'

const { removal } = copy

const resolver = zodResolver(
  z.object({ password: z.string().check(z.minLength(1, removal.passwordMissing)) }),
)

/**
 * Takes a device away from whoever knows the password: the window may stand open for somebody else. Its code is not asked
 * for, since the device may be lost; the server takes none away from a session that began without a second step.
 */
function useRemoveDevice(): (device: Device, password: string) => Promise<string | null> {
  const { supabase, email } = useMember()
  return async ({ id }, password) => {
    const check = await checkOwner(supabase, email, password, null)
    if (check === 'wrong' || check === 'wrong-code') return removal.wrong
    if (check === 'refused') return copy.refused.failed
    if (check !== 'right') return passwordRefusalText(check)
    const refusal = await removeDevice(supabase, id)
    return refusal && deviceRefusalText(refusal)
  }
}

interface RemoveStepProps {
  readonly device: Device
  /** Without it the account has no second step. */
  readonly isLast: boolean
  readonly onRemoved: () => void
  readonly onLeave: () => void
}

/** Asks for the password before a device is taken away. */
export function RemoveStep({ device, isLast, onRemoved, onLeave }: RemoveStepProps) {
  const form = useForm({ defaultValues: { password: '' }, resolver })
  const remove = useRemoveDevice()
  const submit = async ({ password }: { password: string }) => {
    const refusal = await remove(device, password)
    if (refusal === null) onRemoved()
    else form.setError('password', { message: refusal }, { shouldFocus: true })
  }
  return (
    <StepForm
      act={removal.act}
      isDestructive
      isBusy={form.formState.isSubmitting}
      onSubmit={form.handleSubmit(submit)}
      onLeave={onLeave}
    >
      <StepHead title={removal.title(device.name)} lead={isLast ? removal.last : removal.other} />
      <PasswordField
        {...registerField(form, 'password')}
        label={removal.password}
        autoComplete="current-password"
        autoFocus
      />
    </StepForm>
  )
}
