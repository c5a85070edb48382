import { useCallback } from 'react'
import { uploadFailureText } from '#renderer/server/errors.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { announce } from '#renderer/ui/announce.ts'
import { reportToMember, useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
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
  return toasts.error(uploadFailureText(cause), copy.uploadFailed)
}

/** `reportUploadFailure` as a hook. */
function useReportUploadFailure(): (cause: unknown) => void {
  const toasts = useToasts()
  return useCallback((cause) => void reportUploadFailure(toasts, cause), [toasts])
}

/**
 * Tells a member, whatever page they are on, that the server has refused a row or a file of it; a file in the server's words
 * (spec §8).
 * @param failed text for the row
 */
export function reportRefusal(member: MemberScope, failed: string, cause: unknown): void {
  if (cause instanceof UploadFailure)
    reportToMember(member, uploadFailureText(cause.cause), cause, copy.uploadFailed)
  else reportToMember(member, failed, cause)
}

interface UnpublishedTexts {
  readonly cancelled: string
  readonly failed: string
}

/**
 * Reports why something with files was not published. Announces only that it was cancelled if its author did so; after
 * they have left nothing is reported.
 */
export function useReportUnpublished({ cancelled, failed }: UnpublishedTexts): (cause: unknown) => void {
  const { signal } = useMember()
  const reportFailure = useReportFailure()
  const reportUploadFailure = useReportUploadFailure()
  return (cause) => {
    if (signal.aborted) return
    if (cause instanceof DOMException && cause.name === 'AbortError') announce(cancelled)
    else if (cause instanceof UploadFailure) reportUploadFailure(cause.cause)
    else reportFailure(failed, cause)
  }
}
