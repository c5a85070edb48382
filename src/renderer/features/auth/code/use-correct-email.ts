import { useSetAtom } from 'jotai'
import { forgetUsernameOffers } from '#renderer/entities/member/username/username-offer.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import type { NewAccount } from '../auth-flow.ts'
import { copy } from '../copy.ts'
import { authFlowAtom } from '../flow.ts'
import { releaseSignUp } from './api/release-sign-up.ts'

/** Leads back to the registration of an account whose e-mail was mistyped. It is given up, or it would hold the name. */
export function useCorrectEmail() {
  const toasts = useToasts()
  const dispatch = useSetAtom(authFlowAtom)
  /** @returns whether the account is given up */
  return async (account: NewAccount): Promise<boolean> => {
    try {
      await releaseSignUp(account)
    } catch (cause) {
      console.warn('The sign-up could not be taken back', cause)
      toasts.error(copy.code.notTakenBack)
      return false
    }
    forgetUsernameOffers()
    dispatch({ type: 'email_mistyped' })
    return true
  }
}
