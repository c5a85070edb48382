import { queryOptions, useQuery, type Query } from '@tanstack/react-query'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { friendsKey } from '#renderer/entities/friends/friends.ts'
import { compareOldestFirst, type Cursor } from '#renderer/lib/keyset.ts'
import { persistQuery } from '#renderer/server/cache/persist-rules.ts'
import { getConversationPage } from './api.ts'
import {
  addMessages,
  addOlderPage,
  newestPart,
  withNewestPage,
  withoutMessage,
  type Conversation,
} from './conversation.ts'
import { friendOf, type ChatMessage, type DeletedMessage } from './message.ts'

persistQuery('conversation', { most: 10, part: newestPart })

const conversationKey = (friendId: string) => ['conversation', friendId] as const

const conversationQuery = (member: MemberScope, friendId: string) =>
  queryOptions({
    queryKey: conversationKey(friendId),
    queryFn: () => loadNewest(member, friendId),
    // Restored data may miss messages that came before the app was closed.
    staleTime: ({ state }) => (state.data?.isKept ? 0 : Infinity),
    // Catch-ups and `retryFailedReads` keep it current without reading it all again.
    refetchOnReconnect: false,
  })

/** Cached messages of the conversation with a friend, kept current by live messages and catch-ups. */
export const useConversation = (friendId: string) => useQuery(conversationQuery(useMember(), friendId))

/**
 * The part of a member with messages that arrive while the newest page is being read, which may lack them; by friend.
 */
const arrivalsOf = () => new Map<string, ChatMessage[]>()

async function loadNewest(member: MemberScope, friendId: string): Promise<Conversation> {
  const arrivals = member.part(arrivalsOf)
  const arrived: ChatMessage[] = []
  arrivals.set(friendId, arrived)
  try {
    const page = await getPage(member, friendId)
    const known = member.queries.getQueryData<Conversation>(conversationKey(friendId))
    return addMessages(withNewestPage(known, page), withoutDeleted(member, arrived))
  } finally {
    if (arrivals.get(friendId) === arrived) arrivals.delete(friendId)
  }
}

async function getPage(member: MemberScope, friendId: string, before?: Cursor): Promise<Conversation> {
  const { messages, hasOlder } = await getConversationPage(member.supabase, friendId, before)
  return { messages: withoutDeleted(member, messages), hasOlder }
}

/** Loads the page before the oldest known message into the same cache entry. @throws the server's error */
export async function loadOlder(member: MemberScope, friendId: string): Promise<void> {
  const key = conversationKey(friendId)
  const oldest = member.queries.getQueryData<Conversation>(key)?.messages[0]
  if (!oldest) return
  const page = await getPage(member, friendId, oldest)
  member.queries.setQueryData<Conversation>(key, (current) => current && addOlderPage(current, page))
}

/**
 * Adds messages that became known to conversations that are loaded or loading. It creates no cache entry: one that ends
 * in the middle of the first page would look complete.
 */
export function patchConversations(member: MemberScope, messages: readonly ChatMessage[]): void {
  const arrivals = member.part(arrivalsOf)
  for (const [friendId, own] of Map.groupBy(messages, (message) => friendOf(message, member.id))) {
    arrivals.get(friendId)?.push(...own)
    member.queries.setQueryData<Conversation>(
      conversationKey(friendId),
      (current) => current && addMessages(current, own),
    )
  }
}

/** A friend's messages in the cached conversation, oldest first; none if it may have gaps. */
function receivedFrom(member: MemberScope, friendId: string): readonly ChatMessage[] {
  const known = member.queries.getQueryData<Conversation>(conversationKey(friendId))
  return known && !known.isKept ? known.messages.filter(({ sender_id }) => sender_id === friendId) : []
}

/** The friend's newest message up to a message of the conversation, which may be the member's own. */
export function receivedUpTo(member: MemberScope, friendId: string, id: string): ChatMessage | undefined {
  const known = member.queries.getQueryData<Conversation>(conversationKey(friendId))
  const end = known?.messages.find((message) => message.id === id)
  return end && receivedFrom(member, friendId).findLast((message) => compareOldestFirst(message, end) <= 0)
}

/**
 * Number of a friend's messages after a moment; `undefined` if the loaded messages do not reach back to it.
 * @param moment `created_at` of a message
 */
export function receivedAfter(member: MemberScope, friendId: string, moment: string): number | undefined {
  const received = receivedFrom(member, friendId)
  const isAfter = ({ created_at }: ChatMessage) =>
    compareOldestFirst({ created_at, id: '' }, { created_at: moment, id: '' }) > 0
  return received.every(isAfter) ? undefined : received.filter(isAfter).length
}

/** Removes a message that its sender deleted. */
export function removeMessage(member: MemberScope, message: DeletedMessage): void {
  member.part(deletedOf).add(message.id)
  member.queries.setQueryData<Conversation>(
    conversationKey(friendOf(message, member.id)),
    (current) => current && withoutMessage(current, message.id),
  )
}

/** Empties the conversation with somebody whose account has ended. */
export function forgetConversation(member: MemberScope, friendId: string): void {
  member.queries.setQueryData<Conversation>(
    conversationKey(friendId),
    (current) => current && { messages: [], hasOlder: false },
  )
}

/** Has the newest pages read again, because deletions may have been missed. */
export function invalidateDeletions(member: MemberScope): void {
  void member.queries.invalidateQueries({ queryKey: ['conversation'] })
}

/** Retries failed reads that are on screen, now that they will probably succeed. */
export function retryFailedReads(member: MemberScope): void {
  const predicate = ({ state }: Query) => state.status === 'error'
  for (const queryKey of [['conversation'], friendsKey]) {
    void member.queries.refetchQueries({ queryKey, type: 'active', predicate })
  }
}

/** The part of a member with the messages deleted since they signed in. */
const deletedOf = () => new Set<string>()

/** Whether a message was deleted since the member signed in. */
export const isDeleted = (member: MemberScope, id: string): boolean => member.part(deletedOf).has(id)

/** Without messages that were deleted while the answer was on its way. */
export function withoutDeleted<Message extends { readonly id: string }>(
  member: MemberScope,
  messages: readonly Message[],
): readonly Message[] {
  return messages.filter(({ id }) => !isDeleted(member, id))
}
