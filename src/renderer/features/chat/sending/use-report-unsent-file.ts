import { useCallback } from 'react'
import { UploadFailure } from '#renderer/entities/files/sending/upload-failure.ts'
import { useReportUploadFailure } from '#renderer/entities/files/sending/use-report-upload-failure.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import { FileGone } from './send-failure.ts'

/** Tells why a file was not sent: it could not be stored, or its message was not taken (spec §8). */
export function useReportUnsentFile(): (cause: Error | undefined) => void {
  const toasts = useToasts()
  const reportUpload = useReportUploadFailure()
  return useCallback(
    (cause) => {
      if (cause instanceof UploadFailure) reportUpload(cause.cause)
      else if (cause instanceof FileGone) toasts.error(copy.fileGone, copy.fileFailed)
      else toasts.error(copy.fileFailed)
    },
    [toasts, reportUpload],
  )
}
