import { compareOldestFirst } from '#renderer/lib/cursor.ts'
import type { ChatMessage } from './message.ts'

/** What is loaded of a conversation: an unbroken run of messages up to now, oldest first. */
export interface Conversation {
  readonly messages: readonly ChatMessage[]
  /** Whether the server has messages older than the first one here. */
  readonly hasOlder: boolean
}

/** Both lists as one, oldest first, each message once. */
function mergeMessages(one: readonly ChatMessage[], other: readonly ChatMessage[]): readonly ChatMessage[] {
  const known = new Set(one.map((message) => message.id))
  const added = other.filter((message) => !known.has(message.id))
  return added.length === 0 ? one : [...one, ...added].sort(compareOldestFirst)
}

/** Adds messages that have just become known. One from before the loaded run stays out: paging will bring it. */
export function addMessages(conversation: Conversation, messages: readonly ChatMessage[]): Conversation {
  const first = conversation.hasOlder ? conversation.messages[0] : undefined
  const within = messages.filter((message) => !first || compareOldestFirst(message, first) > 0)
  const merged = mergeMessages(conversation.messages, within)
  return merged === conversation.messages ? conversation : { ...conversation, messages: merged }
}

/** Puts the next older page before the run. */
export function addOlderPage(conversation: Conversation, page: Conversation): Conversation {
  return { messages: mergeMessages(page.messages, conversation.messages), hasOlder: page.hasOlder }
}
