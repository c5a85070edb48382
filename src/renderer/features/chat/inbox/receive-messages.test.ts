import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { forgetStored, writeStored } from '#renderer/session/member-disk.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { useConversation } from '../messages/conversation-cache.ts'
import { withAllRead, withMessage, type Summaries } from '../messages/conversation-summary.ts'
import { readSummaries } from '../messages/summaries-cache.ts'
import type { Conversation } from '../messages/conversation.ts'
import type { ChatMessage } from '../messages/message.ts'
import { FRIEND, ME, message } from '../messages/testing/message.ts'
import type { MessageListener } from './api.ts'
import { receiveMessages } from './receive-messages.ts'

interface World {
  listener?: MessageListener
  missed: Promise<readonly ChatMessage[]>
  page: Conversation
  conversations: Summaries | 'unreachable'
}
const world = vi.hoisted((): World => ({
  missed: Promise.resolve([]),
  page: { messages: [], hasOlder: true },
  conversations: [],
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
vi.mock('../messages/api.ts', () => ({
  getConversations: async () => {
    if (world.conversations === 'unreachable') throw new Error('unreachable')
    return world.conversations
  },
  getConversationPage: () => Promise.resolve(world.page),
}))

const onNew = vi.fn<(messages: readonly ChatMessage[]) => void>()
const onTakenBack = vi.fn<(friendId: string) => void>()
let stop: () => void

function receive(): void {
  stop = receiveMessages(signedIn(), {
    onNew,
    isFollowed: () => false,
    onReadElsewhere: vi.fn(),
    onTakenBack,
  })
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
  vi.clearAllMocks()
  world.conversations = []
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

test.each([
  ['what the member read on another machine', [], withAllRead(withMessage([], message(2), ME), FRIEND)],
  ['what they answered there', [message(3, { sender_id: ME, receiver_id: FRIEND })], []],
  [
    'what they answered there, as the list of conversations has it',
    [],
    withMessage([], message(3, { sender_id: ME, receiver_id: FRIEND }), ME),
  ],
])('%s is not told when it is caught up with, what came after it is', async (_what, own, conversations) => {
  world.missed = Promise.resolve([message(2), ...own, message(4)])
  world.conversations = conversations
  receive()
  await expect.poll(() => onNew).toHaveBeenCalledExactlyOnceWith([message(4)])
})

test('what is caught up with is told though nobody says what of it was read', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  world.missed = Promise.resolve([message(2)])
  world.conversations = 'unreachable'
  receive()
  await expect.poll(() => onNew).toHaveBeenCalledExactlyOnceWith([message(2)])
})

test('of a message that is taken back one hears once the list of conversations says what is left', async () => {
  world.missed = Promise.resolve([])
  receive()
  const left = withMessage([], message(1), ME)
  world.conversations = left
  onTakenBack.mockImplementation(() => expect(readSummaries(signedIn())).toEqual(left))
  world.listener?.onDeleted(message(2))
  await expect.poll(() => onTakenBack).toHaveBeenCalledExactlyOnceWith(FRIEND)
})
