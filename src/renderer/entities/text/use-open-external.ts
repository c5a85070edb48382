import type { MouseEvent } from 'react'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { copy } from './copy.ts'

/** Click handler that opens a link in the system's browser. */
export function useOpenExternal(href: string): (event: MouseEvent) => void {
  const reportFailure = useReportFailure()
  return (event) => {
    event.preventDefault()
    unwrap(desktop.app.openExternal(href)).catch((cause: unknown) => reportFailure(copy.linkFailed, cause))
  }
}
