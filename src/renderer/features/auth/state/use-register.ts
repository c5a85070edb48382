import { useSetAtom } from 'jotai'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { signUp } from '../api/sign-up.ts'
import { copy } from '../copy.ts'
import type { AuthEvent } from '../model/auth-flow.ts'
import type { Credentials } from '../model/credentials.ts'
import { registeringAtom } from './registering.ts'

/** Signs up and leads to step 2, or says why not (spec §4, §8). */
export function useRegister(dispatch: (event: AuthEvent) => void): (values: Credentials) => Promise<void> {
  const toasts = useToasts()
  const setRegistering = useSetAtom(registeringAtom)
  return async (values) => {
    // Before the call: a session that it brings must not lead to the dashboard yet.
    setRegistering(true)
    const outcome = await signUp(values)
    if (outcome.kind === 'refused') {
      setRegistering(false)
      return toasts.error(outcome.message, copy.signUpFailed)
    }
    const { title, description } = outcome.account.signedIn ? copy.signedUpReady : copy.signedUp
    toasts.success(title, description)
    dispatch({ type: 'signed_up', account: outcome.account })
  }
}
