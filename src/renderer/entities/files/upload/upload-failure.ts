import { useCallback } from 'react'
import {
  UNREACHABLE,
  errorFields,
  isRateLimited,
  isUnreachable,
  rateLimitText,
} from '#renderer/server/errors.ts'
import { useToasts, type Toasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'

/** A file of a row could not be stored; `cause` says why. */
export class UploadFailure extends Error {}

/**
 * Reports that a file could not be stored, in the server's words (spec §8), and logs the cause.
 * @returns withdraws the report
 */
export function reportUploadFailure(toasts: Toasts, cause: unknown): () => void {
  console.warn('A file could not be stored', cause)
  return toasts.error(textOf(cause), copy.uploadFailed)
}

function textOf(cause: unknown): string {
  if (isRateLimited(cause)) return rateLimitText(cause)
  return isUnreachable(cause) ? UNREACHABLE : String(errorFields(cause).message)
}

/** `reportUploadFailure` as a hook. */
export function useReportUploadFailure(): (cause: unknown) => void {
  const toasts = useToasts()
  return useCallback((cause) => void reportUploadFailure(toasts, cause), [toasts])
}
