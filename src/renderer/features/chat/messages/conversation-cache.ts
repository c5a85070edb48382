import { queryOptions, useQuery, type Query } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { friendsKey } from '#renderer/entities/friends/friends.ts'
import { compareOldestFirst, type Cursor } from '#renderer/lib/keyset.ts'
import { persistQuery } from '#renderer/server/cache/persist-rules.ts'
import { queryClient } from '#renderer/server/cache/query-client.ts'
import { currentUserIdAtom, ofSession } from '#renderer/session/session.ts'
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

const conversationKey = (userId: string | null, friendId: string) =>
  ['conversation', userId, friendId] as const

const conversationQuery = (userId: string | null, friendId: string) =>
  queryOptions({
    queryKey: conversationKey(userId, friendId),
    queryFn: () => loadNewest(userId ?? '', friendId),
    enabled: userId !== null,
    // What was kept may miss messages that came before the app was closed.
    staleTime: ({ state }) => (state.data?.isKept ? 0 : Infinity),
    // Catching up and `retryFailedReads` bring it up to date without reading it all again.
    refetchOnReconnect: false,
  })

/** What is loaded of the conversation with a friend. Live messages and catching up keep it current. */
export const useConversation = (friendId: string) =>
  useQuery(conversationQuery(useAtomValue(currentUserIdAtom), friendId))

/** What comes in while the newest page is being read, which may not have it: by member and friend. */
const arrivals = new Map<string, ChatMessage[]>()
const arrivalsKey = (userId: string, friendId: string) => `${userId}/${friendId}`

async function loadNewest(userId: string, friendId: string): Promise<Conversation> {
  const key = arrivalsKey(userId, friendId)
  const arrived: ChatMessage[] = []
  arrivals.set(key, arrived)
  try {
    const page = await getPage(friendId)
    const known = queryClient.getQueryData<Conversation>(conversationKey(userId, friendId))
    return addMessages(withNewestPage(known, page), withoutDeleted(arrived))
  } finally {
    if (arrivals.get(key) === arrived) arrivals.delete(key)
  }
}

async function getPage(friendId: string, before?: Cursor): Promise<Conversation> {
  const { messages, hasOlder } = await getConversationPage(friendId, before)
  return { messages: withoutDeleted(messages), hasOlder }
}

/** Loads the page before the oldest message known, into the same cache entry. @throws the server's error */
export async function loadOlder(userId: string, friendId: string): Promise<void> {
  const key = conversationKey(userId, friendId)
  const oldest = queryClient.getQueryData<Conversation>(key)?.messages[0]
  if (!oldest) return
  const page = await getPage(friendId, oldest)
  queryClient.setQueryData<Conversation>(key, (current) => current && addOlderPage(current, page))
}

/**
 * Puts messages that became known into the conversations that are loaded or being loaded. None is begun with them: a
 * run that ends in the middle of the first page would look like one whose older page is wanted.
 */
export function patchConversations(userId: string, messages: readonly ChatMessage[]): void {
  for (const [friendId, own] of Map.groupBy(messages, (message) => friendOf(message, userId))) {
    arrivals.get(arrivalsKey(userId, friendId))?.push(...own)
    queryClient.setQueryData<Conversation>(
      conversationKey(userId, friendId),
      (current) => current && addMessages(current, own),
    )
  }
}

/** What a friend has sent, of what is loaded of the conversation, oldest first; nothing where it may lack something. */
function receivedFrom(userId: string, friendId: string): readonly ChatMessage[] {
  const known = queryClient.getQueryData<Conversation>(conversationKey(userId, friendId))
  return known && !known.isKept ? known.messages.filter(({ sender_id }) => sender_id === friendId) : []
}

/** The newest message of a friend up to this one of the conversation, which may be the member's own. */
export function receivedUpTo(userId: string, friendId: string, id: string): ChatMessage | undefined {
  const known = queryClient.getQueryData<Conversation>(conversationKey(userId, friendId))
  const end = known?.messages.find((message) => message.id === id)
  return end && receivedFrom(userId, friendId).findLast((message) => compareOldestFirst(message, end) <= 0)
}

/**
 * How many messages of a friend came after a moment; `undefined` where what is loaded does not reach back to it.
 * @param moment `created_at` of a message
 */
export function receivedAfter(userId: string, friendId: string, moment: string): number | undefined {
  const received = receivedFrom(userId, friendId)
  const isAfter = ({ created_at }: ChatMessage) =>
    compareOldestFirst({ created_at, id: '' }, { created_at: moment, id: '' }) > 0
  return received.every(isAfter) ? undefined : received.filter(isAfter).length
}

/** Takes out a message that its sender took back. */
export function removeMessage(userId: string, message: DeletedMessage): void {
  noteTakenBack(message.id)
  queryClient.setQueryData<Conversation>(
    conversationKey(userId, friendOf(message, userId)),
    (current) => current && withoutMessage(current, message.id),
  )
}

/** Has the newest pages read anew, since something may have been taken back unheard. */
export function invalidateDeletions(userId: string): void {
  void queryClient.invalidateQueries({ queryKey: ['conversation', userId] })
}

/** Reads again what could not be read and is on the screen, now that there is reason to think it will succeed. */
export function retryFailedReads(userId: string): void {
  const predicate = ({ state }: Query) => state.status === 'error'
  for (const queryKey of [['conversation', userId], friendsKey(userId)]) {
    void queryClient.refetchQueries({ queryKey, type: 'active', predicate })
  }
}

/** Messages that were taken back in this session. */
const takenBack = ofSession(() => new Set<string>())

const noteTakenBack = (id: string): void => void takenBack().add(id)

/** Without what was taken back while the answer that holds it was on its way. */
export const withoutDeleted = <Message extends { readonly id: string }>(
  messages: readonly Message[],
): readonly Message[] => messages.filter(({ id }) => !takenBack().has(id))
