import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { ink } from '#renderer/theme/tokens.ts'
import { PasswordField } from '#renderer/ui/fields/PasswordField.tsx'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { registerField } from '#renderer/ui/fields/register-field.ts'
import type { LoginQuestion } from '#shared/questions.ts'
import { copy } from './copy.ts'
import { answers } from './open-question.ts'

const texts = copy.login

const login = z.object({
  username: z.string().check(z.minLength(1, texts.noUsername), z.maxLength(500)),
  password: z.string().check(z.maxLength(2_000)),
})
const resolver = zodResolver(login)
const defaultValues = { username: '', password: '' }

/** Asks for the login of a proxy or gateway. */
export function LoginDialog({ question }: { readonly question: LoginQuestion }) {
  const { id, host, isProxy, isRetry } = question
  const form = useForm({ defaultValues, resolver })
  const { title, lead } = isProxy ? texts.proxy : texts.server
  const refuse = () => answers.refuse(id)
  return (
    <Dialog
      open
      // A click on the backdrop would discard typed values.
      onClose={(_event, reason) => reason === 'escapeKeyDown' && refuse()}
      maxWidth="xs"
      fullWidth
      aria-labelledby="login-title"
      aria-describedby="login-lead"
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void form.handleSubmit((given) => answers.giveLogin(id, given))(event)}
        sx={{ display: 'grid', gap: 2.5, p: 3 }}
      >
        <div>
          <Typography id="login-title" variant="h3" component="h2">
            {title}
          </Typography>
          <Typography id="login-lead" sx={{ mt: 1, color: ink.secondary, overflowWrap: 'anywhere' }}>
            {lead(host)} {texts.notYours}
          </Typography>
        </div>
        {isRetry && <Alert severity="error">{texts.refused}</Alert>}
        <TextField
          {...registerField(form, 'username')}
          label={texts.username}
          autoComplete="off"
          autoFocus
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
        <PasswordField {...registerField(form, 'password')} label={texts.password} autoComplete="off" />
        <Typography variant="body2" sx={{ color: ink.secondary }}>
          {texts.again}
        </Typography>
        <DialogActions sx={{ p: 0 }}>
          <Button color="inherit" onClick={refuse}>
            {texts.later}
          </Button>
          <Button type="submit" variant="contained">
            {texts.give}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
