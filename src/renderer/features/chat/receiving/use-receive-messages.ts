import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { serverReachableAtom } from '#renderer/lib/connectivity.ts'
import { desktop } from '#renderer/lib/desktop.ts'
import { store } from '#renderer/lib/store.ts'
import { isAttentive, isLookedAt } from '../attention/attention.ts'
import { noticesFor } from '../attention/notice.ts'
import { raiseNotice } from '../attention/notifications.ts'
import { addUnreadAtom } from '../attention/unread.ts'
import { deliverOutbox, removeFromOutbox } from '../sending/delivery.ts'
import { patchConversations, retryFailedReads } from '../thread/conversation-cache.ts'
import type { ChatMessage } from '../thread/message.ts'
import { getLatestMessage } from './api/get-latest-message.ts'
import { getMessagesSince } from './api/get-messages-since.ts'
import { createInbox } from './inbox.ts'
import { followMessages } from './live-messages.ts'
import { storedCursor } from './message-cursor.ts'

/** Follows the messages of the member: caches, outbox, unread marks and notifications stay current. */
export function useMessageFeed(userId: string | null, openFriendId: string | null): void {
  const addUnread = useSetAtom(addUnreadAtom)
  const open = useRef(openFriendId)
  useEffect(() => {
    open.current = openFriendId
  }, [openFriendId])

  useEffect(() => {
    if (userId === null) return
    const attention = () => ({ openFriendId: open.current, attentive: isAttentive() })
    const isWanted = (friendId: string) =>
      store.get(currentUserIdAtom) === userId && !isLookedAt(friendId, attention())
    const announce = (messages: readonly ChatMessage[]) => {
      for (const notice of noticesFor(messages, userId, attention())) {
        addUnread(notice.friendId, notice.count)
        raiseNotice(userId, notice, () => isWanted(notice.friendId)).catch((error: unknown) =>
          console.error('a notification could not be shown', error),
        )
      }
    }
    return follow(userId, announce)
  }, [userId, addUnread])
}

function follow(userId: string, announce: (messages: readonly ChatMessage[]) => void) {
  const inbox = createInbox({
    cursor: storedCursor(userId),
    getSince: getMessagesSince,
    getLatest: getLatestMessage,
    onKnown: (messages) => {
      patchConversations(userId, messages)
      removeFromOutbox(
        userId,
        messages.map(({ id }) => id),
      )
    },
    onNew: announce,
  })
  const makeGood = () => {
    retryFailedReads(userId)
    void deliverOutbox(userId)
  }
  const live = followMessages(userId, inbox, makeGood)
  const wake = () => {
    void inbox.catchUp()
    makeGood()
  }
  const back = () => {
    live.hurry()
    wake()
  }
  wake()
  const ends = [
    inbox.stop,
    live.stop,
    on('focus', wake),
    on('online', back),
    store.sub(serverReachableAtom, () => store.get(serverReachableAtom) && back()),
    desktop.power.onResume(() => {
      void live.renew()
      wake()
    }),
  ]
  return () => ends.forEach((end) => end())
}

function on(event: 'focus' | 'online', listener: () => void) {
  addEventListener(event, listener)
  return () => removeEventListener(event, listener)
}
