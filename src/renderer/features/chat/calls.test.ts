import { afterEach, expect, it, vi } from 'vitest'
import { getFriends } from '#renderer/entities/friends/api.ts'
import { callsOf } from '#renderer/server/testing/calls-of.ts'
import { sendMessage } from './outbox/api.ts'
import { getConversationPage } from './messages/api.ts'

afterEach(() => vi.unstubAllGlobals())

const between = { sender_id: 'luna', receiver_id: 'sol' }

// spec: 7.friends
it('asks for the friends without an argument', async () => {
  const [call] = await callsOf(getFriends, [])
  expect(call).toMatchObject({ of: 'POST rpc/get_friends', body: {} })
})

// spec: 7.chat.send
it('inserts a text', async () => {
  const message = { id: 'm1', ...between, content: 'Hola' }
  const [call] = await callsOf((supabase) => sendMessage(supabase, message), message)
  expect(call).toMatchObject({ of: 'POST chat_messages', body: message })
})

// spec: 7.chat.send-file
it('inserts a file without a text', async () => {
  const message = {
    id: 'm1',
    ...between,
    file_url: 'chat-assets/luna/chat/sol/1-a.png',
    file_type: 'image/png',
  }
  const [call] = await callsOf((supabase) => sendMessage(supabase, message), message)
  expect(call).toMatchObject({ of: 'POST chat_messages' })
  expect(call?.body).toEqual(message)
})

// spec: 7.chat.read
it('hands on a conversation with the oldest message first', async () => {
  const newestFirst = ['m3', 'm2', 'm1'].map((id) => ({ id }))
  const read = vi.fn()
  const [call] = await callsOf((supabase) => getConversationPage(supabase, 'sol').then(read), newestFirst)
  expect(call).toMatchObject({ of: 'POST rpc/get_conversation', body: { friend_id: 'sol' } })
  expect(read).toHaveBeenCalledExactlyOnceWith({
    messages: newestFirst.toReversed(),
    hasOlder: false,
  })
})
