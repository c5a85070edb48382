import { markConversationRead } from './api/mark-conversation-read.ts'
import { confirmMark, keepMark, marksOf } from './own-marks.ts'
import { changeSummaries, readSummaries } from './summaries-cache.ts'
import { summaryOf, withAllRead } from './summary.ts'

/** All that a friend has sent has been seen: here at once, on the server as soon as it can be reached. */
export function markRead(userId: string, friendId: string): void {
  const summary = summaryOf(readSummaries(userId), friendId)
  if (!summary || summary.unread === 0) return
  changeSummaries(userId, (known) => withAllRead(known, friendId))
  keepMark(userId, { friendId, upTo: summary.latest.created_at })
  sendMarks(userId)
}

/** Milliseconds in which messages that come under the member's eyes are told of as one. */
const TOGETHER = 500

let timer: ReturnType<typeof setTimeout> | undefined

/** A message came while its conversation was looked at. Whoever talks on does not wait for what is told of it. */
export function markSeen(userId: string, friendId: string, upTo: string): void {
  keepMark(userId, { friendId, upTo })
  timer ??= setTimeout(() => {
    timer = undefined
    sendMarks(userId)
  }, TOGETHER)
}

/** Tells the server what it has not been told. What fails waits for the next call. */
export function sendMarks(userId: string): void {
  for (const mark of marksOf(userId))
    markConversationRead(mark.friendId, mark.upTo).then(
      () => confirmMark(userId, mark),
      (error: unknown) => console.error('a conversation could not be marked as read', error),
    )
}
