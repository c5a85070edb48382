import { useSetAtom } from 'jotai'
import { disownSignUp } from '../code/api/disown-sign-up.ts'
import { verifyCode } from '../code/api/verify-code.ts'
import { CodeForm } from '../code/CodeForm.tsx'
import { refusalText } from '../code/refusal-text.ts'
import { useResend } from '../code/use-resend.ts'
import { failureText } from '../failure-text.ts'
import { holdingSessionAtom } from '../flow.ts'
import { sendRecoveryCode } from './api/send-recovery-code.ts'
import { copy } from './copy.ts'
import { StepTitle } from './StepTitle.tsx'

interface CodeStepProps {
  readonly email: string
  readonly onVerified: () => void
  readonly onOtherEmail: () => void
}

/** Asks for the code that the e-mail was sent. The session that it brings comes with a new password only. */
export function CodeStep({ email, onVerified, onOtherEmail }: CodeStepProps) {
  const holdSession = useSetAtom(holdingSessionAtom)
  const resend = useResend(() => sendRecoveryCode(email))
  const verify = async (code: string) => {
    holdSession(true)
    try {
      // Of an account that waits for its first code, which this one confirms, the password may be somebody else's.
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
          {copy.sent} <strong>{email}</strong>
        </StepTitle>
      }
      label={copy.code}
      onVerify={verify}
      onResend={resend}
      isJustSent
      leaveLabel={copy.otherEmail}
      onLeave={onOtherEmail}
    />
  )
}
