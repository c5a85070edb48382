import { useSetAtom, useStore } from 'jotai'
import { secondStepAtom } from '#renderer/session/session.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import type { Credentials, Refused } from './credentials.ts'
import { failureText } from '../form-texts.ts'
import { authFlowAtom, typedPasswordAtom } from '../flow.ts'
import { signIn } from './api.ts'

/** Signs in, or returns why not (spec §8). The session itself causes the redirect. */
export function useSignIn(): (values: Credentials) => Promise<Refused | null> {
  const store = useStore()
  const toasts = useToasts()
  const onward = useToasts('frame')
  const dispatch = useSetAtom(authFlowAtom)
  const noteTypedPassword = useSetAtom(typedPasswordAtom)
  return async ({ email, password }) => {
    const outcome = await signIn(email, password)
    switch (outcome) {
      case 'signed-in':
        // Existing toasts were for the previous member.
        toasts.clear()
        if (!store.get(secondStepAtom)) onward.success(copy.signedIn)
        dispatch({ type: 'signed_in' })
        return null
      case 'unconfirmed':
        toasts.error(copy.unconfirmed.description, copy.unconfirmed.title)
        noteTypedPassword({ email, password })
        dispatch({ type: 'confirmation_needed', email })
        return null
      case 'refused':
        return {
          title: copy.signInFailed,
          description: copy.wrongCredentials,
          wrong: { field: 'password', advice: copy.advice.credentials },
        }
      default:
        return { title: copy.signInFailed, description: failureText(outcome) }
    }
  }
}
