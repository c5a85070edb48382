import Typography from '@mui/material/Typography'
import { useAtomValue } from 'jotai'
import { StepCodeForm } from '#renderer/entities/second-step/StepCodeForm.tsx'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy as authCopy } from '../copy.ts'
import { authFlowAtom } from '../flow.ts'
import { cardTitle } from '../form-parts.tsx'
import { confirmSignIn } from './api.ts'
import { copy } from './copy.ts'

interface SecondStepCardProps {
  /** Ends the session that waits for the code. */
  readonly onLeave: () => void
}

/** Asks a member whose account has a second step for its code, before the dashboard or a new password. */
export function SecondStepCard({ onLeave }: SecondStepCardProps) {
  const { recovery } = useAtomValue(authFlowAtom)
  const toasts = useToasts()
  const onward = useToasts('frame')
  const verify = async (code: string) => {
    const refusal = await confirmSignIn(code)
    if (refusal !== null) return refusal
    // Existing toasts were for whoever was here before.
    toasts.clear()
    if (recovery === null) onward.success(authCopy.signedIn)
    return null
  }
  const lead = (
    <div>
      <Typography id="second-step-title" variant="h1" sx={cardTitle}>
        {copy.title}
      </Typography>
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{copy.lead}</Typography>
    </div>
  )
  return (
    <StepCodeForm
      titleId="second-step-title"
      lead={lead}
      onVerify={verify}
      act={copy.submit}
      leaveLabel={copy.otherAccount}
      onLeave={onLeave}
      help={
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {copy.help}
        </Typography>
      }
    />
  )
}
