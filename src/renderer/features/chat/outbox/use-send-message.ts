import { useCallback } from 'react'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { UploadFailure, reportUploadFailure } from '#renderer/entities/files/upload/upload-failure.ts'
import { store } from '#renderer/lib/store.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { waitInWords } from '#renderer/server/errors.ts'
import { announce } from '#renderer/ui/announce.ts'
import { useToasts, type Toasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import type { DraftFile } from './draft-files.ts'
import { causeOf, resend, sendFile, sendText, type DeliveryResult } from './delivery.ts'
import { onceOut, outboxOf } from './outbox.ts'
import { FileGone, wasStopped } from './send-failure.ts'
import { sendPause } from './send-pause.ts'

/** The part of a member that knows whether they were told that messages wait for the server. */
function createOutage(member: MemberScope) {
  let isTold = false
  const forget = () => {
    if (store.get(serverReachableAtom)) isTold = false
  }
  member.onClose(store.sub(serverReachableAtom, forget))
  return {
    /** @returns whether the member had not been told */
    tell: (): boolean => {
      const isNews = !isTold
      isTold = !store.get(serverReachableAtom)
      return isNews
    },
  }
}

/**
 * Sends texts and files through the outbox. Each failure is reported, and the message stays to be sent again (spec §8).
 * Messages that will be sent automatically are reported once: rate-limited ones until all are sent, those of an outage
 * until it ends.
 */
export function useSendMessage() {
  const member = useMember()
  const pause = member.part(sendPause)
  const outage = member.part(createOutage)
  const toasts = useToasts('frame')

  const report = useCallback(
    async (delivery: Promise<DeliveryResult>, fileId = '') => {
      const outcome = await delivery
      // Signed out meanwhile: it waits in the outbox and nobody else is told. A member who stops a file knows it.
      if (member.signal.aborted) return
      if (fileId !== '' && wasStopped(causeOf(member, fileId))) return
      if (outcome === 'sent' || (outcome === 'waiting' && !pause.tell())) return
      if (outcome === 'unsent' && !outage.tell()) return
      if (outcome === 'waiting') toasts.info(copy.slowDown, copy.goesOutIn(waitInWords(pause.left())))
      else onceOut(member, tellUnsent(toasts, fileId !== '', causeOf(member, fileId)))
    },
    [member, pause, outage, toasts],
  )
  /** @param text ignored if blank (spec §5) */
  const send = useCallback(
    (friendId: string, text: string, files: readonly DraftFile[] = []) => {
      if (text.trim() !== '') void report(sendText(member, friendId, text.trim()))
      for (const file of files) void report(sendFile(member, friendId, file), file.id)
    },
    [member, report],
  )
  const retry = useCallback(
    (messageId: string) => {
      pause.forget()
      const isFile = outboxOf(member).some(({ id, file }) => id === messageId && file)
      void report(resend(member, messageId), isFile ? messageId : '')
    },
    [member, pause, report],
  )
  return { send, retry }
}

/** Reports that something was not sent, and for a file why (spec §8). @returns withdraws the report */
function tellUnsent(toasts: Toasts, isFile: boolean, cause: Error | undefined): () => void {
  const { sendFailed, fileFailed, fileGone } = copy
  if (cause instanceof FileGone) return toasts.error(fileGone, fileFailed)
  if (cause instanceof UploadFailure) return reportUploadFailure(toasts, cause.cause)
  const failed = isFile ? fileFailed : sendFailed
  if (store.get(serverReachableAtom)) return toasts.error(failed)
  // The window shows that the server is away, and the message that it goes out later: the toast need not stay.
  announce(failed)
  return toasts.echo(failed)
}
