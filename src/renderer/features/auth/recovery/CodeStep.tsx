import { useSetAtom } from 'jotai'
import { verifyCode } from '../code/api/verify-code.ts'
import { CodeForm } from '../code/CodeForm.tsx'
import { refusalText } from '../code/refusal-text.ts'
import { useResend } from '../code/use-resend.ts'
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
    const refusal = refusalText(await verifyCode(email, code, ['recovery']))
    if (refusal === null) onVerified()
    holdSession(false)
    return refusal
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
