import { compareNewestFirst, compareOldestFirst } from '#renderer/lib/keyset.ts'
import { friendOf, type ChatMessage } from './message.ts'

/** A conversation as the list of them shows it. */
export interface Summary {
  readonly friendId: string
  /** Messages of the friend that were not read. */
  readonly unread: number
  /** `created_at` of the friend's newest message that the member has read; `null` for none. */
  readonly readAt: string | null
  /** The same of the member's messages and the friend; `null` as well where the two are no friends. */
  readonly friendReadAt: string | null
  /** The last message; of a long text the beginning. */
  readonly latest: Pick<
    ChatMessage,
    'id' | 'sender_id' | 'content' | 'file_type' | 'file_name' | 'created_at'
  >
  /** As it was when the app was closed. */
  readonly isKept?: true
}

/** How far somebody has read, as the database announces it. The count comes to the reader alone. */
export interface ReadReceipt {
  readonly user_id: string
  readonly friend_id: string
  readonly last_read_at: string
  readonly unread_count?: number
}

/** Newest first. */
export type Summaries = readonly Summary[]

/** The conversation with a friend, `undefined` where there is none. */
export const summaryOf = (summaries: Summaries, friendId: string): Summary | undefined =>
  summaries.find((summary) => summary.friendId === friendId)

/**
 * With a message that became known, possibly again. One that is not newer than the last is part of what was counted.
 * @param isSeen the conversation is looked at, so that all of it is read
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
 * With what was heard of reading: the member's own, in this or another window, or a friend's. What was read here since an
 * own mark was sent is not unread again.
 */
export function withReadReceipt(summaries: Summaries, mark: ReadReceipt, userId: string): Summaries {
  const isOwn = mark.user_id === userId
  const friendId = isOwn ? mark.friend_id : mark.user_id
  const { last_read_at: at, unread_count: unread = 0 } = mark
  if (!isOwn) return change(summaries, friendId, { friendReadAt: at })
  const readAt = summaryOf(summaries, friendId)?.readAt ?? null
  return isLater(readAt, at) ? summaries : change(summaries, friendId, { readAt: at, unread })
}

/**
 * With what a friend has written read up to a moment.
 * @param readAt `created_at` of the newest message that was read
 * @param unread how many came after it
 */
export const withReadUpTo = (
  summaries: Summaries,
  friendId: string,
  readAt: string,
  unread: number,
): Summaries => change(summaries, friendId, { readAt, unread })

/** With all that a friend has written read. */
export function withAllRead(summaries: Summaries, friendId: string): Summaries {
  const summary = summaryOf(summaries, friendId)
  return summary ? withReadUpTo(summaries, friendId, summary.latest.created_at, 0) : summaries
}

/** Whether one `created_at` is later than another; `null` is before everything. */
export function isLater(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one !== null
  return compareOldestFirst({ created_at: one, id: '' }, { created_at: other, id: '' }) > 0
}

const change = (summaries: Summaries, friendId: string, part: Partial<Summary>): Summaries =>
  summaries.map((summary) => (summary.friendId === friendId ? { ...summary, ...part } : summary))

/**
 * Friends in the order of a list of conversations: those who wrote unread, then those last talked with, the newest first
 * in both; the others stay in their order.
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
