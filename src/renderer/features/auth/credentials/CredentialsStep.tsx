import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Suspense, useRef, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useAtomValue } from 'jotai'
import type { Verdict } from '#renderer/entities/member/UsernameCheck.tsx'
import { copy as passwordCopy } from '#renderer/entities/password/copy.ts'
import { useFocusOnWrong } from '#renderer/lib/focus.ts'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { PasswordField } from '#renderer/ui/fields/PasswordField.tsx'
import { registerField } from '#renderer/ui/fields/register-field.ts'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { isNameOfWaiting, type AuthMode } from '../auth-flow.ts'
import { copy } from '../copy.ts'
import { cardTitle, Step, TextLink } from '../form-parts.tsx'
import { USERNAME_LIMIT, type Answer, type Credentials } from './credentials.ts'
import { authFlowAtom } from '../flow.ts'

interface CredentialsStepProps {
  readonly mode: AuthMode
  readonly form: UseFormReturn<Credentials>
  readonly onSubmit: (values: Credentials) => Promise<Answer>
  readonly onSwitchMode: () => void
  readonly onForgotten: () => void
}

/** As far from a hint above as from the next field, whose label stands on its edge. */
const fields = {
  display: 'grid',
  gap: { xs: 2.25, sm: 2.5 },
  mt: { xs: 2, sm: 3 },
  '& .MuiFormHelperText-root': { mt: 0.5 },
} as const

/**
 * Each field has a hint and room for an error of two lines, so that all stand as far from each other and none moves; in
 * pairs where the card is wide. Such an error keeps clear of the label on the next field's frame.
 */
const newFields = {
  ...fields,
  gap: 2,
  columnGap: 2,
  gridTemplateColumns: { lg: '1fr 1fr' },
  // What is offered below a field stands under its pair.
  gridAutoFlow: 'dense',
  '& > *': { gridColumn: '1 / -1' },
  '& > .MuiFormControl-root': { minHeight: 96 },
  '& > .MuiFormControl-root:not(:has([type=email]))': { gridColumn: 'auto' },
} as const

/** Step 1: login or register (spec §2). */
export function CredentialsStep({ mode, form, onSubmit, onSwitchMode, onForgotten }: CredentialsStepProps) {
  const { isSubmitting, submitCount } = form.formState
  const root = useFocusOnWrong(submitCount)
  const toasts = useToasts()
  const texts = copy[mode]
  const isNew = mode === 'register'
  const forgetRefusal = useRef(() => {})
  const submit = async (values: Credentials) => {
    forgetRefusal.current()
    const answer = await onSubmit(values)
    if (answer === 'name-taken') return form.setFocus('username')
    if (!answer) return
    forgetRefusal.current = toasts.error(answer.description, answer.title)
    if (!answer.wrong) return
    form.setError(answer.wrong.field, { message: answer.wrong.advice })
    // Typing replaces it.
    form.setFocus(answer.wrong.field, { shouldSelect: true })
  }
  return (
    <Box
      component="form"
      ref={root}
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      aria-labelledby="auth-title"
    >
      {isNew && <Step now={1} />}
      <Typography id="auth-title" variant="h1" sx={cardTitle}>
        {texts.title}
      </Typography>
      <Box sx={isNew ? newFields : fields}>
        {isNew && (
          <>
            <UsernameField form={form} />
            <TextField
              {...registerField(form, 'birthYear', copy.birthYearHelp)}
              label={copy.fields.birthYear}
              placeholder={copy.birthYearExample}
              autoComplete="bday-year"
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
          </>
        )}
        <TextField
          {...registerField(form, 'email', isNew && copy.emailHelp)}
          label={copy.fields.email}
          type="email"
          autoComplete="email"
          autoFocus={!isNew}
        />
        <PasswordField
          {...registerField(form, 'password', isNew && passwordCopy.help)}
          label={copy.fields.password}
          autoComplete={isNew ? 'new-password' : 'current-password'}
        />
        {isNew ? (
          <PasswordField
            {...registerField(form, 'confirmation', copy.confirmationHelp)}
            label={copy.fields.confirmation}
            autoComplete="new-password"
          />
        ) : (
          <TextLink onClick={onForgotten}>{copy.forgotten}</TextLink>
        )}
        <Button type="submit" variant="contained" size="large" {...whileBusy(isSubmitting)}>
          {texts.submit}
        </Button>
      </Box>
      <Typography sx={{ mt: 2.5, color: 'text.secondary', textAlign: 'center' }}>
        {texts.switchQuestion} <TextLink onClick={onSwitchMode}>{texts.switchLink}</TextLink>
      </Typography>
    </Box>
  )
}

// The login needs no hints.
const UsernameVerdict = lazyComponent(
  () => import('#renderer/entities/member/UsernameCheck.tsx'),
  'UsernameVerdict',
)

/** Remaining characters from which on the count is shown. */
const NEAR_LIMIT = 10

/** Field for the username of a new member, with its availability and alternatives. */
function UsernameField({ form }: { readonly form: UseFormReturn<Credentials> }) {
  const name = useWatch({ control: form.control, name: 'username' })
  const isOwn = isNameOfWaiting(useAtomValue(authFlowAtom), name)
  const [verdict, setVerdict] = useState<Verdict>(null)
  const left = USERNAME_LIMIT - name.length
  const help = verdict?.helperText ?? copy.usernameHelp
  const choose = (chosen: string) => {
    form.setValue('username', chosen, { shouldValidate: true })
    // The alternatives disappear with the taken name.
    form.setFocus('username')
  }
  return (
    <>
      <TextField
        {...registerField(form, 'username', left <= NEAR_LIMIT ? copy.usernameLeft(left) : help)}
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
