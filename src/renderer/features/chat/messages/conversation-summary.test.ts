import { describe, expect, test } from 'vitest'
import { FRIEND, ME, message } from './testing/message.ts'
import {
  byConversation,
  withAllRead,
  withMessage,
  withReadReceipt,
  withReadUpTo,
  type Summaries,
} from './conversation-summary.ts'

const own = (minute: number, receiver_id = FRIEND) => message(minute, { sender_id: ME, receiver_id })
const after = (...messages: readonly ReturnType<typeof message>[]) =>
  messages.reduce<Summaries>((known, next) => withMessage(known, next, ME), [])
const shown = (summaries: Summaries) =>
  summaries.map(({ friendId, unread, latest }) => [friendId, unread, latest.content])

describe('a message', () => {
  test('is the last of its conversation, and unread unless it is one’s own', () => {
    expect(shown(after(message(1), message(2)))).toEqual([[FRIEND, 2, 'm2']])
    expect(shown(after(message(1), own(2)))).toEqual([[FRIEND, 1, 'm2']])
  })

  test('counts once however often it becomes known', () => {
    const once = after(message(1), message(2))
    expect(withMessage(once, message(2), ME)).toBe(once)
    expect(withMessage(once, message(1), ME)).toBe(once)
  })

  test('brings its conversation to the top, unless another is newer', () => {
    expect(shown(after(own(3, 'sol'), message(1), own(2, 'bea'))).map(([id]) => id)).toEqual([
      'sol',
      'bea',
      FRIEND,
    ])
  })
})

describe('reading', () => {
  const mark = (user_id: string, friend_id: string) => ({
    user_id,
    friend_id,
    last_read_at: '2026-11-20T10:01:00+00:00',
  })

  test('in another window leaves what the server counts', () => {
    const [summary] = withReadReceipt(
      after(message(1), message(2)),
      { ...mark(ME, FRIEND), unread_count: 1 },
      ME,
    )
    expect(summary).toMatchObject({ unread: 1, readAt: '2026-11-20T10:01:00+00:00' })
  })

  test('goes on while the server hears of it: what it has heard of is no step back', () => {
    const read = withReadUpTo(after(message(1), message(2), message(3)), FRIEND, message(2).created_at, 1)
    expect(withReadReceipt(read, { ...mark(ME, FRIEND), unread_count: 2 }, ME)).toBe(read)
    const latest = { ...mark(ME, FRIEND), last_read_at: message(3).created_at, unread_count: 0 }
    expect(withReadReceipt(read, latest, ME)).toMatchObject([{ unread: 0, readAt: message(3).created_at }])
  })

  test('by the friend changes nothing of what is unread here', () => {
    const [summary] = withReadReceipt(after(message(1)), mark(FRIEND, ME), ME)
    expect(summary).toMatchObject({ unread: 1, readAt: null, friendReadAt: '2026-11-20T10:01:00+00:00' })
  })

  test('of another conversation changes nothing', () => {
    expect(withReadReceipt(after(message(1)), mark('sol', ME), ME)).toEqual(after(message(1)))
  })
})

test('friends who wrote unread come first, then those last talked with, then the others as they were', () => {
  const friends = ['ana', FRIEND, 'bea', 'sol', 'zoe'].map((id) => ({ id }))
  const talked = after(message(1), message(2, { sender_id: 'zoe' }), own(3, 'sol'))
  expect(byConversation(friends, talked).map(({ id }) => id)).toEqual(['zoe', FRIEND, 'sol', 'ana', 'bea'])
  expect(byConversation(friends, withAllRead(talked, 'zoe')).map(({ id }) => id)).toEqual([
    FRIEND,
    'sol',
    'zoe',
    'ana',
    'bea',
  ])
})
