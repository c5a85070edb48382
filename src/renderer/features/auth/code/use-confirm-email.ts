import { useSetAtom, useStore } from 'jotai'
import { accountOf } from '../auth-flow.ts'
import { failureText } from '../failure-text.ts'
import { authFlowAtom, holdingSessionAtom } from '../flow.ts'
import { disownSignUp } from './api/disown-sign-up.ts'
import { sendCode } from './api/send-code.ts'
import { verifyCode } from './api/verify-code.ts'
import { refusalText } from './refusal-text.ts'
import { useEnter } from './use-enter.ts'
import { useResend } from './use-resend.ts'

/** The two things a member can do about an unconfirmed e-mail: type its code, or ask for another. */
export function useConfirmEmail(email: string) {
  const store = useStore()
  const holdSession = useSetAtom(holdingSessionAtom)
  const { enter } = useEnter()
  const resend = useResend(() => sendCode(email))
  const confirm = async (code: string): Promise<string | null> => {
    const account = accountOf(store.get(authFlowAtom), email)
    // At each try: an account that was taken back and made anew has a password again.
    if (!account || account.isForeign) await disownSignUp(email)
    const refusal = refusalText(await verifyCode(email, code, 'email'))
    if (refusal === null) await enter(email)
    return refusal
  }
  return {
    /** @returns the text to show beside the field, or `null` once confirmed and signed in */
    verify: async (code: string): Promise<string | null> => {
      holdSession(true)
      try {
        return await confirm(code)
      } catch (cause) {
        console.warn('The e-mail could not be confirmed', cause)
        return failureText(cause)
      } finally {
        holdSession(false)
      }
    },
    resend,
  }
}
