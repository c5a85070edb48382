import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import type { Cursor } from '#renderer/lib/keyset.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import type { Conversation } from './conversation.ts'
import {
  loadOlder,
  invalidateDeletions,
  patchConversations,
  removeMessage,
  useConversation,
  withoutDeleted,
} from './conversation-cache.ts'
import type { ChatMessage } from './message.ts'
import { FRIEND, ME, message } from './testing/message.ts'

const getPage = vi.hoisted(() => vi.fn<(friendId: string, before?: Cursor) => Promise<Conversation>>())
vi.mock('./api.ts', () => ({ getConversationPage: getPage }))

const page = (hasOlder: boolean, ...minutes: number[]) => ({
  messages: minutes.map((minute) => message(minute)),
  hasOlder,
})
const arrive = (...messages: readonly ChatMessage[]) => patchConversations(signedIn(), messages)

beforeEach(() => void signInAs(ME))

afterEach(closeWindow)

/** Opens the conversation with the friend. @returns the texts that it shows, once they are loaded */
function open() {
  const { result } = renderHook(() => useConversation(FRIEND), { wrapper: AsMember })
  const shown = () => result.current.data?.messages.map(({ content }) => content)
  const loaded = () => expect.poll(shown).toBeDefined()
  return { shown, loaded }
}

test('a message goes into the conversation with the other one, whoever wrote it', async () => {
  getPage.mockResolvedValueOnce(page(false, 1))
  const { shown, loaded } = open()
  await loaded()
  const own = message(2, { sender_id: ME, receiver_id: FRIEND })
  act(() => arrive(own, message(3), message(4, { sender_id: 'other' })))
  await expect.poll(shown).toEqual(['m1', 'm2', 'm3'])
})

test('a conversation that nobody has opened is not begun with a single message', () => {
  getPage.mockReturnValueOnce(Promise.withResolvers<Conversation>().promise)
  arrive(message(1))
  expect(open().shown()).toBeUndefined()
})

test('a message that comes in while the newest page is read waits for it, and is not lost', async () => {
  const { promise, resolve } = Promise.withResolvers<Conversation>()
  getPage.mockReturnValueOnce(promise)
  const { shown, loaded } = open()
  arrive(message(9))
  expect(shown()).toBeUndefined()
  resolve(page(true, 7, 8))
  await loaded()
  expect(shown()).toEqual(['m7', 'm8', 'm9'])
})

test('a live message that comes in while an older page is read is not lost', async () => {
  getPage.mockResolvedValueOnce(page(true, 5))
  const { shown, loaded } = open()
  await loaded()
  getPage.mockImplementationOnce(() => {
    arrive(message(6))
    return Promise.resolve(page(false, 4))
  })
  await act(() => loadOlder(signedIn(), FRIEND))
  await expect.poll(shown).toEqual(['m4', 'm5', 'm6'])
  expect(getPage).toHaveBeenLastCalledWith(expect.anything(), FRIEND, message(5))
})

test('a conversation that was kept is read anew when it is opened, whatever came in before, without a gap', async () => {
  signedIn().queries.setQueryData<Conversation>(['conversation', FRIEND], {
    ...page(true, 1, 2),
    isKept: true,
  })
  // The one between came while the app was being closed.
  arrive(message(4))
  const { promise, resolve } = Promise.withResolvers<Conversation>()
  getPage.mockReturnValueOnce(promise)
  const { shown } = open()
  expect(shown()).toEqual(['m1', 'm2', 'm4'])
  act(() => resolve(page(true, 2, 3, 4)))
  await expect.poll(shown).toEqual(['m1', 'm2', 'm3', 'm4'])
  getPage.mockClear()
  open()
  expect(getPage).not.toHaveBeenCalled()
})

test('a message that is taken back while it is being read does not come back', async () => {
  const { promise, resolve } = Promise.withResolvers<Conversation>()
  getPage.mockReturnValueOnce(promise)
  const { shown, loaded } = open()
  arrive(message(23))
  removeMessage(signedIn(), message(22))
  removeMessage(signedIn(), message(23))
  resolve(page(true, 21, 22))
  await loaded()
  expect(shown()).toEqual(['m21'])
})

test('what was taken back is remembered for as long as the session stands', () => {
  removeMessage(signedIn(), message(41))
  expect(withoutDeleted(signedIn(), [message(41)])).toEqual([])
  signInAs(ME)
  expect(withoutDeleted(signedIn(), [message(41)])).toEqual([message(41)])
})

test('what was taken back while nothing was heard goes, and what is further up stays', async () => {
  getPage.mockResolvedValueOnce(page(true, 31, 32, 33))
  const { shown, loaded } = open()
  await loaded()
  getPage.mockResolvedValueOnce(page(true, 30))
  await act(() => loadOlder(signedIn(), FRIEND))
  getPage.mockResolvedValueOnce(page(true, 31, 33))
  act(() => invalidateDeletions(signedIn()))
  await expect.poll(shown).toEqual(['m30', 'm31', 'm33'])
})
