import { compareOldestFirst } from '#renderer/lib/keyset.ts'
import { PAGE_SIZE, type ChatMessage } from './message.ts'

/** Cached part of a conversation: messages without a gap up to now, oldest first. */
export interface Conversation {
  readonly messages: readonly ChatMessage[]
  /** Whether the server has messages older than the first one here. */
  readonly hasOlder: boolean
  /** It was kept on the disk since an earlier start: there may be messages between it and those that came since. */
  readonly isKept?: boolean
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

/** Without a message that its sender took back. */
export function withoutMessage(conversation: Conversation, id: string): Conversation {
  const messages = conversation.messages.filter((message) => message.id !== id)
  return messages.length === conversation.messages.length ? conversation : { ...conversation, messages }
}

/** Puts the next older page before the run. */
export function addOlderPage(conversation: Conversation, page: Conversation): Conversation {
  const messages = mergeMessages(page.messages, conversation.messages)
  return { ...conversation, messages, hasOlder: page.hasOlder }
}

/**
 * Brings what is known up to the newest page; what that does not hold was taken back meanwhile. Where the two do not
 * meet, nobody knows what is between.
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
