import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { useSetAtom } from 'jotai'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { announce } from '#renderer/ui/announce.ts'
import { registerField } from '#renderer/ui/fields/register-field.ts'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import type { Recovery } from '../auth-flow.ts'
import { authFlowAtom, holdingSessionAtom } from '../flow.ts'
import { PasswordStep } from './PasswordStep.tsx'
import { copy as authCopy } from '../copy.ts'
import { email as emailSchema, failureText } from '../form-texts.ts'
import { sendRecoveryCode } from './api.ts'
import { copy } from './copy.ts'
import { StepForm, StepTitle } from './StepForm.tsx'
import { disownSignUp, verifyCode } from '../code/api.ts'
import { CodeForm } from '../code/CodeForm.tsx'
import { refusalText, useResend } from '../code/confirm-code.ts'
import { useNoteMail } from '../code/mail-pauses.ts'

interface RecoveryCardProps {
  readonly recovery: Recovery
  /** @param email the typed e-mail, for the login */
  readonly onLeave: (email: string) => void
}

/** Password recovery in three steps: e-mail, the code sent to it, the new password. */
export function RecoveryCard({ recovery: { step, email }, onLeave }: RecoveryCardProps) {
  const dispatch = useSetAtom(authFlowAtom)
  const move = (to: Recovery) => dispatch({ type: 'recovery_moved', to })
  switch (step) {
    case 'email':
      return <EmailStep email={email} onSent={(to) => move({ step: 'code', email: to })} onLeave={onLeave} />
    case 'code':
      return (
        <CodeStep
          email={email}
          onVerified={() => move({ step: 'password', email })}
          onOtherEmail={() => move({ step: 'email', email })}
        />
      )
    case 'password':
      return (
        <PasswordStep
          email={email}
          onEnded={() => move({ step: 'email', email })}
          onLeave={() => onLeave(email)}
        />
      )
  }
}

interface EmailStepProps {
  readonly email: string
  readonly onSent: (email: string) => void
  readonly onLeave: (email: string) => void
}

const resolver = zodResolver(z.object({ email: emailSchema }))

/** Asks where to send the code. */
function EmailStep({ email, onSent, onLeave }: EmailStepProps) {
  const form = useForm({ defaultValues: { email }, resolver })
  const noteMail = useNoteMail()
  const [refusal, setRefusal] = useState<string | null>(null)
  const submit = async (values: { email: string }) => {
    setRefusal(null)
    try {
      await sendRecoveryCode(values.email)
    } catch (cause) {
      console.warn('The code of a recovery was not sent', cause)
      return setRefusal(failureText(cause))
    }
    noteMail('recovery', values.email)
    announce(`${copy.sent} ${values.email}. ${copy.late}`)
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
        {...registerField(form, 'email')}
        label={authCopy.fields.email}
        type="email"
        autoComplete="email"
        autoFocus
      />
      {refusal !== null && (
        <Alert severity="error" variant="outlined">
          <AlertTitle>{copy.notSent}</AlertTitle>
          {refusal}
        </Alert>
      )}
    </StepForm>
  )
}

interface CodeStepProps {
  readonly email: string
  readonly onVerified: () => void
  readonly onOtherEmail: () => void
}

/** Asks for the code of the mail. Its session is used only together with a new password. */
function CodeStep({ email, onVerified, onOtherEmail }: CodeStepProps) {
  const holdSession = useSetAtom(holdingSessionAtom)
  const resend = useResend('recovery', email, () => sendRecoveryCode(email))
  const verify = async (code: string) => {
    holdSession(true)
    try {
      // An account confirmed by this code may have somebody else's password.
      await disownSignUp(email)
      const refusal = refusalText(await verifyCode(email, code, 'recovery'))
      if (refusal === null) onVerified()
      return refusal
    } catch (cause) {
      console.warn('The code of a recovery could not be checked', cause)
      return failureText(cause)
    } finally {
      holdSession(false)
    }
  }
  return (
    <CodeForm
      lead={
        <StepTitle title={copy.title}>
          {copy.sent} <strong>{email}</strong>. {copy.late}
        </StepTitle>
      }
      label={copy.code}
      onVerify={verify}
      mail={{ kind: 'recovery', email }}
      onResend={resend}
      leaveLabel={copy.otherEmail}
      onLeave={onOtherEmail}
    />
  )
}
