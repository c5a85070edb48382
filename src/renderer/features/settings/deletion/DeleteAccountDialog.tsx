import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import LinearProgress from '@mui/material/LinearProgress'
import { z } from 'zod/mini'
import { CodeInput } from '#renderer/entities/second-step/CodeInput.tsx'
import { useHasSecondStep } from '#renderer/entities/second-step/use-own-factors.ts'
import { useLeaveGuard } from '#renderer/lib/use-leave-guard.ts'
import { space } from '#renderer/theme/tokens.ts'
import { PasswordField } from '#renderer/ui/fields/PasswordField.tsx'
import { registerField } from '#renderer/ui/fields/register-field.ts'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy as settings } from '../copy.ts'
import { Outcome, PlainList } from '../Outcome.tsx'
import { WORD, copy } from './copy.ts'
import { useDeleteAccount } from './use-delete-account.ts'
import type { Step } from './deletion.ts'

const isWord = (typed: string) => typed.trim().toLocaleUpperCase('es') === WORD

/** Values of the form that confirms the deletion of an account. */
const confirmation = z.object({
  word: z.string().check(z.refine(isWord, copy.wordMissing)),
  password: z.string().check(z.minLength(1, copy.passwordMissing)),
  /** Of the second step, where the account has one. */
  code: z.string(),
})

type Confirmation = z.infer<typeof confirmation>

interface DeleteAccountDialogProps {
  readonly onClose: () => void
}

const defaultValues: Confirmation = { word: '', password: '', code: '' }
const resolver = zodResolver(confirmation)
/** On the colour of an error its ring would not be seen. */
const busy = { '&[aria-busy="true"]': { bgcolor: space.raised } }
const stay = () => Promise.resolve(false)

/** Says what goes, asks for a word and the password, and deletes the account. While it does, nothing leads away. */
export function DeleteAccountDialog({ onClose }: DeleteAccountDialogProps) {
  const form = useForm({ defaultValues, resolver })
  const { remove, step } = useDeleteAccount()
  const hasSecondStep = useHasSecondStep()
  const isBusy = step !== null
  useLeaveGuard(isBusy, stay)
  const { root: failure } = form.formState.errors
  const submit = async (values: Confirmation) => {
    const refused = await remove(values)
    if (refused) form.setError(refused.field, { message: refused.message }, { shouldFocus: true })
  }
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby="deletion-title"
      aria-describedby="deletion-lead"
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id="deletion-title" variant="h3" component="h2">
          {settings.deleteAccount.title}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5, pb: 1 }}>
          <div id="deletion-lead">
            <Typography>{copy.lead}</Typography>
            <PlainList items={copy.goes} />
            <Typography sx={{ mt: 1.5 }}>{copy.advice}</Typography>
          </div>
          <TextField {...registerField(form, 'word')} label={copy.word} autoComplete="off" />
          <PasswordField
            {...registerField(form, 'password')}
            label={copy.password}
            autoComplete="current-password"
          />
          {hasSecondStep && <CodeInput {...registerField(form, 'code')} />}
          <Outcome progress={step && <DeletionProgress step={step} />} failure={failure?.message} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap' }}>
          <Button color="inherit" onClick={onClose} disabled={isBusy}>
            {copy.cancel}
          </Button>
          <Button type="submit" variant="contained" color="error" sx={busy} {...whileBusy(isBusy)}>
            {failure ? copy.retry : copy.act}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}

interface DeletionProgressProps {
  readonly step: Step
}

/** Step of the deletion: nobody knows beforehand how long it takes. */
function DeletionProgress({ step }: DeletionProgressProps) {
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Typography variant="body2">{copy.steps[step]}</Typography>
      <LinearProgress aria-label={copy.progress} />
    </Box>
  )
}
