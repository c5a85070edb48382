import { UNREACHABLE, errorFields, isTooMany, isUnreachable, tooManyText } from '#renderer/server/errors.ts'
import { copy } from './copy.ts'

/** Why there is no file, and whether another place for it would help. */
export interface DownloadFailure {
  readonly message: string
  readonly isOfPlace: boolean
}

/** What a member is told of a download that failed. */
export function downloadFailure(cause: unknown): DownloadFailure {
  const { code } = errorFields(cause)
  if (code === 'file.disk_full') return { message: copy.failed.full, isOfPlace: true }
  if (code === 'file.unwritable') return { message: copy.failed.unwritable, isOfPlace: true }
  return { message: serverText(cause), isOfPlace: false }
}

function serverText(cause: unknown): string {
  if (isTooMany(cause)) return tooManyText(cause)
  return isUnreachable(cause) ? UNREACHABLE : copy.failed.refused
}
