import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'

interface Words {
  readonly copied: string
  readonly copyFailed: string
}

/** Copies a text to the clipboard and confirms it. */
export function useCopyText({ copied, copyFailed }: Words): (text: string) => Promise<void> {
  const toasts = useToasts()
  const reportFailure = useReportFailure()
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      toasts.success(copied)
    } catch (cause) {
      reportFailure(copyFailed, cause)
    }
  }
}
