import { receivedAfter, receivedUpTo } from './conversation-cache.ts'
import { markConversationRead } from './api.ts'
import { acknowledgeReceipt, addReceipt, receiptsOf } from './pending-receipts.ts'
import { changeSummaries, readSummaries } from './summaries-cache.ts'
import { isLater, summaryOf, withAllRead, withReadUpTo } from './summary.ts'

/** All that a friend has sent counts as read: here at once, on the server as soon as it can be reached. */
export function markRead(userId: string, friendId: string): void {
  const summary = summaryOf(readSummaries(userId), friendId)
  if (!summary || summary.unread === 0) return
  changeSummaries(userId, (known) => withAllRead(known, friendId))
  addReceipt(userId, { friendId, upTo: summary.latest.created_at })
  flushReceipts(userId)
}

/**
 * A conversation was read up to one of its messages: here at once, on the server as soon as it can be reached.
 * @param id of a message that is loaded; what came after it stays unread
 */
export function markReadUpTo(userId: string, friendId: string, id: string): void {
  const upTo = receivedUpTo(userId, friendId, id)?.created_at
  const summary = summaryOf(readSummaries(userId), friendId)
  if (upTo === undefined || !isLater(upTo, summary?.readAt ?? null)) return
  const unread = receivedAfter(userId, friendId, upTo) ?? summary?.unread ?? 0
  changeSummaries(userId, (known) => withReadUpTo(known, friendId, upTo, unread))
  tellRead(userId, friendId, upTo)
}

/** Milliseconds in which messages that come under the member's eyes are told of as one. */
const TOGETHER = 500

let timer: ReturnType<typeof setTimeout> | undefined

/** Tells the server a little later. Whoever reads or talks on does not wait for it. */
export function tellRead(userId: string, friendId: string, upTo: string): void {
  addReceipt(userId, { friendId, upTo })
  timer ??= setTimeout(() => {
    timer = undefined
    flushReceipts(userId)
  }, TOGETHER)
}

/** Tells the server what it has not been told. What fails waits for the next call. */
export function flushReceipts(userId: string): void {
  for (const mark of receiptsOf(userId))
    markConversationRead(mark.friendId, mark.upTo).then(
      () => acknowledgeReceipt(userId, mark),
      (error: unknown) => console.error('a conversation could not be marked as read', error),
    )
}
