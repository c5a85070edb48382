import { useCallback } from 'react'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'

/** Tells the member that something failed, and the log why. */
export function useReportFailure(): (text: string, cause: unknown) => void {
  const toasts = useToasts()
  return useCallback(
    (text, cause) => {
      console.error(text, cause)
      toasts.error(text)
    },
    [toasts],
  )
}
