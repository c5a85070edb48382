import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { useAttentive } from './attention.ts'
import { closeNotice } from './notifications.ts'
import { markRead } from '../summaries/mark-read.ts'
import { useUnread } from './unread.ts'

/** Marks the open conversation as read while it is looked at, and takes its notification back. */
export function useReadMarks(openFriendId: string | null): void {
  const attentive = useAttentive()
  const userId = useAtomValue(currentUserIdAtom)
  const waiting = useUnread(openFriendId ?? '') > 0

  useEffect(() => {
    if (openFriendId === null || userId === null || !attentive) return
    closeNotice(userId, openFriendId).catch((error: unknown) =>
      console.error('a notification could not be closed', error),
    )
  }, [userId, openFriendId, attentive])

  useEffect(() => {
    if (openFriendId !== null && userId !== null && waiting && attentive) markRead(userId, openFriendId)
  }, [waiting, attentive, userId, openFriendId])
}
