import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { friendsKey } from '#renderer/entities/friends/friends.ts'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { liveStatusAtom } from '../inbox/live-messages.ts'
import { changeSummaries } from '../messages/summaries-cache.ts'
import { withMessage } from '../messages/conversation-summary.ts'
import { FRIEND, ME, message } from '../messages/testing/message.ts'
import { joinConversation } from './api.ts'
import { useTyping } from './use-typing.ts'

vi.mock('./api.ts', () => ({ joinConversation: vi.fn() }))
vi.mock('../messages/api.ts', () => ({ getConversations: () => Promise.resolve([]) }))

const topic = { tell: vi.fn(() => true), leave: vi.fn() }
const friendTypes = () => act(() => vi.mocked(joinConversation).mock.lastCall?.[3]())
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(joinConversation).mockReturnValue(topic)
  const { queries, store } = signInAs(ME)
  queries.setQueryData(friendsKey, [{ id: FRIEND, username: 'sol', avatar_url: null }])
  store.set(liveStatusAtom, 'live')
})

afterEach(() => {
  closeWindow()
  signedIn().store.set(liveStatusAtom, 'connecting')
  vi.clearAllMocks()
  vi.useRealTimers()
})

const open = () => renderHook(() => useTyping(FRIEND, true), { wrapper: AsMember })

test('a friend who writes is seen to, for six seconds after the last signal', async () => {
  const { result } = open()
  await pass(0)
  expect(result.current.isTyping).toBe(false)
  friendTypes()
  await pass(4_000)
  friendTypes()
  await pass(4_000)
  expect(result.current.isTyping).toBe(true)
  await pass(2_000)
  expect(result.current.isTyping).toBe(false)
})

test('who is no friend is neither heard nor told', async () => {
  const { result } = renderHook(() => useTyping(FRIEND, false), { wrapper: AsMember })
  await pass(0)
  act(() => result.current.tell())
  expect(joinConversation).not.toHaveBeenCalled()
})

test('a flood of signals draws nothing anew', async () => {
  const drawn = vi.fn(() => useTyping(FRIEND, true))
  const { result } = renderHook(drawn, { wrapper: AsMember })
  friendTypes()
  expect(result.current.isTyping).toBe(true)
  await pass(0)
  drawn.mockClear()
  for (let count = 0; count < 100; count++) friendTypes()
  expect(drawn).not.toHaveBeenCalled()
})

test('what they wrote ends it', async () => {
  const { result } = open()
  await pass(0)
  friendTypes()
  act(() => changeSummaries(signedIn(), (known) => withMessage(known, message(1), ME)))
  await pass(0)
  expect(result.current.isTyping).toBe(false)
})

test('the friend is told at most every three seconds', async () => {
  const { result } = open()
  for (let key = 0; key < 8; key++) {
    result.current.tell()
    await pass(500)
  }
  expect(topic.tell).toHaveBeenCalledTimes(2)
})

test('a signal that nobody could be told is no reason to keep the next one back', async () => {
  topic.tell.mockReturnValueOnce(false)
  const { result } = open()
  await pass(0)
  act(() => {
    for (let key = 0; key < 3; key += 1) result.current.tell()
  })
  expect(topic.tell).toHaveBeenCalledTimes(2)
})

test('the topic is left with the conversation, and joined anew with a new connection', async () => {
  const { unmount } = open()
  await pass(0)
  act(() => signedIn().store.set(liveStatusAtom, 'reconnecting'))
  expect(topic.leave).toHaveBeenCalledTimes(1)
  act(() => signedIn().store.set(liveStatusAtom, 'live'))
  expect(joinConversation).toHaveBeenCalledTimes(2)
  unmount()
  expect(topic.leave).toHaveBeenCalledTimes(2)
})
