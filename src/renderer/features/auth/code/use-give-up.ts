import { forgetUsernameOffers } from '#renderer/entities/member/username-check.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import type { NewAccount } from '../auth-flow.ts'
import { copy } from './copy.ts'
import { releaseSignUp } from './api/release-sign-up.ts'

/**
 * Gives up an account whose e-mail was mistyped; it would hold the name that its owner signs up anew with.
 * @returns whether it is given up
 */
export function useGiveUp() {
  const toasts = useToasts()
  return async (account: NewAccount): Promise<boolean> => {
    try {
      await releaseSignUp(account)
    } catch (cause) {
      console.warn('The sign-up could not be taken back', cause)
      toasts.error(copy.notTakenBack)
      return false
    }
    forgetUsernameOffers()
    return true
  }
}
