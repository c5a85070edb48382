import { useReportFailure } from '#renderer/entities/session/use-report-failure.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'

/** Puts a text into the clipboard, and says so. */
export function useCopyText(): (text: string) => Promise<void> {
  const toasts = useToasts()
  const reportFailure = useReportFailure()
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      toasts.success(copy.copied)
    } catch (cause) {
      reportFailure(copy.copyFailed, cause)
    }
  }
}
