import { z } from 'zod/mini'
import { defineJob } from '#renderer/session/jobs.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { markConversationRead } from './api.ts'
import { receivedAfter } from './conversation-cache.ts'
import { isLater, summaryOf, withReadUpTo, type Summaries } from './conversation-summary.ts'

/** How far the member has read a conversation, until the server has acknowledged it. Its id is that of the friend. */
export const receiptJob = defineJob({
  name: 'receipt',
  schema: z.object({ upTo: z.string() }),
  lane: () => 'receipts',
  run: (member, { id, payload }) => markConversationRead(member.supabase, id, payload.upTo),
  // Of a conversation with somebody who is no friend any more.
  onRefused: () => 'drop',
  isUrgent: true,
})

/** Milliseconds within which receipts of a conversation are combined. */
const TOGETHER = 500

/** The part of a member that sends held receipts after a short delay. */
function createFlush(member: MemberScope) {
  const queue = member.part(receiptJob.queue)
  let timer: ReturnType<typeof setTimeout> | undefined
  member.onClose(() => clearTimeout(timer))
  return {
    soon: () => {
      timer ??= setTimeout(() => {
        timer = undefined
        for (const { id } of queue.jobs()) void queue.release(id)
      }, TOGETHER)
    },
  }
}

/** Queues a receipt, unless the same or a later one of the conversation is pending; reading and writing do not wait for it. */
export function tellRead(member: MemberScope, friendId: string, upTo: string): void {
  const queue = member.part(receiptJob.queue)
  const known = queue.find(friendId)
  if (known && !isLater(upTo, known.payload.upTo)) return
  void queue.add(friendId, { upTo }, true)
  member.part(createFlush).soon()
}

/** Summaries with the pending receipts applied. */
export const withPendingReceipts = (summaries: Summaries, member: MemberScope): Summaries =>
  member
    .part(receiptJob.queue)
    .jobs()
    .reduce((known, { id: friendId, payload: { upTo } }) => {
      const summary = summaryOf(known, friendId)
      if (!summary || !isLater(upTo, summary.readAt)) return known
      const isAll = !isLater(summary.latest.created_at, upTo)
      const unread = isAll ? 0 : (receivedAfter(member, friendId, upTo) ?? summary.unread)
      return withReadUpTo(known, friendId, upTo, unread)
    }, summaries)
