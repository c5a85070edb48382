import { useSetAtom } from 'jotai'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { noteSentCodeAtom } from '../code/sent-codes.ts'
import { copy } from '../copy.ts'
import { failureText } from '../failure-text.ts'
import type { Refused } from '../Refusal.tsx'
import { authFlowAtom, signingUpAtom } from '../flow.ts'
import { signUp } from './api/sign-up.ts'
import type { Credentials } from './credentials.ts'

/**
 * Signs up and leads to step 2, or answers why not (spec §4, §8). An account that waits for its code is led to that code.
 * @param onWaiting called before it is, since what was typed was for a new account
 */
export function useRegister(onWaiting: () => void): (values: Credentials) => Promise<Refused | null> {
  const toasts = useToasts()
  const dispatch = useSetAtom(authFlowAtom)
  const noteSentCode = useSetAtom(noteSentCodeAtom)
  const setSigningUp = useSetAtom(signingUpAtom)
  return async (values) => {
    setSigningUp(true)
    try {
      const outcome = await signUp(values)
      if (outcome.kind === 'taken') return { title: copy.signUpFailed, description: copy.emailTaken }
      if (outcome.kind === 'waiting') {
        noteSentCode(values.email, 'signup')
        toasts.info(copy.stillWaiting.title, copy.stillWaiting.description)
        onWaiting()
        dispatch({ type: 'found_waiting', email: values.email })
        return null
      }
      const { title, description } = outcome.account.signedIn ? copy.signedUpReady : copy.signedUp
      if (!outcome.account.signedIn) noteSentCode(outcome.account.email, 'signup')
      toasts.success(title, description)
      dispatch({ type: 'signed_up', account: outcome.account })
      return null
    } catch (cause) {
      console.warn('The sign-up was refused', cause)
      return { title: copy.signUpFailed, description: failureText(cause) }
    } finally {
      setSigningUp(false)
    }
  }
}
