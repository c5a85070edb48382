import { useSetAtom } from 'jotai'
import { UNREACHABLE } from '#renderer/server/errors.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import { authFlowAtom } from '../flow.ts'
import { signIn } from './api/sign-in.ts'
import type { Credentials } from './credentials.ts'

/** Signs in and says how it went (spec §8). The redirect follows from the session. */
export function useLogIn(): (values: Credentials) => Promise<void> {
  const toasts = useToasts()
  const dispatch = useSetAtom(authFlowAtom)
  return async ({ email, password }) => {
    switch (await signIn(email, password)) {
      case 'signed-in':
        return toasts.success(copy.signedIn)
      case 'unconfirmed':
        toasts.error(copy.unconfirmed.description, copy.unconfirmed.title)
        return dispatch({ type: 'confirmation_needed', email })
      case 'refused':
        return toasts.error(copy.wrongCredentials, copy.signInFailed)
      case 'limited':
        return toasts.error(copy.tooManyTries, copy.signInFailed)
      case 'unreachable':
        return toasts.error(UNREACHABLE, copy.signInFailed)
    }
  }
}
