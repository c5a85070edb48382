import { z } from 'zod/mini'
import { createStoredMap } from '#renderer/session/member-storage.ts'
import { receivedAfter } from './conversation-cache.ts'
import { isLater, summaryOf, withReadUpTo, type Summaries } from './summary.ts'

/** How far the member has read a conversation, as long as the server has not confirmed it. */
interface OwnMark {
  readonly friendId: string
  readonly upTo: string
}

/** By member, one a conversation: what was read without a server is not unread after a restart. */
const marks = createStoredMap<readonly OwnMark[]>(
  'read-marks/',
  z.array(z.object({ friendId: z.string(), upTo: z.string() })),
)

export const receiptsOf = (userId: string): readonly OwnMark[] => marks.get(userId) ?? []

/** Unless a later one of the same conversation is kept. */
export function addReceipt(userId: string, mark: OwnMark): void {
  const known = receiptsOf(userId).find(({ friendId }) => friendId === mark.friendId)
  if (known && isLater(known.upTo, mark.upTo)) return
  marks.set(userId, [...receiptsOf(userId).filter((other) => other !== known), mark])
}

/** The server has taken it. A later one of the same conversation stays. */
export function acknowledgeReceipt(userId: string, { friendId, upTo }: OwnMark): void {
  const left = receiptsOf(userId).filter((mark) => mark.friendId !== friendId || mark.upTo !== upTo)
  marks.set(userId, left.length > 0 ? left : undefined)
}

/** What the server says, with what it has not heard of yet. */
export const withPendingReceipts = (summaries: Summaries, userId: string): Summaries =>
  receiptsOf(userId).reduce((known, { friendId, upTo }) => {
    const summary = summaryOf(known, friendId)
    if (!summary || !isLater(upTo, summary.readAt)) return known
    const isAll = !isLater(summary.latest.created_at, upTo)
    const unread = isAll ? 0 : (receivedAfter(userId, friendId, upTo) ?? summary.unread)
    return withReadUpTo(known, friendId, upTo, unread)
  }, summaries)
