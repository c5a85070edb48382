import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { copy as fields } from '#renderer/entities/password/copy.ts'
import {
  isRepeated,
  newPassword,
  passwordRefusalText,
  replacePassword,
} from '#renderer/entities/password/password.ts'
import { CodeInput } from '#renderer/entities/second-step/CodeInput.tsx'
import { checkOwner } from '#renderer/entities/second-step/api.ts'
import { copy as secondStep } from '#renderer/entities/second-step/copy.ts'
import { useHasSecondStep } from '#renderer/entities/second-step/use-own-factors.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { PasswordField } from '#renderer/ui/fields/PasswordField.tsx'
import { registerField } from '#renderer/ui/fields/register-field.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from './copy.ts'

/** Which field is to be mended, and why. */
interface RefusedChange {
  readonly field: 'current' | 'code' | 'password'
  readonly message: string
}

/** Changes the password of the member who is signed in, or answers why not. */
function useChangePassword(): (values: ChangedPassword) => Promise<RefusedChange | null> {
  const toasts = useToasts()
  const { supabase, email } = useMember()
  return async ({ current, code, password }) => {
    const check = await checkOwner(supabase, email, current, code)
    if (check === 'wrong') return { field: 'current', message: texts.wrong }
    if (check === 'wrong-code') return { field: 'code', message: secondStep.refused.wrong }
    const refusal = check === 'right' ? await replacePassword(supabase, password) : check
    if (refusal !== null) return { field: 'password', message: passwordRefusalText(refusal) }
    toasts.success(texts.done.title, texts.done.description)
    return null
  }
}

/** The password that is, and the one that is to be. */
const changedPassword = z
  .object({
    current: z.string().check(z.minLength(1, copy.changePassword.currentMissing)),
    /** Of the second step, where the account has one. */
    code: z.string(),
    password: newPassword,
    confirmation: z.string(),
  })
  .check(isRepeated)

type ChangedPassword = z.infer<typeof changedPassword>

interface ChangePasswordDialogProps {
  readonly onClose: () => void
}

const texts = copy.changePassword

const defaultValues: ChangedPassword = { current: '', code: '', password: '', confirmation: '' }
const resolver = zodResolver(changedPassword)

/** Asks for the password that is and, twice, for the one that is to be. */
export function ChangePasswordDialog({ onClose }: ChangePasswordDialogProps) {
  const form = useForm({ defaultValues, resolver })
  const change = useChangePassword()
  const hasSecondStep = useHasSecondStep()
  const submit = async (values: ChangedPassword) => {
    const refused = await change(values)
    if (refused) form.setError(refused.field, { message: refused.message }, { shouldFocus: true })
    else onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="change-password">
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        sx={{ display: 'grid', gap: 2.5, p: 3 }}
      >
        <div>
          <Typography id="change-password" variant="h3" component="h2">
            {texts.title}
          </Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>{texts.description}</Typography>
        </div>
        <PasswordField
          {...registerField(form, 'current')}
          label={texts.current}
          autoComplete="current-password"
          autoFocus
        />
        {hasSecondStep && <CodeInput {...registerField(form, 'code')} />}
        <PasswordField
          {...registerField(form, 'password', fields.help)}
          label={fields.field}
          autoComplete="new-password"
        />
        <PasswordField
          {...registerField(form, 'confirmation')}
          label={fields.repeat}
          autoComplete="new-password"
        />
        <DialogActions sx={{ p: 0 }}>
          <Button color="inherit" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="contained" {...whileBusy(form.formState.isSubmitting)}>
            {texts.save}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
