import { z } from 'zod/mini'
import { applyRequestChange, invalidateRequests } from '#renderer/entities/friends/requests.ts'
import { desktop } from '#renderer/lib/desktop.ts'
import type { Cursor } from '#renderer/lib/keyset.ts'
import { store } from '#renderer/lib/store.ts'
import { storeValue } from '#renderer/lib/window-storage.ts'
import { dropDeadConnections, giveUpCalls, serverReachableAtom } from '#renderer/server/connectivity.ts'
import { deliverOutbox, removeFromOutbox } from '../outbox/delivery.ts'
import { flushReceipts, tellRead } from '../messages/read-receipts.ts'
import { changeSummaries, invalidateSummaries, readSummaries } from '../messages/summaries-cache.ts'
import { withMessage, withReadReceipt } from '../messages/summary.ts'
import {
  invalidateDeletions,
  patchConversations,
  removeMessage,
  retryFailedReads,
  withoutDeleted,
} from '../messages/conversation-cache.ts'
import { friendOf, type ChatMessage } from '../messages/message.ts'
import { getLatestMessage, getMessagesSince } from './api.ts'
import { createInbox } from './inbox.ts'
import { followMessages } from './live-messages.ts'

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
    getSince: async (since) => withoutDeleted(await getMessagesSince(since)),
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
    flushReceipts(userId)
  }
  const live = followMessages(userId, inbox, {
    onLive: () => {
      retryFailed()
      invalidateRequests(userId)
      invalidateSummaries(userId)
    },
    // Not before: a page that does not meet what is known would take its place.
    onCaughtUp: () => invalidateDeletions(userId),
    onRequest: (change) => void applyRequestChange(userId, change),
    onDeleted: (message) => {
      removeMessage(userId, message)
      invalidateSummaries(userId)
    },
    onRead: (mark) => {
      changeSummaries(userId, (known) => withReadReceipt(known, mark, userId))
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

const cursorSchema = z.object({ id: z.string(), created_at: z.iso.datetime({ offset: true }) })

/** Where this machine has followed a member's messages to, kept across restarts. An unreadable one counts as none. */
function storedCursor(userId: string) {
  const key = `message-cursor/${userId}`
  let current = readCursor(localStorage.getItem(key))
  return {
    read: () => current,
    write: (cursor: Cursor) => {
      current = cursor
      storeValue(key, JSON.stringify(cursor))
    },
  }
}

function readCursor(text: string | null): Cursor | undefined {
  if (text === null) return undefined
  try {
    return cursorSchema.parse(JSON.parse(text))
  } catch (error) {
    console.error('the stored message cursor is unreadable', error)
    return undefined
  }
}

const BEGINNING = '1970-01-01'

/**
 * Brings the list of conversations up to messages that became known.
 * @param isFollowed whether the newest message of the conversation with a friend is looked at: what comes is read
 */
export function summarise(
  userId: string,
  messages: readonly ChatMessage[],
  isFollowed: (friendId: string) => boolean,
): void {
  const seen = new Set(messages.map((message) => friendOf(message, userId)).filter(isFollowed))
  const readAt = new Map(readSummaries(userId).map((summary) => [summary.friendId, summary.readAt]))
  changeSummaries(userId, (known) =>
    messages.reduce(
      (summaries, message) => withMessage(summaries, message, userId, seen.has(friendOf(message, userId))),
      known,
    ),
  )
  for (const { sender_id, created_at } of messages)
    if (seen.has(sender_id) && Date.parse(created_at) > Date.parse(readAt.get(sender_id) ?? BEGINNING))
      tellRead(userId, sender_id, created_at)
}
