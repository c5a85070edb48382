import { afterEach, expect, test, vi } from 'vitest'
import type { Cursor } from '#renderer/lib/cursor.ts'
import { queryClient } from '#renderer/server/query-client.ts'
import type { Conversation } from './conversation.ts'
import { conversationQuery, loadOlder, patchConversations } from './conversation-cache.ts'
import { FRIEND, ME, message } from './testing/message.ts'

const getPage = vi.hoisted(() => vi.fn<(friendId: string, before?: Cursor) => Promise<Conversation>>())
vi.mock('./api/get-conversation-page.ts', () => ({ getConversationPage: getPage }))

const key = conversationQuery(ME, FRIEND).queryKey
const shown = () => queryClient.getQueryData<Conversation>(key)?.messages.map(({ content }) => content)

afterEach(() => queryClient.clear())

test('a message goes into the conversation with the other one, whoever wrote it', () => {
  queryClient.setQueryData(key, { messages: [message(1)], hasOlder: false })
  const own = message(2, { sender_id: ME, receiver_id: FRIEND })
  patchConversations(ME, [own, message(3), message(4, { sender_id: 'other' })])
  expect(shown()).toEqual(['m1', 'm2', 'm3'])
})

test('a conversation that nobody has opened is not begun with a single message', () => {
  patchConversations(ME, [message(1)])
  expect(shown()).toBeUndefined()
})

test('a message that comes in while the newest page is read waits for it, and is not lost', async () => {
  getPage.mockImplementationOnce(() => {
    patchConversations(ME, [message(9)])
    expect(shown()).toBeUndefined()
    return Promise.resolve({ messages: [message(7), message(8)], hasOlder: true })
  })
  await queryClient.fetchQuery(conversationQuery(ME, FRIEND))
  expect(shown()).toEqual(['m7', 'm8', 'm9'])
})

test('a live message that comes in while an older page is read is not lost', async () => {
  queryClient.setQueryData(key, { messages: [message(5)], hasOlder: true })
  getPage.mockImplementationOnce(() => {
    patchConversations(ME, [message(6)])
    return Promise.resolve({ messages: [message(4)], hasOlder: false })
  })
  await loadOlder(ME, FRIEND)
  expect(shown()).toEqual(['m4', 'm5', 'm6'])
  expect(getPage).toHaveBeenCalledWith(FRIEND, message(5))
})
