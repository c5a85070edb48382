import { compareOldestFirst } from '#renderer/lib/keyset.ts'
import { PAGE_SIZE, type ChatMessage } from './message.ts'

/** Cached part of a conversation: messages without a gap up to now, oldest first. */
export interface Conversation {
  readonly messages: readonly ChatMessage[]
  /** Whether the server has messages older than the first one. */
  readonly hasOlder: boolean
  /** Restored from an earlier start: messages between it and newer ones may be missing. */
  readonly isKept?: boolean
}

/** Merges two lists, oldest first, without duplicates. */
function mergeMessages(one: readonly ChatMessage[], other: readonly ChatMessage[]): readonly ChatMessage[] {
  const known = new Set(one.map((message) => message.id))
  const added = other.filter((message) => !known.has(message.id))
  return added.length === 0 ? one : [...one, ...added].sort(compareOldestFirst)
}

/** Adds messages that became known. One older than the loaded run is left out: paging will load it. */
export function addMessages(conversation: Conversation, messages: readonly ChatMessage[]): Conversation {
  const first = conversation.hasOlder ? conversation.messages[0] : undefined
  const within = messages.filter((message) => !first || compareOldestFirst(message, first) > 0)
  const merged = mergeMessages(conversation.messages, within)
  return merged === conversation.messages ? conversation : { ...conversation, messages: merged }
}

/** Without a message that its sender deleted. */
export function withoutMessage(conversation: Conversation, id: string): Conversation {
  const messages = conversation.messages.filter((message) => message.id !== id)
  return messages.length === conversation.messages.length ? conversation : { ...conversation, messages }
}

/** Adds the next older page before the run. */
export function addOlderPage(conversation: Conversation, page: Conversation): Conversation {
  const messages = mergeMessages(page.messages, conversation.messages)
  return { ...conversation, messages, hasOlder: page.hasOlder }
}

/**
 * Updates the known messages with the newest page; known ones missing in it were deleted. If the two do not overlap,
 * the page replaces them, since messages between may be missing.
 */
export function withNewestPage(known: Conversation | undefined, page: Conversation): Conversation {
  const [first] = page.messages
  const last = known?.messages.at(-1)
  if (!known || !last || !first || compareOldestFirst(first, last) > 0) return page
  if (!page.hasOlder) return page
  const before = known.messages.filter((message) => compareOldestFirst(message, first) < 0)
  return { messages: [...before, ...page.messages], hasOlder: known.hasOlder }
}

/** The part to persist for the next start. */
export const newestPart = ({ messages, hasOlder }: Conversation): Conversation => ({
  messages: messages.slice(-PAGE_SIZE),
  hasOlder: hasOlder || messages.length > PAGE_SIZE,
  isKept: true,
})
