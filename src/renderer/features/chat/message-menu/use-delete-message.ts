import { useAtomValue } from 'jotai'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { useReportFailure } from '#renderer/entities/session/use-report-failure.ts'
import { announce } from '#renderer/ui/announcer/announce.ts'
import { useConfirm } from '#renderer/ui/confirm/use-confirm.ts'
import { copy } from '../copy.ts'
import { missedSummaries } from '../summaries/summaries-cache.ts'
import { removeMessage } from '../thread/conversation-cache.ts'
import { deleteMessage } from './api/delete-message.ts'

/** Asks before an own message goes, for both who talk, and tells a failure. @returns takes its id and words to know it by */
export function useDeleteMessage(friend: Friend): (id: string, words: string) => Promise<void> {
  const userId = useAtomValue(currentUserIdAtom) ?? ''
  const confirm = useConfirm()
  const reportFailure = useReportFailure()
  return async (id, words) => {
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
      announce(copy.removed)
    } catch (cause) {
      reportFailure(copy.removeFailed, cause)
    }
  }
}
