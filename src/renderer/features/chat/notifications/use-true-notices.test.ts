import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { friendsKey } from '#renderer/entities/friends/friends.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { removeMessage } from '../messages/conversation-cache.ts'
import { withMessage, type Summaries } from '../messages/conversation-summary.ts'
import { FRIEND, ME, message } from '../messages/testing/message.ts'
import { closeNotice, raiseNotification } from './notifications.ts'
import { useTrueNotices } from './use-true-notices.ts'

const { notifications } = vi.hoisted(() => ({
  notifications: { show: vi.fn(), update: vi.fn(), close: vi.fn() },
}))
vi.mock('#renderer/lib/desktop.ts', async (original) => ({
  ...(await original()),
  desktop: { notifications },
}))
vi.mock('#renderer/entities/member/avatar-png.ts', () => ({ avatarPng: async () => null }))

const friends = [{ id: FRIEND, username: 'sol', avatar_url: null }]
const bodies = (call: 'show' | 'update') => notifications[call].mock.calls.map(([shown]) => shown.body)
const raise = (minute: number, count = 1) =>
  raiseNotification(signedIn(), { friendId: FRIEND, count, newest: message(minute) }, () => true)

/** The friend's messages of these minutes are unread. */
const haveUnread = (...minutes: readonly number[]) =>
  act(async () => {
    const unread = minutes.reduce<Summaries>((known, minute) => withMessage(known, message(minute), ME), [])
    signedIn().queries.setQueryData(['conversations'], unread)
  })

beforeEach(async () => {
  signInAs(ME)
  vi.clearAllMocks()
  for (const call of Object.values(notifications)) call.mockResolvedValue({ ok: true, data: null })
  signedIn().queries.setQueryData(friendsKey, friends)
  signedIn().queries.setQueryData(['conversations'], [])
  renderHook(useTrueNotices, { wrapper: AsMember })
})
afterEach(async () => {
  await closeNotice(signedIn(), FRIEND)
  closeWindow()
})

test('a text that was taken back is replaced by what is left, and the last one closes its notification', async () => {
  await haveUnread(1, 2)
  await raise(2)
  removeMessage(signedIn(), message(2))
  await haveUnread(1)
  await expect.poll(() => bodies('update')).toEqual(['m1'])
  removeMessage(signedIn(), message(1))
  await haveUnread()
  await expect.poll(() => notifications.close).toHaveBeenCalledOnce()
  expect(bodies('show')).toEqual(['m2'])
})

test('a deletion that was not heard of is seen by what the server has left', async () => {
  await haveUnread(1, 2)
  await raise(2)
  await haveUnread(1)
  await expect.poll(() => bodies('update')).toEqual(['m1'])
})

test('the number in a notification is that of the unread messages, whenever it changes', async () => {
  await haveUnread(1, 2, 3, 4)
  await raise(4, 3)
  expect(bodies('show')).toEqual(['4 mensajes nuevos'])
  await haveUnread(1, 2, 4)
  await expect.poll(() => bodies('update')).toEqual(['3 mensajes nuevos'])
  await haveUnread(4)
  await expect.poll(() => bodies('update')).toEqual(['3 mensajes nuevos', 'm4'])
})

test('a notification with the text of another message is left alone', async () => {
  await haveUnread(1, 2)
  await raise(2)
  removeMessage(signedIn(), message(1))
  await haveUnread(2)
  expect(bodies('update')).toEqual([])
  expect(notifications.close).not.toHaveBeenCalled()
})

test('what is taken back while its picture is drawn is not told', async () => {
  await haveUnread(1)
  const raised = raise(1)
  removeMessage(signedIn(), message(1))
  await haveUnread()
  await raised
  expect(bodies('show')).toEqual([])
})

test('a friend who leaves takes the notification of their message along', async () => {
  await haveUnread(1)
  await raise(1)
  act(() => void signedIn().queries.setQueryData(friendsKey, []))
  await expect.poll(() => notifications.close).toHaveBeenCalledOnce()
})
