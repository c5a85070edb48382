import { z } from 'zod/mini'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { memberMap } from '#renderer/session/member-storage.ts'
import { receivedAfter } from './conversation-cache.ts'
import { isLater, summaryOf, withReadUpTo, type Summaries } from './conversation-summary.ts'

/** How far the member has read a conversation, until the server has acknowledged it. */
interface OwnMark {
  readonly friendId: string
  readonly upTo: string
}

/** One per conversation, all under the key '': messages read while offline stay read after a restart. */
const marks = memberMap<readonly OwnMark[]>(
  'read-marks',
  z.array(z.object({ friendId: z.string(), upTo: z.string() })),
)

export const receiptsOf = (member: MemberScope): readonly OwnMark[] => member.part(marks).get('') ?? []

/** Adds a receipt, unless a later one of the same conversation is pending. */
export function addReceipt(member: MemberScope, mark: OwnMark): void {
  const known = receiptsOf(member).find(({ friendId }) => friendId === mark.friendId)
  if (known && isLater(known.upTo, mark.upTo)) return
  member.part(marks).set('', [...receiptsOf(member).filter((other) => other !== known), mark])
}

/** Removes an acknowledged receipt; a later one of the same conversation stays. */
export function acknowledgeReceipt(member: MemberScope, { friendId, upTo }: OwnMark): void {
  const left = receiptsOf(member).filter((mark) => mark.friendId !== friendId || mark.upTo !== upTo)
  member.part(marks).set('', left.length > 0 ? left : undefined)
}

/** Summaries with the pending receipts applied. */
export const withPendingReceipts = (summaries: Summaries, member: MemberScope): Summaries =>
  receiptsOf(member).reduce((known, { friendId, upTo }) => {
    const summary = summaryOf(known, friendId)
    if (!summary || !isLater(upTo, summary.readAt)) return known
    const isAll = !isLater(summary.latest.created_at, upTo)
    const unread = isAll ? 0 : (receivedAfter(member, friendId, upTo) ?? summary.unread)
    return withReadUpTo(known, friendId, upTo, unread)
  }, summaries)
