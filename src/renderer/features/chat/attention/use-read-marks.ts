import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useAttentive } from './attention.ts'
import { closeNotice } from './notifications.ts'
import { markReadAtom, unreadByFriendAtom } from './unread.ts'

/** Marks the open conversation as read while it is looked at, and takes its notification back. */
export function useReadMarks(openFriendId: string | null): void {
  const attentive = useAttentive()
  const unread = useAtomValue(unreadByFriendAtom)
  const markRead = useSetAtom(markReadAtom)
  const waiting = openFriendId !== null && unread.has(openFriendId)

  useEffect(() => {
    if (openFriendId === null || !attentive) return
    closeNotice(openFriendId).catch((error: unknown) =>
      console.error('a notification could not be closed', error),
    )
  }, [openFriendId, attentive])

  useEffect(() => {
    if (waiting && attentive) markRead(openFriendId)
  }, [waiting, attentive, openFriendId, markRead])
}
