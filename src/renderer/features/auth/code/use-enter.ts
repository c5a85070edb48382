import { useStore } from 'jotai'
import { passwordRefusalText } from '#renderer/entities/password/password.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { accountOf } from '../auth-flow.ts'
import { authFlowAtom, typedPasswordAtom } from '../flow.ts'
import { choosePassword, isDisowned, isOwnSignUp, takeOverProfile } from './api.ts'
import { copy } from './copy.ts'

/**
 * The way in for who has just confirmed an e-mail. Whoever signed up with it first may have been somebody else: unless the
 * account comes from here, it gets the password of who confirmed it, and what they typed at their sign-up.
 */
export function useEnter() {
  const store = useStore()
  const toasts = useToasts('frame')

  /** The account has a password of its owner's by now. */
  const settle = async (email: string): Promise<void> => {
    const account = accountOf(store.get(authFlowAtom), email)
    // Confirmed on another device meanwhile, it has its owner's name already.
    if (!account || !(await isDisowned())) return store.set(authFlowAtom, { type: 'signed_in' })
    try {
      await takeOverProfile(account)
    } catch (cause) {
      console.error('What was typed at the sign-up could not be saved', cause)
      toasts.error(copy.notTakenOver)
    }
    store.set(authFlowAtom, { type: 'signed_up', account: { ...account, signedIn: true } })
  }

  return {
    settle,
    /** Leads in, to step 2, or to a new password where none is known. */
    enter: async (email: string): Promise<void> => {
      const typed = store.get(typedPasswordAtom)
      store.set(typedPasswordAtom, null)
      const account = accountOf(store.get(authFlowAtom), email)
      const isOwn = account !== null && (await isOwnSignUp(account))
      const password = typed?.email.toLowerCase() === email.toLowerCase() ? typed.password : null
      const refusal = isOwn || password === null ? null : await choosePassword(password)
      toasts.clear()
      if (isOwn || (password !== null && (refusal === null || refusal === 'same'))) {
        toasts.success(copy.done.title, copy.done.description)
        return settle(email)
      }
      if (refusal === null) toasts.info(copy.choosePassword)
      else toasts.error(passwordRefusalText(refusal))
      store.set(authFlowAtom, { type: 'password_missing', email })
    },
  }
}
