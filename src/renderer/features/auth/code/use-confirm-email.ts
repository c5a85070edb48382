import { useAtomValue, useSetAtom } from 'jotai'
import { UNREACHABLE } from '#renderer/server/errors.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import { failureText } from '../failure-text.ts'
import { sendCode } from './api/send-code.ts'
import { verifyCode } from './api/verify-code.ts'
import { noteSentCodeAtom, sentCodesAtom } from './sent-codes.ts'

/** The two things a member can do about an unconfirmed e-mail: type its code, or ask for another. */
export function useConfirmEmail(email: string) {
  const toasts = useToasts()
  const sent = useAtomValue(sentCodesAtom)[email]
  const noteSentCode = useSetAtom(noteSentCodeAtom)
  return {
    /** @returns the text to show beside the field, or `null` once confirmed and signed in */
    verify: async (code: string): Promise<string | null> => {
      const outcome = await verifyCode(email, code, sent)
      if (outcome === 'unreachable') return UNREACHABLE
      if (outcome === 'limited') return copy.tooManyTries
      if (outcome === 'refused') return copy.code.wrong
      toasts.clear()
      toasts.success(copy.code.done.title, copy.code.done.description)
      return null
    },
    /** @returns whether a mail was sent */
    resend: async (): Promise<boolean> => {
      try {
        await sendCode(email)
      } catch (cause) {
        console.warn('A new code was refused', cause)
        toasts.clear()
        toasts.error(failureText(cause))
        return false
      }
      noteSentCode(email, 'magiclink')
      // One at a time: a stack would reach down to the code's field in a small window.
      toasts.clear()
      toasts.success(copy.code.resent.title, copy.code.resent.description)
      return true
    },
  }
}
