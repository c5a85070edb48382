import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { avatarPng } from '#renderer/entities/member/avatar/avatar-png.ts'
import { FRIEND, ME, message } from '../thread/testing/message.ts'
import { closeNotice, raiseNotice } from './notifications.ts'

const { notifications } = vi.hoisted(() => ({ notifications: { show: vi.fn(), close: vi.fn() } }))
vi.mock('#renderer/lib/desktop.ts', async (original) => ({
  ...(await original()),
  desktop: { notifications },
}))
vi.mock('#renderer/entities/friends/friends.ts', () => ({
  findFriend: async () => ({ id: FRIEND, username: 'sol', avatar_url: 'user-assets/sol/a.png' }),
}))
vi.mock('#renderer/entities/member/avatar/avatar-png.ts', () => ({ avatarPng: vi.fn() }))

const PICTURE = new Uint8Array([1, 2])
const raise = (minute: number, friendId = FRIEND) =>
  raiseNotice(ME, { friendId, count: 1, newest: message(minute) }, () => true)
const bodies = () => notifications.show.mock.calls.map(([shown]) => shown.body)

beforeEach(() => {
  vi.clearAllMocks()
  for (const call of [notifications.show, notifications.close])
    call.mockResolvedValue({ ok: true, data: null })
  vi.mocked(avatarPng).mockResolvedValue(PICTURE)
})
afterEach(() => void vi.useRealTimers())

test('a notification shows the picture of who has written, where there is one', async () => {
  await raise(1)
  expect(avatarPng).toHaveBeenCalledExactlyOnceWith('sol', 'user-assets/sol/a.png')
  expect(notifications.show.mock.lastCall?.[0]).toMatchObject({ title: 'sol', picture: PICTURE })
  vi.mocked(avatarPng).mockResolvedValue(null)
  await raise(2)
  expect(notifications.show.mock.lastCall?.[0]).not.toHaveProperty('picture')
})

test('of messages that come while a picture is drawn the newest is told', async () => {
  const drawing = Promise.withResolvers<Uint8Array>()
  vi.mocked(avatarPng).mockReturnValueOnce(drawing.promise)
  const first = raise(1)
  await expect.poll(() => avatarPng).toHaveBeenCalled()
  await raise(2)
  drawing.resolve(PICTURE)
  await first
  expect(bodies()).toEqual(['m2'])
})

test('what is read meanwhile is not told', async () => {
  const drawing = Promise.withResolvers<Uint8Array>()
  vi.mocked(avatarPng).mockReturnValueOnce(drawing.promise)
  const raised = raise(1)
  await closeNotice(ME, FRIEND)
  drawing.resolve(PICTURE)
  await raised
  expect(bodies()).toEqual([])
})

test('a flood of messages is told twice a second, at last with the newest', async () => {
  vi.useFakeTimers()
  for (let minute = 1; minute <= 40; minute++) {
    void raise(minute, 'told of nothing yet')
    await vi.advanceTimersByTimeAsync(10)
  }
  await expect.poll(() => bodies().at(-1)).toBe('m40')
  expect(bodies().length).toBeLessThanOrEqual(3)
})
