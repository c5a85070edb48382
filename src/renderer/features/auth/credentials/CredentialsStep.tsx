import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { scale } from '#renderer/theme/tokens.ts'
import { PasswordField } from '#renderer/ui/fields/PasswordField.tsx'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import type { AuthMode } from '../auth-flow.ts'
import { copy } from '../copy.ts'
import { Refusal, type Refused } from '../Refusal.tsx'
import { UsernameField } from './UsernameField.tsx'
import { fieldOrder, type Credentials } from './credentials.ts'

interface CredentialsStepProps {
  readonly mode: AuthMode
  readonly form: UseFormReturn<Credentials>
  readonly onSubmit: (values: Credentials) => Promise<Refused | null>
  readonly onSwitchMode: () => void
}

/** Step 1: login or register (spec §2). */
export function CredentialsStep({ mode, form, onSubmit, onSwitchMode }: CredentialsStepProps) {
  const { errors, isSubmitting } = form.formState
  const toasts = useToasts()
  const [refused, setRefused] = useState<Refused | null>(null)
  const texts = copy[mode]
  const submit = async (values: Credentials) => {
    toasts.clear()
    setRefused(null)
    const answer = await onSubmit(values)
    setRefused(answer)
    if (answer) toasts.echo(answer.description, answer.title)
  }
  const field = (name: keyof Credentials) => {
    const { ref, ...input } = form.register(name)
    const message = errors[name]?.message
    return {
      ...input,
      inputRef: ref,
      label: copy.fields[name],
      error: !!message,
      helperText: message,
      fullWidth: true,
    }
  }
  const password = field('password')
  const focusFirst = (invalid: FieldErrors<Credentials>) => {
    const first = fieldOrder.find((name) => invalid[name])
    if (first) form.setFocus(first)
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit, focusFirst)(event)}
      aria-labelledby="auth-title"
    >
      <Typography id="auth-title" variant="h1" sx={scale.card}>
        {texts.title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, mt: 3 }}>
        {mode === 'register' && (
          <>
            <UsernameField {...field('username')} control={form.control} />
            <TextField
              {...field('birthYear')}
              autoComplete="bday-year"
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
          </>
        )}
        <TextField {...field('email')} type="email" autoComplete="email" autoFocus={mode === 'login'} />
        <PasswordField
          {...password}
          helperText={password.helperText ?? (mode === 'register' && copy.passwordHelp)}
          autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
        />
        {mode === 'register' && <PasswordField {...field('confirmation')} autoComplete="new-password" />}
        {refused && <Refusal {...refused} />}
        <Button type="submit" variant="contained" size="large" sx={{ mt: 0.5 }} {...whileBusy(isSubmitting)}>
          {texts.submit}
        </Button>
      </Box>
      <Typography sx={{ mt: 2.5, color: 'text.secondary', textAlign: 'center' }}>
        {texts.switchQuestion}{' '}
        <Link
          component="button"
          type="button"
          onClick={onSwitchMode}
          sx={{ verticalAlign: 'baseline', fontSize: 'inherit' }}
        >
          {texts.switchLink}
        </Link>
      </Typography>
    </Box>
  )
}
