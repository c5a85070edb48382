import { markSeen } from '../summaries/mark-read.ts'
import { changeSummaries, readSummaries } from '../summaries/summaries-cache.ts'
import { withMessage } from '../summaries/summary.ts'
import { friendOf, type ChatMessage } from '../thread/message.ts'

const BEGINNING = '1970-01-01'

/** Brings the list of conversations up to messages that became known. What is looked at is read as it comes. */
export function summarise(
  userId: string,
  messages: readonly ChatMessage[],
  isLookedAt: (friendId: string) => boolean,
): void {
  const seen = new Set(messages.map((message) => friendOf(message, userId)).filter(isLookedAt))
  const readAt = new Map(readSummaries(userId).map((summary) => [summary.friendId, summary.readAt]))
  changeSummaries(userId, (known) =>
    messages.reduce(
      (summaries, message) => withMessage(summaries, message, userId, seen.has(friendOf(message, userId))),
      known,
    ),
  )
  for (const { sender_id, created_at } of messages)
    if (seen.has(sender_id) && Date.parse(created_at) > Date.parse(readAt.get(sender_id) ?? BEGINNING))
      markSeen(userId, sender_id, created_at)
}
