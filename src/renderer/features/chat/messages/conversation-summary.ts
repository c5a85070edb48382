import { compareNewestFirst, compareOldestFirst } from '#renderer/lib/keyset.ts'
import { friendOf, type ChatMessage } from './message.ts'

/** A conversation in the list of conversations. */
export interface Summary {
  readonly friendId: string
  /** Number of unread messages of the friend. */
  readonly unread: number
  /** `created_at` of the friend's newest message that the member has read; `null` for none. */
  readonly readAt: string | null
  /** `created_at` of the member's newest message that the friend has read; `null` also if they are not friends. */
  readonly friendReadAt: string | null
  /** The last message; a long text is cut off. */
  readonly latest: Pick<
    ChatMessage,
    'id' | 'sender_id' | 'content' | 'file_type' | 'file_name' | 'created_at'
  >
  /** Restored from an earlier start. */
  readonly isKept?: true
}

/** A read receipt as announced by the database. Only the reader gets the count. */
export interface ReadReceipt {
  readonly user_id: string
  readonly friend_id: string
  readonly last_read_at: string
  readonly unread_count?: number
}

/** Newest first. */
export type Summaries = readonly Summary[]

/** The conversation with a friend; `undefined` if there is none. */
export const summaryOf = (summaries: Summaries, friendId: string): Summary | undefined =>
  summaries.find((summary) => summary.friendId === friendId)

/**
 * Adds a message that became known, possibly again. One that is not newer than the last is already counted.
 * @param isSeen the conversation is being viewed, so all of it is read
 */
export function withMessage(
  summaries: Summaries,
  message: ChatMessage,
  userId: string,
  isSeen = false,
): Summaries {
  const friendId = friendOf(message, userId)
  const known = summaryOf(summaries, friendId)
  if (known && compareOldestFirst(message, known.latest) <= 0) return summaries
  const { id, sender_id, content, file_type, file_name, created_at } = message
  const summary: Summary = {
    friendId,
    readAt: isSeen ? created_at : (known?.readAt ?? null),
    friendReadAt: known?.friendReadAt ?? null,
    unread: isSeen ? 0 : (known?.unread ?? 0) + (sender_id === userId ? 0 : 1),
    latest: { id, sender_id, content, file_type, file_name, created_at },
  }
  return [summary, ...summaries.filter((other) => other !== known)].sort((one, other) =>
    compareNewestFirst(one.latest, other.latest),
  )
}

/**
 * Applies a read receipt: the member's own, from this or another window, or a friend's. What was read here since an own
 * receipt was sent does not become unread again.
 */
export function withReadReceipt(summaries: Summaries, mark: ReadReceipt, userId: string): Summaries {
  const isOwn = mark.user_id === userId
  const friendId = isOwn ? mark.friend_id : mark.user_id
  const { last_read_at: at, unread_count: unread = 0 } = mark
  const known = summaryOf(summaries, friendId)
  const before = (isOwn ? known?.readAt : known?.friendReadAt) ?? null
  if (isLater(before, at)) return summaries
  return change(summaries, friendId, isOwn ? { readAt: at, unread } : { friendReadAt: at })
}

/**
 * Marks a friend's messages as read up to a moment.
 * @param readAt `created_at` of the newest message read
 * @param unread number of messages after it
 */
export const withReadUpTo = (
  summaries: Summaries,
  friendId: string,
  readAt: string,
  unread: number,
): Summaries => change(summaries, friendId, { readAt, unread })

/** Marks all messages of a friend as read. */
export function withAllRead(summaries: Summaries, friendId: string): Summaries {
  const summary = summaryOf(summaries, friendId)
  return summary ? withReadUpTo(summaries, friendId, summary.latest.created_at, 0) : summaries
}

/** Whether one `created_at` is later than another; `null` is before everything. */
export function isLater(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one !== null
  return compareOldestFirst({ created_at: one, id: '' }, { created_at: other, id: '' }) > 0
}

/** Messages after what the member has read of their conversation and last wrote to it, on whichever machine. */
export function notDealtWith(
  messages: readonly ChatMessage[],
  summaries: Summaries,
  userId: string,
): readonly ChatMessage[] {
  const until = new Map<string, string>()
  const note = (friendId: string, at: string | null) => {
    if (at !== null && isLater(at, until.get(friendId) ?? null)) until.set(friendId, at)
  }
  for (const { friendId, readAt, latest } of summaries) {
    note(friendId, readAt)
    if (latest.sender_id === userId) note(friendId, latest.created_at)
  }
  for (const { sender_id, receiver_id, created_at } of messages)
    if (sender_id === userId) note(receiver_id, created_at)
  return messages.filter((message) =>
    isLater(message.created_at, until.get(friendOf(message, userId)) ?? null),
  )
}

const change = (summaries: Summaries, friendId: string, part: Partial<Summary>): Summaries =>
  summaries.map((summary) => (summary.friendId === friendId ? { ...summary, ...part } : summary))

/**
 * Sorts friends for a list of conversations: those with unread messages, then those with recent ones, newest first in
 * both; the others keep their order.
 */
export function byConversation<Friend extends { readonly id: string }>(
  friends: readonly Friend[],
  summaries: Summaries,
): readonly Friend[] {
  const unread = summaries.filter((summary) => summary.unread > 0)
  const read = summaries.filter((summary) => summary.unread === 0)
  const places = new Map([...unread, ...read].map(({ friendId }, index) => [friendId, index]))
  const placeOf = ({ id }: Friend) => places.get(id) ?? places.size
  return friends.toSorted((one, other) => placeOf(one) - placeOf(other))
}
