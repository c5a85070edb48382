import type { MemberScope } from '#renderer/session/member-scope.ts'
import { receivedAfter, receivedUpTo } from './conversation-cache.ts'
import { tellRead } from './pending-receipts.ts'
import { changeSummaries, readSummaries } from './summaries-cache.ts'
import { isLater, summaryOf, withAllRead, withReadUpTo } from './conversation-summary.ts'

/** Marks all messages of a friend as read: here at once, on the server as soon as possible. */
export function markRead(member: MemberScope, friendId: string): void {
  const summary = summaryOf(readSummaries(member), friendId)
  if (!summary || summary.unread === 0) return
  changeSummaries(member, (known) => withAllRead(known, friendId))
  tellRead(member, friendId, summary.latest.created_at)
}

/**
 * Marks a conversation as read up to a message: here at once, on the server as soon as possible.
 * @param id id of a loaded message; later ones stay unread
 */
export function markReadUpTo(member: MemberScope, friendId: string, id: string): void {
  const upTo = receivedUpTo(member, friendId, id)?.created_at
  const summary = summaryOf(readSummaries(member), friendId)
  if (upTo === undefined || !isLater(upTo, summary?.readAt ?? null)) return
  const unread = receivedAfter(member, friendId, upTo) ?? summary?.unread ?? 0
  changeSummaries(member, (known) => withReadUpTo(known, friendId, upTo, unread))
  tellRead(member, friendId, upTo)
}
