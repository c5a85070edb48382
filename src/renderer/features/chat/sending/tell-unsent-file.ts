import { UploadFailure, tellUploadFailure } from '#renderer/entities/files/upload/upload-failure.ts'
import type { Toasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import { FileGone } from './send-failure.ts'

/** Tells why a file was not sent: it could not be stored, or its message was not taken (spec §8). */
export function tellUnsentFile(toasts: Toasts, cause: Error | undefined): void {
  if (cause instanceof UploadFailure) tellUploadFailure(toasts, cause.cause)
  else if (cause instanceof FileGone) toasts.error(copy.fileGone, copy.fileFailed)
  else toasts.error(copy.fileFailed)
}
