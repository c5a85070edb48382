import { describe, expect, test } from 'vitest'
import { FRIEND, ME, message } from '../messages/testing/message.ts'
import { notificationsFor, shorten } from './notifications.ts'

const looking = { openFriendId: FRIEND, attentive: true }

describe('a message from a friend', () => {
  test('raises no notice while its conversation is looked at', () => {
    expect(notificationsFor([message(1)], ME, looking)).toEqual([])
  })

  test.each([
    ['another conversation is open', { ...looking, openFriendId: 'other' }],
    ['the panel is closed', { ...looking, openFriendId: null }],
    ['the window is hidden or has no focus', { ...looking, attentive: false }],
  ])('raises one when %s', (_case, attention) => {
    expect(notificationsFor([message(1)], ME, attention)).toEqual([
      { friendId: FRIEND, count: 1, newest: message(1) },
    ])
  })
})

test('one of my own from another window raises none', () => {
  const own = message(1, { sender_id: ME, receiver_id: FRIEND })
  expect(notificationsFor([own], ME, { ...looking, attentive: false })).toEqual([])
})

test('many at once raise one a friend, with their number and the newest', () => {
  const all = [message(1), message(2, { sender_id: 'other' }), message(3)]
  const found = notificationsFor(all, ME, { ...looking, openFriendId: null })
  expect(found.map(({ friendId, count, newest }) => [friendId, count, newest.content])).toEqual([
    [FRIEND, 2, 'm3'],
    ['other', 1, 'm2'],
  ])
})

describe('the text of a notification', () => {
  test('keeps 120 characters as they are', () => expect(shorten('a'.repeat(120))).toBe('a'.repeat(120)))

  test('is cut beyond that without splitting an emoji', () => {
    expect([...shorten('🌙'.repeat(121))]).toEqual([...Array<string>(119).fill('🌙'), '…'])
  })

  test('is one line', () => expect(shorten('hola\n\n  luna ')).toBe('hola luna'))
})
