import { useCallback } from 'react'
import { isTooMany, tooManyText } from '#renderer/lib/too-many.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'

/** Tells the member that something failed, and the log why. What was only too much at once is told calmly. */
export function useReportFailure(): (text: string, cause: unknown) => void {
  const toasts = useToasts()
  return useCallback(
    (text, cause) => {
      if (isTooMany(cause)) {
        console.warn(text, cause)
        // One at a time: who is too fast would soon look at a stack of them.
        toasts.clear()
        return toasts.info(text, tooManyText(cause))
      }
      console.error(text, cause)
      toasts.error(text)
    },
    [toasts],
  )
}
