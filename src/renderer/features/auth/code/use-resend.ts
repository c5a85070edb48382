import { useRef } from 'react'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from './copy.ts'
import { failureText } from '../failure-text.ts'

/**
 * Sends a code again and says whether that went well.
 * @param send throws when no mail was sent
 * @returns what sends it; resolves to whether a mail was sent
 */
export function useResend(send: () => Promise<void>): () => Promise<boolean> {
  const toasts = useToasts()
  const forgetFailure = useRef(() => {})
  return async () => {
    // One at a time: a stack would reach down to the code's field in a small window.
    forgetFailure.current()
    try {
      await send()
    } catch (cause) {
      console.warn('A new code was refused', cause)
      forgetFailure.current = toasts.error(failureText(cause))
      return false
    }
    toasts.success(copy.resent.title, copy.resent.description)
    return true
  }
}
