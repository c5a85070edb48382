import type { ChatMessage } from '../thread/message.ts'
import { isLookedAt, type Attention } from './attention.ts'

/** Characters of a message that a notification shows. */
const BODY_LENGTH = 120

/** What the member has to be told of one friend's messages. */
export interface Notice {
  readonly friendId: string
  readonly count: number
  readonly newest: ChatMessage
}

/** At most one notice a friend, and none for a conversation that is looked at or for the member's own messages. */
export function noticesFor(
  messages: readonly ChatMessage[],
  userId: string,
  attention: Attention,
): readonly Notice[] {
  const incoming = messages.filter(
    ({ sender_id }) => sender_id !== userId && !isLookedAt(sender_id, attention),
  )
  return [...Map.groupBy(incoming, ({ sender_id }) => sender_id)].flatMap(([friendId, group]) => {
    const newest = group.at(-1)
    return newest ? [{ friendId, count: group.length, newest }] : []
  })
}

/** Text on one line, cut at a whole character with an ellipsis. */
export function shorten(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  return characters.length <= BODY_LENGTH
    ? characters.join('')
    : `${characters
        .slice(0, BODY_LENGTH - 1)
        .join('')
        .trimEnd()}…`
}
