import { UploadFailure, useReportUploadFailure } from '#renderer/entities/files/upload/upload-failure.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { announce } from '#renderer/ui/announce.ts'
import { copy } from '../copy.ts'

/** Tells why a post was not published; of one that its author stopped, only that. */
export function useReportUnpublished(): (cause: unknown) => void {
  const reportFailure = useReportFailure()
  const reportUploadFailure = useReportUploadFailure()
  return (cause) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') announce(copy.create.cancelled)
    else if (cause instanceof UploadFailure) reportUploadFailure(cause.cause)
    else reportFailure(copy.create.failed, cause)
  }
}
