import { hearRequest, missedRequests } from '#renderer/entities/friends/requests.ts'
import { desktop } from '#renderer/lib/desktop.ts'
import { store } from '#renderer/lib/store.ts'
import { dropDeadConnections, giveUpCalls, serverReachableAtom } from '#renderer/server/connectivity.ts'
import { deliverOutbox, removeFromOutbox } from '../sending/delivery.ts'
import { sendMarks } from '../summaries/mark-read.ts'
import { changeSummaries, missedSummaries } from '../summaries/summaries-cache.ts'
import { withReadMark } from '../summaries/summary.ts'
import {
  missedDeletions,
  patchConversations,
  removeMessage,
  retryFailedReads,
} from '../thread/conversation-cache.ts'
import type { ChatMessage } from '../thread/message.ts'
import { stillThere } from '../thread/taken-back.ts'
import { summarise } from './summarise.ts'
import { getLatestMessage } from './api/get-latest-message.ts'
import { getMessagesSince } from './api/get-messages-since.ts'
import { createInbox } from './inbox.ts'
import { followMessages } from './live-messages.ts'
import { storedCursor } from './message-cursor.ts'

export interface MessageNews {
  /** Told of every message once. */
  readonly onNew: (messages: readonly ChatMessage[]) => void
  /** Whether the newest message of the conversation with a friend is looked at now. */
  readonly isFollowed: (friendId: string) => boolean
  /** The member has read the conversation with a friend in another window. */
  readonly onReadElsewhere: (friendId: string) => void
}

/**
 * Follows the messages of a member and catches up whenever there is reason to think that some were missed.
 * @returns ends it
 */
export function receiveMessages(userId: string, { onNew, isFollowed, onReadElsewhere }: MessageNews) {
  const inbox = createInbox({
    cursor: storedCursor(userId),
    getSince: async (since) => stillThere(await getMessagesSince(since)),
    getLatest: getLatestMessage,
    onKnown: (messages) => {
      patchConversations(userId, messages)
      summarise(userId, messages, isFollowed)
      removeFromOutbox(
        userId,
        messages.map(({ id }) => id),
      )
    },
    onNew,
  })
  const retryFailed = () => {
    retryFailedReads(userId)
    void deliverOutbox(userId)
    sendMarks(userId)
  }
  const live = followMessages(userId, inbox, {
    onLive: () => {
      retryFailed()
      missedRequests(userId)
      missedSummaries(userId)
    },
    // Not before: a page that does not meet what is known would take its place.
    onCaughtUp: () => missedDeletions(userId),
    onRequest: (change) => void hearRequest(userId, change),
    onDeleted: (message) => {
      removeMessage(userId, message)
      missedSummaries(userId)
    },
    onRead: (mark) => {
      changeSummaries(userId, (known) => withReadMark(known, mark, userId))
      const isAllRead = mark.user_id === userId && mark.unread_count === 0
      if (isAllRead) onReadElsewhere(mark.friend_id)
    },
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
      giveUpCalls()
      void dropDeadConnections().then(() => {
        void live.reconnect()
        catchUp()
      })
    }),
  ]
  return () => ends.forEach((end) => end())
}

function on(event: 'focus' | 'online', listener: () => void) {
  addEventListener(event, listener)
  return () => removeEventListener(event, listener)
}
