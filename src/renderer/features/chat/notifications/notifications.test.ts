import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { avatarPng } from '#renderer/entities/member/avatar-png.ts'
import { FRIEND, ME, message } from '../messages/testing/message.ts'
import { closeNotice, raiseNotification } from './notifications.ts'

const { notifications } = vi.hoisted(() => ({ notifications: { show: vi.fn(), close: vi.fn() } }))
vi.mock('#renderer/lib/desktop.ts', async (original) => ({
  ...(await original()),
  desktop: { notifications },
}))
vi.mock('#renderer/entities/friends/friends.ts', () => ({
  findFriend: async () => ({ id: FRIEND, username: 'sol', avatar_url: 'user-assets/sol/a.png' }),
}))
vi.mock('#renderer/entities/member/avatar-png.ts', () => ({ avatarPng: vi.fn() }))

const PICTURE = new Uint8Array([1, 2])
const raise = (minute: number, friendId = FRIEND) =>
  raiseNotification(signedIn(), { friendId, count: 1, newest: message(minute) }, () => true)
const bodies = () => notifications.show.mock.calls.map(([shown]) => shown.body)

beforeEach(() => {
  signInAs(ME)
  vi.clearAllMocks()
  for (const call of [notifications.show, notifications.close])
    call.mockResolvedValue({ ok: true, data: null })
  vi.mocked(avatarPng).mockResolvedValue(PICTURE)
})
afterEach(async () => {
  vi.useRealTimers()
  await closeNotice(signedIn(), FRIEND)
})

test('a notification shows the picture of who has written, where there is one', async () => {
  await raise(1)
  expect(avatarPng).toHaveBeenCalledExactlyOnceWith('sol', 'user-assets/sol/a.png')
  expect(notifications.show.mock.lastCall?.[0]).toMatchObject({ title: 'sol', picture: PICTURE })
  vi.mocked(avatarPng).mockResolvedValue(null)
  await raise(2)
  expect(notifications.show.mock.lastCall?.[0]).not.toHaveProperty('picture')
})

test('messages that come while a picture is drawn are told as one notice', async () => {
  const drawing = Promise.withResolvers<Uint8Array>()
  vi.mocked(avatarPng).mockReturnValueOnce(drawing.promise)
  const first = raise(1)
  await expect.poll(() => avatarPng).toHaveBeenCalled()
  await raise(2)
  drawing.resolve(PICTURE)
  await first
  expect(bodies()).toEqual(['2 mensajes nuevos'])
})

test('what was shown in one session is not added to what the next one shows', async () => {
  await raise(1)
  signInAs(ME)
  await raise(2)
  expect(bodies()).toEqual(['m1', 'm2'])
})

test('what is read meanwhile is not told', async () => {
  const drawing = Promise.withResolvers<Uint8Array>()
  vi.mocked(avatarPng).mockReturnValueOnce(drawing.promise)
  const raised = raise(1)
  await closeNotice(signedIn(), FRIEND)
  drawing.resolve(PICTURE)
  await raised
  expect(bodies()).toEqual([])
})

test('three messages within half a second are told as three, and the next one by itself', async () => {
  vi.useFakeTimers()
  for (const minute of [1, 2, 3]) {
    void raise(minute, 'writes in a hurry')
    await vi.advanceTimersByTimeAsync(100)
  }
  await vi.advanceTimersByTimeAsync(500)
  expect(bodies()).toEqual(['m1', '3 mensajes nuevos'])
  await vi.advanceTimersByTimeAsync(500)
  await raise(4, 'writes in a hurry')
  expect(bodies().at(-1)).toBe('m4')
})

test('what was read is not counted again', async () => {
  await raise(1, 'is read')
  await closeNotice(signedIn(), 'is read')
  await raise(2, 'is read')
  expect(bodies()).toEqual(['m1', 'm2'])
})

test('a flood of messages is told twice a second, at last with all of them', async () => {
  vi.useFakeTimers()
  for (let minute = 1; minute <= 40; minute++) {
    void raise(minute, 'told of nothing yet')
    await vi.advanceTimersByTimeAsync(10)
  }
  await expect.poll(() => bodies().at(-1)).toBe('40 mensajes nuevos')
  expect(bodies().length).toBeLessThanOrEqual(3)
})
