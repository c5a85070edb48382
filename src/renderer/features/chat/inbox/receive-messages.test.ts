import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { forgetStored, writeStored } from '#renderer/session/member-disk.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { useConversation } from '../messages/conversation-cache.ts'
import type { Conversation } from '../messages/conversation.ts'
import type { ChatMessage } from '../messages/message.ts'
import { FRIEND, ME, message } from '../messages/testing/message.ts'
import type { MessageListener } from './api.ts'
import { receiveMessages } from './receive-messages.ts'

interface World {
  listener?: MessageListener
  missed: Promise<readonly ChatMessage[]>
  page: Conversation
}
const world = vi.hoisted((): World => ({
  missed: Promise.resolve([]),
  page: { messages: [], hasOlder: true },
}))

vi.mock('#renderer/lib/desktop.ts', () => ({ desktop: { power: { onResume: () => () => {} } } }))
vi.mock('./api.ts', () => ({
  subscribeToMessages: (_client: unknown, _userId: string, listener: MessageListener) => {
    world.listener = listener
    return () => {}
  },
  getMessagesSince: () => world.missed,
  getLatestMessage: () => Promise.resolve(null),
}))
vi.mock('../outbox/delivery.ts', () => ({ deliverOutbox: vi.fn(), removeFromOutbox: vi.fn() }))
vi.mock('../messages/api.ts', () => ({
  getConversations: () => Promise.resolve([]),
  getConversationPage: () => Promise.resolve(world.page),
}))

const onNew = vi.fn<(messages: readonly ChatMessage[]) => void>()
let stop: () => void

function receive(): void {
  stop = receiveMessages(signedIn(), { onNew, isFollowed: () => false, onReadElsewhere: vi.fn() })
}

/** A conversation that is open, with what was known of it. @returns what it shows */
function open(...messages: readonly ChatMessage[]) {
  signedIn().queries.setQueryData<Conversation>(['conversation', FRIEND], { messages, hasOlder: true })
  const { result } = renderHook(() => useConversation(FRIEND), { wrapper: AsMember })
  return () => result.current.data?.messages.map(({ content }) => content)
}

beforeEach(() => {
  const { id, created_at } = message(0)
  writeStored(`message-cursor/${ME}`, { id, created_at })
  signInAs(ME)
})
afterEach(() => {
  stop()
  closeWindow()
  forgetStored(ME)
  onNew.mockClear()
})

test('what is taken back while it is being caught up with is neither shown nor told', async () => {
  const { promise, resolve } = Promise.withResolvers<readonly ChatMessage[]>()
  world.missed = promise
  const shown = open(message(1))
  receive()
  world.listener?.onDeleted(message(2))
  resolve([message(2), message(3)])
  await expect.poll(() => onNew).toHaveBeenCalledExactlyOnceWith([message(3)])
  await expect.poll(shown).toEqual(['m1', 'm3'])
})

test('what was taken back while nothing was heard goes, and what came in meanwhile is there', async () => {
  world.missed = Promise.resolve([message(8)])
  const shown = open(message(4), message(5), message(6))
  world.page = { messages: [message(5), message(8)], hasOlder: true }
  receive()
  world.listener?.onStatus('live')
  await expect.poll(shown).toEqual(['m4', 'm5', 'm8'])
})

test('what the live connection dropped without a word is there within the minute', async () => {
  vi.useFakeTimers()
  world.missed = Promise.resolve([])
  receive()
  world.listener?.onStatus('live')
  await vi.advanceTimersByTimeAsync(1_000)
  world.missed = Promise.resolve([message(3)])
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  expect(onNew).toHaveBeenCalledExactlyOnceWith([message(3)])
})

test.each(['onUnreadable', 'onReplication'] as const)('at %s the data API is asked', async (event) => {
  world.missed = Promise.resolve([])
  receive()
  world.listener?.onStatus('live')
  world.missed = Promise.resolve([message(3)])
  world.listener?.[event]()
  await expect.poll(() => onNew).toHaveBeenCalledExactlyOnceWith([message(3)])
})
