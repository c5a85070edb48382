import { useEffect, useLayoutEffect, useRef } from 'react'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { store } from '#renderer/lib/store.ts'
import { isAttentive, isLookedAt } from '../attention/attention.ts'
import { isMuted } from '../attention/muted.ts'
import { noticesFor } from '../attention/notice.ts'
import { closeNotice, raiseNotice } from '../attention/notifications.ts'
import { followedAtom } from '../attention/reading-mark.ts'
import type { ChatMessage } from '../thread/message.ts'
import { receiveMessages } from './receive-messages.ts'

/** Follows the messages of the member: caches, outbox, unread marks and notifications stay current. */
export function useReceiveMessages(userId: string | null, openFriendId: string | null): void {
  const open = useRef(openFriendId)
  // With the page itself: what comes in a moment after a conversation was left has not been seen.
  useLayoutEffect(() => {
    open.current = openFriendId
  }, [openFriendId])

  useEffect(() => {
    if (userId === null) return
    const attention = () => ({ openFriendId: open.current, attentive: isAttentive() })
    const isWanted = (friendId: string) =>
      store.get(currentUserIdAtom) === userId &&
      !isMuted(userId, friendId) &&
      !isLookedAt(friendId, attention())
    const announce = (messages: readonly ChatMessage[]) => {
      for (const notice of noticesFor(messages, userId, attention())) {
        if (isMuted(userId, notice.friendId)) continue
        raiseNotice(userId, notice, () => isWanted(notice.friendId)).catch((error: unknown) =>
          console.error('a notification could not be shown', error),
        )
      }
    }
    return receiveMessages(userId, {
      onNew: announce,
      isFollowed: (friendId) => isLookedAt(friendId, attention()) && store.get(followedAtom) === friendId,
      onReadElsewhere: (friendId) => {
        closeNotice(userId, friendId).catch((error: unknown) =>
          console.error('a notification could not be closed', error),
        )
      },
    })
  }, [userId])
}
