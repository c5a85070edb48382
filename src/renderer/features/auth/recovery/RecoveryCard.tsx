import { useSetAtom } from 'jotai'
import type { Recovery } from '../auth-flow.ts'
import { authFlowAtom } from '../flow.ts'
import { CodeStep } from './CodeStep.tsx'
import { EmailStep } from './EmailStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'

interface RecoveryCardProps {
  readonly recovery: Recovery
  /** @param email what was typed as e-mail, for the login */
  readonly onLeave: (email: string) => void
}

/** A forgotten password, replaced in three steps: e-mail, the code it is sent, the new password. */
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
