import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { copy as fields } from '#renderer/entities/password/copy.ts'
import { PasswordField } from '#renderer/ui/fields/PasswordField.tsx'
import { registered } from '#renderer/ui/fields/register-field.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from '../copy.ts'
import { changedPassword, type ChangedPassword } from './changed-password.ts'
import { useChangePassword } from './use-change-password.ts'

interface ChangePasswordDialogProps {
  readonly onClose: () => void
}

const texts = copy.changePassword

const defaultValues: ChangedPassword = { current: '', password: '', confirmation: '' }
const resolver = zodResolver(changedPassword)

/** Asks for the password that is and, twice, for the one that is to be. */
export function ChangePasswordDialog({ onClose }: ChangePasswordDialogProps) {
  const form = useForm({ defaultValues, resolver })
  const change = useChangePassword()
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
          {...registered(form, 'current')}
          label={texts.current}
          autoComplete="current-password"
          autoFocus
        />
        <PasswordField
          {...registered(form, 'password', fields.help)}
          label={fields.field}
          autoComplete="new-password"
        />
        <PasswordField
          {...registered(form, 'confirmation')}
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
