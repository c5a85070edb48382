import { useAtomValue } from 'jotai'
import { removeOwnOrphanedFiles } from '#renderer/entities/files/upload/api.ts'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { announce } from '#renderer/ui/announce.ts'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { copy } from '../copy.ts'
import { missedSummaries } from '../summaries/summaries-cache.ts'
import { removeMessage } from '../thread/conversation-cache.ts'
import { deleteMessage } from './api/delete-message.ts'

/** Asks before an own message goes, for both who talk, and tells a failure. @returns takes its id and words to know it by */
export function useDeleteMessage(
  friend: Friend,
): (id: string, words: string, hasFile: boolean) => Promise<void> {
  const userId = useAtomValue(currentUserIdAtom) ?? ''
  const confirm = useConfirm()
  const reportFailure = useReportFailure()
  return async (id, words, hasFile) => {
    const isSure = await confirm({
      title: copy.removeTitle,
      description: copy.removeDescription(words, friend.username),
      confirmLabel: copy.removeConfirm,
      destructive: true,
    })
    if (!isSure) return
    try {
      await deleteMessage(id)
      removeMessage(userId, { id, sender_id: userId, receiver_id: friend.id })
      missedSummaries(userId)
      if (hasFile) void removeFilesOf(userId)
      announce(copy.removed)
    } catch (cause) {
      reportFailure(copy.removeFailed, cause)
    }
  }
}

/** What fails here is made up for at the next start. */
const removeFilesOf = (userId: string): Promise<void> =>
  removeOwnOrphanedFiles(userId).catch((cause: unknown) => console.warn('A file of a message is left', cause))
