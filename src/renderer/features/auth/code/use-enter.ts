import { useStore } from 'jotai'
import { passwordRefusalText } from '#renderer/entities/password/password.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { accountOf } from '../auth-flow.ts'
import { authFlowAtom, typedPasswordAtom } from '../flow.ts'
import { choosePassword, isDisowned, isOwnSignUp, takeOverProfile } from './api.ts'
import { copy } from './copy.ts'

/**
 * Entry of a member who has just confirmed an e-mail. Somebody else may have signed up with it first: unless the
 * account was created here, it gets a new password and the values typed at the sign-up here.
 */
export function useEnter() {
  const store = useStore()
  const toasts = useToasts('frame')

  /** Makes sure that the account has a password of its owner. */
  const settle = async (email: string): Promise<void> => {
    const account = accountOf(store.get(authFlowAtom), email)
    // If it was confirmed on another device, it already has its owner's name.
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
    /** Leads into the app, to step 2, or to a new password if there is none. */
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
