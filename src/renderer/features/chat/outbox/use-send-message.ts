import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { UploadFailure, reportUploadFailure } from '#renderer/entities/files/upload/upload-failure.ts'
import { store } from '#renderer/lib/store.ts'
import { waitInWords } from '#renderer/server/errors.ts'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { useToasts, type Toasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import type { DraftFile } from './draft-files.ts'
import { causeOf, resend, sendFile, sendText, type DeliveryResult } from './delivery.ts'
import { outboxOf } from './outbox.ts'
import { FileGone, forgetPause, isNewPause, wasStopped } from './send-failure.ts'
import { pauseLeft } from './send-pause.ts'

/**
 * Sends texts and files through the outbox; what has failed stays to be sent again, and each time is told (spec §8). Those
 * that were too many at once go out by themselves: that is told once, until all are out.
 */
export function useSendMessage() {
  const userId = useAtomValue(currentUserIdAtom)
  const toasts = useToasts()

  const report = useCallback(
    async (sender: string, delivery: Promise<DeliveryResult>, fileId = '') => {
      const outcome = await delivery
      // Signed out meanwhile: it waits in the outbox, and is told to nobody else. Who stops a file knows it.
      if (store.get(currentUserIdAtom) !== sender) return
      if (fileId !== '' && wasStopped(causeOf(fileId))) return
      if (outcome === 'sent' || (outcome === 'waiting' && !isNewPause(sender))) return
      if (outcome === 'waiting') toasts.info(copy.slowDown, copy.goesOutIn(waitInWords(pauseLeft(sender))))
      else if (fileId === '') toasts.error(copy.sendFailed)
      else tellUnsentFile(toasts, causeOf(fileId))
    },
    [toasts],
  )
  /** @param text a blank one is ignored (spec §5) */
  const send = useCallback(
    (friendId: string, text: string, files: readonly DraftFile[] = []) => {
      if (userId === null) return
      if (text.trim() !== '') void report(userId, sendText(userId, friendId, text.trim()))
      for (const file of files) void report(userId, sendFile(userId, friendId, file), file.id)
    },
    [userId, report],
  )
  const retry = useCallback(
    (messageId: string) => {
      if (userId === null) return
      forgetPause(userId)
      const isFile = outboxOf(userId).some(({ id, file }) => id === messageId && file)
      void report(userId, resend(userId, messageId), isFile ? messageId : '')
    },
    [userId, report],
  )
  return { send, retry }
}

/** Tells why a file was not sent: it could not be stored, or its message was not taken (spec §8). */
function tellUnsentFile(toasts: Toasts, cause: Error | undefined): void {
  if (cause instanceof UploadFailure) reportUploadFailure(toasts, cause.cause)
  else if (cause instanceof FileGone) toasts.error(copy.fileGone, copy.fileFailed)
  else toasts.error(copy.fileFailed)
}
