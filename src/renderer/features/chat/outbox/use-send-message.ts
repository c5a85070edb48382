import type { MemberScope } from '#renderer/session/member-scope.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useCallback } from 'react'
import { UploadFailure, reportUploadFailure } from '#renderer/entities/files/upload/upload-failure.ts'
import { store } from '#renderer/lib/store.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { waitInWords } from '#renderer/server/errors.ts'
import { useToasts, type Toasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import type { DraftFile } from './draft-files.ts'
import { causeOf, resend, sendFile, sendText, type DeliveryResult } from './delivery.ts'
import { onceOut, outboxOf } from './outbox.ts'
import { FileGone, wasStopped } from './send-failure.ts'
import { sendPause } from './send-pause.ts'

/** The part of a member that knows whether they were told that messages wait for the server's return. */
function createOutage(member: MemberScope) {
  let isTold = false
  const forget = () => {
    if (store.get(serverReachableAtom)) isTold = false
  }
  member.onClose(store.sub(serverReachableAtom, forget))
  return {
    /** @returns whether it is news */
    tell: (): boolean => {
      const isNews = !isTold
      isTold = !store.get(serverReachableAtom)
      return isNews
    },
  }
}

/**
 * Sends texts and files through the outbox; what has failed stays to be sent again, and each time is told (spec §8). Those
 * that go out by themselves are told of once: what was too many, until all are out, and what waits for a server that is
 * away, until it is back.
 */
export function useSendMessage() {
  const member = useMember()
  const pause = member.part(sendPause)
  const outage = member.part(createOutage)
  const toasts = useToasts('frame')

  const report = useCallback(
    async (delivery: Promise<DeliveryResult>, fileId = '') => {
      const outcome = await delivery
      // Signed out meanwhile: it waits in the outbox, and is told to nobody else. Who stops a file knows it.
      if (member.signal.aborted) return
      if (fileId !== '' && wasStopped(causeOf(member, fileId))) return
      if (outcome === 'sent' || (outcome === 'waiting' && !pause.tell())) return
      if (outcome === 'unsent' && !outage.tell()) return
      if (outcome === 'waiting') toasts.info(copy.slowDown, copy.goesOutIn(waitInWords(pause.left())))
      else onceOut(member, tellUnsent(toasts, fileId !== '', causeOf(member, fileId)))
    },
    [member, pause, outage, toasts],
  )
  /** @param text a blank one is ignored (spec §5) */
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

/** Tells that something was not sent, and why a file was not (spec §8). @returns takes that back */
function tellUnsent(toasts: Toasts, isFile: boolean, cause: Error | undefined): () => void {
  const { sendFailed, fileFailed, fileGone, goesOutLater } = copy
  if (cause instanceof FileGone) return toasts.error(fileGone, fileFailed)
  if (cause instanceof UploadFailure) return reportUploadFailure(toasts, cause.cause)
  const isAway = !store.get(serverReachableAtom)
  return toasts.error(isFile ? fileFailed : sendFailed, undefined, isAway ? goesOutLater : undefined)
}
