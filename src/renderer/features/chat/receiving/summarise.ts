import { tellRead } from '../summaries/mark-read.ts'
import { changeSummaries, readSummaries } from '../summaries/summaries-cache.ts'
import { withMessage } from '../summaries/summary.ts'
import { friendOf, type ChatMessage } from '../thread/message.ts'

const BEGINNING = '1970-01-01'

/**
 * Brings the list of conversations up to messages that became known.
 * @param isFollowed whether the newest message of the conversation with a friend is looked at: what comes is read
 */
export function summarise(
  userId: string,
  messages: readonly ChatMessage[],
  isFollowed: (friendId: string) => boolean,
): void {
  const seen = new Set(messages.map((message) => friendOf(message, userId)).filter(isFollowed))
  const readAt = new Map(readSummaries(userId).map((summary) => [summary.friendId, summary.readAt]))
  changeSummaries(userId, (known) =>
    messages.reduce(
      (summaries, message) => withMessage(summaries, message, userId, seen.has(friendOf(message, userId))),
      known,
    ),
  )
  for (const { sender_id, created_at } of messages)
    if (seen.has(sender_id) && Date.parse(created_at) > Date.parse(readAt.get(sender_id) ?? BEGINNING))
      tellRead(userId, sender_id, created_at)
}
