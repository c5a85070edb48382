import { expect, it, vi } from 'vitest'
import type { Supabase } from '#renderer/server/supabase.ts'
import { joinConversation } from './api.ts'

const hear = vi.fn()
const channel = {
  on: (_type: string, _of: unknown, listener: unknown) => {
    hear.mockImplementation(listener as () => void)
    return channel
  },
  subscribe: vi.fn<(told: (status: string) => void) => void>(),
}
const rpc = vi.fn().mockResolvedValue({ error: null })
const removeChannel = vi.fn()
const supabase = { realtime: { channel: () => channel, removeChannel }, rpc } as unknown as Supabase

it('hears who writes, and nothing else that a program may say there', () => {
  const onTyping = vi.fn()
  joinConversation(supabase, 'luna', 'sol', onTyping, vi.fn())
  for (const payload of [undefined, null, 7, 'sol', {}, { user_id: 'luna' }, { user_id: ['sol'] }])
    hear({ payload })
  hear({})
  expect(onTyping).not.toHaveBeenCalled()
  hear({ payload: { user_id: 'sol' } })
  expect(onTyping).toHaveBeenCalledTimes(1)
})

it('tells by way of the database that the member is writing, once it is heard there', () => {
  const topic = joinConversation(supabase, 'luna', 'sol', vi.fn(), vi.fn())
  expect(topic.tell()).toBe(false)
  expect(rpc).not.toHaveBeenCalled()
  channel.subscribe.mock.lastCall?.[0]('SUBSCRIBED')
  expect(topic.tell()).toBe(true)
  expect(rpc).toHaveBeenCalledExactlyOnceWith('tell_typing', { friend_id: 'sol' })
})

it('leaves a topic that is refused: each further attempt would hold up all that is live for five seconds', () => {
  const onJoin = vi.fn()
  const topic = joinConversation(supabase, 'luna', 'sol', vi.fn(), onJoin)
  const tell = channel.subscribe.mock.lastCall?.[0]
  removeChannel.mockImplementation(() => tell?.('CLOSED'))
  tell?.('CHANNEL_ERROR')
  expect(removeChannel).toHaveBeenCalledExactlyOnceWith(channel)
  expect(onJoin).toHaveBeenLastCalledWith(false)
  topic.leave()
  expect(removeChannel).toHaveBeenCalledOnce()
})
