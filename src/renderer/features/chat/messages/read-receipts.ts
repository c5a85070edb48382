import type { MemberScope } from '#renderer/session/member-scope.ts'
import { receivedAfter, receivedUpTo } from './conversation-cache.ts'
import { markConversationRead } from './api.ts'
import { acknowledgeReceipt, addReceipt, receiptsOf } from './pending-receipts.ts'
import { changeSummaries, readSummaries } from './summaries-cache.ts'
import { isLater, summaryOf, withAllRead, withReadUpTo } from './conversation-summary.ts'

/** Marks all messages of a friend as read: here at once, on the server as soon as possible. */
export function markRead(member: MemberScope, friendId: string): void {
  const summary = summaryOf(readSummaries(member), friendId)
  if (!summary || summary.unread === 0) return
  changeSummaries(member, (known) => withAllRead(known, friendId))
  addReceipt(member, { friendId, upTo: summary.latest.created_at })
  flushReceipts(member)
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

/** Milliseconds within which receipts are combined. */
const TOGETHER = 500

/** The part of a member that sends receipts after a short delay. */
function createFlush(member: MemberScope) {
  let timer: ReturnType<typeof setTimeout> | undefined
  member.onClose(() => clearTimeout(timer))
  return {
    soon: () => {
      timer ??= setTimeout(() => {
        timer = undefined
        flushReceipts(member)
      }, TOGETHER)
    },
  }
}

/** Queues a receipt; reading and writing do not wait for it. */
export function tellRead(member: MemberScope, friendId: string, upTo: string): void {
  addReceipt(member, { friendId, upTo })
  member.part(createFlush).soon()
}

/** Sends pending receipts. Failed ones wait for the next call. */
export function flushReceipts(member: MemberScope): void {
  for (const mark of receiptsOf(member))
    markConversationRead(member.supabase, mark.friendId, mark.upTo).then(
      () => acknowledgeReceipt(member, mark),
      (error: unknown) => console.error('a conversation could not be marked as read', error),
    )
}
