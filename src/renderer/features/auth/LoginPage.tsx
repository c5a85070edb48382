import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { Suspense } from 'react'
import { flushSync } from 'react-dom'
import { abandonSignIn } from '#renderer/session/leave.ts'
import { secondStepAtom } from '#renderer/session/session.ts'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { useToastsOf } from '#renderer/ui/toasts/use-toasts.ts'
import { LoginFrame } from './LoginFrame.tsx'
import type { AuthEvent, NewAccount } from './auth-flow.ts'
import { CredentialsStep } from './credentials/CredentialsStep.tsx'
import { noCredentials, typedBy, useCredentialsForm } from './credentials/credentials.ts'
import { useSignIn } from './credentials/use-sign-in.ts'
import { useSignUp } from './credentials/use-sign-up.ts'
import { authFlowAtom, holdingSessionAtom, typedPasswordAtom } from './flow.ts'

const ProfileTypeStep = lazyComponent(() => import('./profile-type/ProfileTypeStep.tsx'), 'ProfileTypeStep')
const RecoveryCard = lazyComponent(() => import('./recovery/RecoveryCard.tsx'), 'RecoveryCard')
const SecondStepCard = lazyComponent(() => import('./second-step/SecondStepCard.tsx'), 'SecondStepCard')
const CodeDialog = lazyComponent(() => import('./code/CodeDialog.tsx'), 'CodeDialog')

/** The entrance. Who has shown a password, or has been in before, may owe it the code of their second step. */
export function LoginPage() {
  const isHeld = useAtomValue(holdingSessionAtom)
  // What has brought the session ends first.
  const isSecondStep = useAtomValue(secondStepAtom) && !isHeld
  return isSecondStep ? <SecondStep /> : <Entry />
}

function SecondStep() {
  const dispatch = useSetAtom(authFlowAtom)
  const leave = () => {
    // It first ends the session, before anything could lead to the dashboard.
    void abandonSignIn()
    dispatch({ type: 'recovery_moved', to: null })
  }
  return (
    <LoginFrame isWide={false}>
      <Suspense>
        <SecondStepCard onLeave={leave} />
      </Suspense>
    </LoginFrame>
  )
}

/** Login, two-step register (spec §2) and the recovery of a password. */
function Entry() {
  const [flow, dispatch] = useAtom(authFlowAtom)
  const { mode, newAccount, confirming, waiting, givenName, recovery } = flow
  useToastsOf([mode, newAccount !== null, recovery !== null].join())
  const form = useCredentialsForm(flow)
  const noteTypedPassword = useSetAtom(typedPasswordAtom)
  const logIn = useSignIn()
  const forget = (email = form.getValues('email')) => {
    // The e-mail stays for the next login; passwords do not.
    form.reset({ ...noCredentials, email })
    noteTypedPassword(null)
  }
  const register = useSignUp(forget)
  const move = (event: AuthEvent) => {
    form.clearErrors()
    dispatch(event)
  }
  const leaveProfileType = () => {
    form.reset(noCredentials)
    // It first ends the session that a sign-up may have started.
    void abandonSignIn()
    move({ type: 'profile_type_left' })
  }
  const postponeCode = () => {
    forget()
    // Close the dialog first, since it holds the focus while it is open.
    flushSync(() => dispatch({ type: 'confirmation_left' }))
    form.setFocus('password')
  }
  const correctEmail = (account: NewAccount) => {
    // Before the fields that show it are mounted: a reset drops the values of mounted ones.
    form.reset({ ...form.getValues(), ...typedBy(account) })
    flushSync(() => dispatch({ type: 'email_mistyped' }))
    form.setFocus('email', { shouldSelect: true })
  }
  const startRecovery = () => {
    move({ type: 'recovery_moved', to: { step: 'email', email: form.getValues('email') } })
  }
  const leaveRecovery = (email: string) => {
    forget(email)
    move({ type: 'recovery_moved', to: null })
  }
  return (
    <>
      <LoginFrame isWide={!recovery && (mode === 'register' || newAccount !== null)}>
        {newAccount || recovery ? (
          <Suspense>
            {newAccount && <ProfileTypeStep account={newAccount} onLeave={leaveProfileType} />}
            {!newAccount && recovery && <RecoveryCard recovery={recovery} onLeave={leaveRecovery} />}
          </Suspense>
        ) : (
          <CredentialsStep
            key={mode}
            mode={mode}
            form={form}
            onSubmit={mode === 'login' ? logIn : register}
            onSwitchMode={() => move({ type: 'mode_switched' })}
            onForgotten={startRecovery}
          />
        )}
      </LoginFrame>
      <Suspense>
        {confirming && (
          <CodeDialog
            email={confirming}
            account={waiting?.email === confirming ? waiting : null}
            givenName={givenName}
            onMistyped={correctEmail}
            onLeave={postponeCode}
          />
        )}
      </Suspense>
    </>
  )
}
