import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useAtom } from 'jotai'
import { Suspense } from 'react'
import { flushSync } from 'react-dom'
import { lazyComponent } from '#renderer/lib/lazy-component.ts'
import { radius, space } from '#renderer/theme/tokens.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { PlanetWindow } from './PlanetWindow.tsx'
import { CredentialsStep } from './credentials/CredentialsStep.tsx'
import { noCredentials } from './credentials/credentials.ts'
import { useCredentialsForm } from './credentials/use-credentials-form.ts'
import { useLogIn } from './credentials/use-log-in.ts'
import { useRegister } from './credentials/use-register.ts'
import { authFlowAtom } from './flow.ts'

const ProfileTypeStep = lazyComponent(() => import('./profile-type/ProfileTypeStep.tsx'), 'ProfileTypeStep')
const CodeDialog = lazyComponent(() => import('./code/CodeDialog.tsx'), 'CodeDialog')

/** Login and two-step register (spec §2). */
export function LoginPage() {
  const [{ mode, newAccount, confirming }, dispatch] = useAtom(authFlowAtom)
  const form = useCredentialsForm(mode)
  const toasts = useToasts()
  const logIn = useLogIn()
  const forget = () => {
    // The e-mail stays for the login that comes next; passwords do not linger.
    form.reset({ ...noCredentials, email: form.getValues('email') })
  }
  const register = useRegister(forget)
  const switchMode = () => {
    form.clearErrors()
    toasts.clear()
    dispatch({ type: 'mode_switched' })
  }
  const leaveCode = () => dispatch({ type: 'confirmation_left' })
  const postponeCode = () => {
    // First the dialog goes, since it holds the focus while it stands.
    flushSync(leaveCode)
    form.setFocus('password')
  }
  return (
    <Box
      component="main"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 448px', lg: 'minmax(0, 1fr) 480px' },
        height: '100%',
        overflowY: 'auto',
      }}
    >
      <PlanetWindow />
      <Box sx={{ display: 'grid', alignItems: 'center', justifyItems: 'center', p: { xs: 2, md: 3 } }}>
        <Paper
          sx={{
            width: '100%',
            maxWidth: 440,
            p: { xs: 3, md: 4 },
            borderRadius: `${radius.large}px`,
            borderColor: space.lineStrong,
            backgroundColor: 'rgba(15, 15, 42, 0.97)',
          }}
        >
          {newAccount ? (
            <Suspense>
              <ProfileTypeStep account={newAccount} onSaved={forget} />
            </Suspense>
          ) : (
            <CredentialsStep
              key={mode}
              mode={mode}
              form={form}
              onSubmit={mode === 'login' ? logIn : register}
              onSwitchMode={switchMode}
            />
          )}
        </Paper>
      </Box>
      <Suspense>
        {confirming && <CodeDialog email={confirming} onConfirmed={leaveCode} onLeave={postponeCode} />}
      </Suspense>
    </Box>
  )
}
