import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { forgetStored, storedUnder, writeStored } from '#renderer/session/member-disk.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { useConversation } from '../messages/conversation-cache.ts'
import { withAllRead, withMessage, type Summaries } from '../messages/conversation-summary.ts'
import { readSummaries } from '../messages/summaries-cache.ts'
import type { Conversation } from '../messages/conversation.ts'
import type { ChatMessage } from '../messages/message.ts'
import { FRIEND, ME, message } from '../messages/testing/message.ts'
import { draftText, writeDraft } from '#renderer/session/drafts.ts'
import { messageJob } from '../outbox/outbox.ts'
import type { MessageListener } from './api.ts'
import type { Change } from './change.ts'
import { lastPage } from './testing/page.ts'
import { receiveMessages } from './receive-messages.ts'

interface World {
  listener?: MessageListener
  missed: Promise<readonly ChatMessage[]>
  others: readonly Change[]
  isExpired: boolean
  page: Conversation
  conversations: Summaries | 'unreachable'
}
const world = vi.hoisted((): World => ({
  missed: Promise.resolve([]),
  others: [],
  isExpired: false,
  page: { messages: [], hasOlder: true },
  conversations: [],
}))

vi.mock('#renderer/lib/desktop.ts', () => ({ desktop: { power: { onResume: () => () => {} } } }))
vi.mock('./api.ts', () => ({
  subscribeToMessages: (_client: unknown, _userId: string, listener: MessageListener) => {
    world.listener = listener
    return () => {}
  },
  getChanges: async (_client: unknown, cursor?: string) =>
    world.isExpired && cursor === 'c0'
      ? 'expired'
      : lastPage(cursor ? await world.missed : [], cursor ? world.others : []),
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
  writeStored(`change-cursor/${ME}`, 'c0')
  signInAs(ME)
})
afterEach(() => {
  stop()
  closeWindow()
  forgetStored(ME)
  vi.clearAllMocks()
  Object.assign(world, { conversations: [], others: [], isExpired: false })
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
  world.missed = Promise.resolve([message(4, { content: null }), message(6, { content: null }), message(8)])
  const shown = open(message(4), message(5), message(6))
  receive()
  await expect.poll(shown).toEqual(['m5', 'm8'])
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

const receipt = (of: string, minute: number, unread_count?: number): Change => ({
  table: 'chat_reads',
  operation: 'UPDATE',
  record: {
    user_id: of,
    friend_id: of === ME ? FRIEND : ME,
    last_read_at: message(minute).created_at,
    ...(unread_count !== undefined && { unread_count }),
  },
})

/** The conversation with the friend as it is listed, of two messages, unless changed. */
function list(summaries: Summaries = withMessage(withMessage([], message(1), ME), message(2), ME)) {
  world.conversations = summaries
  signedIn().queries.setQueryData(['conversations'], summaries)
}

const listed = () => readSummaries(signedIn())[0]

const friendsRead = () => signedIn().queries.getQueryState(['friends'])?.isInvalidated

describe('a catch-up › brings what the live connection dropped', () => {
  test('how far the friend has read', async () => {
    list()
    world.others = [receipt(FRIEND, 2)]
    receive()
    await expect.poll(() => listed()?.friendReadAt).toBe(message(2).created_at)
  })

  test('that the member has read on another machine, and has what is left counted anew', async () => {
    list()
    world.others = [receipt(ME, 2, 0)]
    receive()
    await expect.poll(listed).toMatchObject({ unread: 0, readAt: message(2).created_at })
    expect(signedIn().queries.getQueryState(['conversations'])?.isInvalidated).toBe(true)
  })

  test('but no receipt that says less than what is known', async () => {
    list(withAllRead(withMessage([], message(2), ME), FRIEND))
    world.others = [receipt(ME, 1, 1), receipt(ME, 2, 1)]
    receive()
    await expect.poll(() => storedUnder(`change-cursor/${ME}`)[0]?.[1]).toBe('c1')
    expect(listed()).toMatchObject({ unread: 0, readAt: message(2).created_at })
  })

  test('the end of a friendship', async () => {
    signedIn().queries.setQueryData(['friends'], [{ id: FRIEND }])
    world.others = [
      {
        table: 'friend_requests',
        operation: 'DELETE',
        record: null,
        old_record: { sender_id: ME, receiver_id: FRIEND, status: 'accepted' },
      },
    ]
    receive()
    await expect.poll(() => signedIn().queries.getQueryData(['friends'])).toEqual([])
  })

  test('the end of an account, with the conversation', async () => {
    list([])
    signedIn().queries.setQueryData(['friends'], [{ id: FRIEND }])
    const shown = open(message(1))
    world.others = [{ table: 'member_cards', operation: 'DELETE', old_record: { id: FRIEND } }]
    receive()
    await expect.poll(() => signedIn().queries.getQueryData(['friends'])).toEqual([])
    await expect.poll(shown).toEqual([])
  })

  test('that a friend was banned, or is back', async () => {
    signedIn().queries.setQueryData(['friends'], [{ id: FRIEND }])
    world.others = [{ table: 'member_cards', operation: 'UPDATE', record: { id: FRIEND } }]
    receive()
    await expect.poll(friendsRead).toBe(true)
  })
})

test('a cursor that has expired › has conversations, their list and requests read anew, tells nothing, and keeps texts', async () => {
  world.isExpired = true
  world.missed = Promise.resolve([message(7)])
  list()
  const shown = open(message(1), message(2))
  world.page = { messages: [message(2), message(3)], hasOlder: true }
  signedIn().queries.setQueryData(['friend-requests', 'sent'], { pages: [] })
  writeDraft(signedIn(), 'chat', 'a medias')
  void signedIn()
    .part(messageJob.queue)
    .add('waits', { receiver_id: FRIEND, content: 'espera', created_at: message(9).created_at }, true)
  receive()
  await expect.poll(shown).toEqual(['m1', 'm2', 'm3'])
  expect(signedIn().queries.getQueryState(['friend-requests', 'sent'])?.isInvalidated).toBe(true)
  expect(storedUnder(`change-cursor/${ME}`)[0]?.[1]).toBe('c1')
  expect(onNew).not.toHaveBeenCalled()
  expect(signedIn().part(messageJob.queue).jobs()).toHaveLength(1)
  expect(draftText(signedIn(), 'chat')).toBe('a medias')
})
