import { missedRequests } from '#renderer/entities/friends/requests/requests-cache.ts'
import { desktop } from '#renderer/lib/desktop.ts'
import { store } from '#renderer/lib/state/store.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { deliverOutbox, removeFromOutbox } from '../sending/delivery.ts'
import { patchConversations, retryFailedReads } from '../thread/conversation-cache.ts'
import type { ChatMessage } from '../thread/message.ts'
import { getLatestMessage } from './api/get-latest-message.ts'
import { getMessagesSince } from './api/get-messages-since.ts'
import { createInbox } from './inbox.ts'
import { followMessages } from './live-messages.ts'
import { storedCursor } from './message-cursor.ts'

/**
 * Follows the messages of a member and catches up whenever there is reason to think that some were missed.
 * @param announce told of every message once
 * @returns ends it
 */
export function receiveMessages(userId: string, announce: (messages: readonly ChatMessage[]) => void) {
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
  const retryFailed = () => {
    retryFailedReads(userId)
    void deliverOutbox(userId)
  }
  const live = followMessages(userId, inbox, () => {
    retryFailed()
    missedRequests(userId)
  })
  const catchUp = () => {
    void inbox.catchUp()
    retryFailed()
  }
  const onReturn = () => {
    live.retryNow()
    catchUp()
  }
  catchUp()
  const ends = [
    inbox.stop,
    live.stop,
    on('focus', catchUp),
    on('online', onReturn),
    store.sub(serverReachableAtom, () => store.get(serverReachableAtom) && onReturn()),
    desktop.power.onResume(() => {
      void live.reconnect()
      catchUp()
    }),
  ]
  return () => ends.forEach((end) => end())
}

function on(event: 'focus' | 'online', listener: () => void) {
  addEventListener(event, listener)
  return () => removeEventListener(event, listener)
}
