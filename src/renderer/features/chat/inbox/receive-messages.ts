import { z } from 'zod/mini'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import {
  applyRequestChange,
  forgetMember,
  invalidateRequests,
  rereadFriends,
} from '#renderer/entities/friends/requests.ts'
import { desktop } from '#renderer/lib/desktop.ts'
import { store } from '#renderer/lib/store.ts'
import { runJobs } from '#renderer/session/member-jobs.ts'
import { memberMap } from '#renderer/session/member-storage.ts'
import { dropDeadConnections, giveUpCalls, serverReturnsAtom } from '#renderer/server/connectivity.ts'
import { removeFromOutbox } from '../outbox/outbox.ts'
import { tellRead } from '../messages/pending-receipts.ts'
import {
  changeSummaries,
  freshSummaries,
  invalidateSummaries,
  readSummaries,
} from '../messages/summaries-cache.ts'
import {
  isLater,
  notDealtWith,
  summaryOf,
  withMessage,
  withReadReceipt,
  type ReadReceipt,
} from '../messages/conversation-summary.ts'
import {
  forgetConversation,
  invalidateDeletions,
  isDeleted,
  patchConversations,
  removeMessage,
  retryFailedReads,
} from '../messages/conversation-cache.ts'
import { friendOf, type ChatMessage, type DeletedMessage } from '../messages/message.ts'
import { getChanges } from './api.ts'
import { dispatch, type ChangeListener } from './change.ts'
import { createInbox } from './inbox.ts'
import { followMessages } from './live-messages.ts'

/** Milliseconds between two looks for what the live connection has dropped, up to SPREAD less: windows do not look in step. */
const LOOK_EVERY = 60_000
const SPREAD = 15_000
/** Milliseconds that a notification goes on showing what was taken back, until the server says what is left. */
const PATIENCE = 2_000

export interface MessageNews {
  /** Called with every message once. */
  readonly onNew: (messages: readonly ChatMessage[]) => void
  /** Whether the newest message of the conversation with a friend is being viewed. */
  readonly isFollowed: (friendId: string) => boolean
  /** The member has read the conversation with a friend in another window. */
  readonly onReadElsewhere: (friendId: string) => void
  /** A message of the conversation with a friend was deleted, and the list of conversations says what is left. */
  readonly onTakenBack: (friendId: string) => void
}

/**
 * Follows the messages of a member and catches up whenever some may have been missed.
 * @returns stops it
 */
export function receiveMessages(member: MemberScope, news: MessageNews) {
  const { onNew, isFollowed } = news
  const { supabase } = member
  const cursors = member.part(storedCursor)
  const inbox = createInbox({
    cursor: {
      read: () => cursors.get(''),
      write: (cursor) => cursors.set('', cursor),
    },
    getChanges: (cursor) => getChanges(supabase, cursor),
    isDeleted: (id) => isDeleted(member, id),
    onKnown: (messages) => {
      patchConversations(member, messages)
      summarise(member, messages, isFollowed)
      removeFromOutbox(
        member,
        messages.map(({ id }) => id),
      )
    },
    onNew,
    onMissed: (messages) => void stillNews(member, messages).then((news) => news.length > 0 && onNew(news)),
    onChange: (change) => dispatch(change, { ...found, onMessage: inbox.receive }),
    onLost: () => readAnew(member),
  })
  const { live, found } = listenersOf(member, news)
  const retryFailed = () => {
    retryFailedReads(member)
    runJobs(member)
  }
  const connection = followMessages(member, inbox, {
    ...live,
    onLive: retryFailed,
    onUnreadable: () => void inbox.catchUp(),
  })
  const catchUp = () => {
    void inbox.catchUp()
    retryFailed()
  }
  const onReturn = () => {
    connection.retryNow()
    catchUp()
  }
  catchUp()
  const timer = setInterval(() => void inbox.catchUp(), LOOK_EVERY - Math.random() * SPREAD)
  const ends = [
    () => clearInterval(timer),
    inbox.stop,
    connection.stop,
    on('focus', catchUp),
    on('online', onReturn),
    store.sub(serverReturnsAtom, onReturn),
    desktop.power.onResume(() => {
      giveUpCalls()
      void dropDeadConnections().then(() => {
        void connection.reconnect()
        catchUp()
      })
    }),
  ]
  return () => ends.forEach((end) => end())
}

type OtherListener = Omit<ChangeListener, 'onMessage'>

/** What becomes of changes other than new messages: of those that come live, and of those found by catching up. */
function listenersOf(member: MemberScope, { onReadElsewhere, onTakenBack }: MessageNews) {
  const live: OtherListener = {
    onRequest: (change) => void applyRequestChange(member, change),
    onDeleted: (message) =>
      void forgetMessage(member, message).then(() => onTakenBack(friendOf(message, member.id))),
    onRead: (mark) => {
      changeSummaries(member, (known) => withReadReceipt(known, mark, member.id))
      const isAllRead = mark.user_id === member.id && mark.unread_count === 0
      if (isAllRead) onReadElsewhere(mark.friend_id)
    },
    onMember: (id, hasEnded) => {
      if (!hasEnded) return rereadFriends(member)
      void forgetMember(member, id)
      forgetConversation(member, id)
      invalidateSummaries(member)
    },
  }
  const found: OtherListener = {
    ...live,
    onDeleted: (message) => {
      if (!isDeleted(member, message.id)) live.onDeleted(message)
    },
    onRead: (mark) => {
      if (!isNewReceipt(member, mark)) return
      live.onRead(mark)
      // Messages may have come since it was counted.
      if (mark.user_id === member.id) invalidateSummaries(member)
    },
  }
  return { live, found }
}

/** Has everything read again that the feed of changes tells of, because it could not tell all of it. */
function readAnew(member: MemberScope): void {
  invalidateRequests(member)
  invalidateSummaries(member)
  invalidateDeletions(member)
}

/** Whether a receipt says more than what is known of the conversation. */
function isNewReceipt(member: MemberScope, { user_id, friend_id, last_read_at }: ReadReceipt): boolean {
  const isOwn = user_id === member.id
  const known = summaryOf(readSummaries(member), isOwn ? friend_id : user_id)
  return isLater(last_read_at, (isOwn ? known?.readAt : known?.friendReadAt) ?? null)
}

/** Without what the member has read or answered on another machine meanwhile. */
async function stillNews(member: MemberScope, messages: readonly ChatMessage[]) {
  return notDealtWith(messages, await freshSummaries(member), member.id)
}

/** Resolves when the list of conversations says what is left, or the server does not. */
async function forgetMessage(member: MemberScope, message: DeletedMessage): Promise<void> {
  removeMessage(member, message)
  invalidateSummaries(member)
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.race([freshSummaries(member), late])
}

function on(event: 'focus' | 'online', listener: () => void) {
  addEventListener(event, listener)
  return () => removeEventListener(event, listener)
}

/** How far this machine has followed the member's changes, under the key ''; kept across restarts. */
const storedCursor = memberMap('change-cursor', z.string())

const BEGINNING = '1970-01-01'

/**
 * Updates the list of conversations with messages that became known.
 * @param isFollowed whether the newest message of the conversation with a friend is being viewed, so that new ones are
 * read
 */
export function summarise(
  member: MemberScope,
  messages: readonly ChatMessage[],
  isFollowed: (friendId: string) => boolean,
): void {
  const seen = new Set(messages.map((message) => friendOf(message, member.id)).filter(isFollowed))
  const readAt = new Map(readSummaries(member).map((summary) => [summary.friendId, summary.readAt]))
  changeSummaries(member, (known) =>
    messages.reduce(
      (summaries, message) =>
        withMessage(summaries, message, member.id, seen.has(friendOf(message, member.id))),
      known,
    ),
  )
  for (const { sender_id, created_at } of messages)
    if (seen.has(sender_id) && Date.parse(created_at) > Date.parse(readAt.get(sender_id) ?? BEGINNING))
      tellRead(member, sender_id, created_at)
}
