import { useAtomValue, useSetAtom } from 'jotai'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from './copy.ts'
import { authFlowAtom } from '../flow.ts'
import { sendCode } from './api/send-code.ts'
import { confirmationKinds, verifyCode } from './api/verify-code.ts'
import { refusalText } from './refusal-text.ts'
import { noteSentCodeAtom, sentCodesAtom } from './sent-codes.ts'
import { useResend } from './use-resend.ts'

/** The two things a member can do about an unconfirmed e-mail: type its code, or ask for another. */
export function useConfirmEmail(email: string) {
  const toasts = useToasts()
  const sent = useAtomValue(sentCodesAtom)[email]
  const noteSentCode = useSetAtom(noteSentCodeAtom)
  const dispatch = useSetAtom(authFlowAtom)
  const resend = useResend(async () => {
    await sendCode(email)
    noteSentCode(email, 'magiclink')
  })
  return {
    /** @returns the text to show beside the field, or `null` once confirmed and signed in */
    verify: async (code: string): Promise<string | null> => {
      const refusal = refusalText(await verifyCode(email, code, sent ? [sent] : confirmationKinds))
      if (refusal !== null) return refusal
      toasts.clear()
      toasts.success(copy.done.title, copy.done.description)
      dispatch({ type: 'signed_in' })
      return null
    },
    resend,
  }
}
