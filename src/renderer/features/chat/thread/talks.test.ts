import { expect, test } from 'vitest'
import { store } from '#renderer/lib/state/store.ts'
import { byLatestTalkAtom, noteTalks } from './talks.ts'
import { FRIEND, ME, message } from './testing/message.ts'

const friends = ['ana', 'bea', FRIEND, 'sol'].map((id) => ({ id }))
const order = (userId = ME) =>
  store
    .get(byLatestTalkAtom)(userId, friends)
    .map(({ id }) => id)

test('friends come by when they were last talked with, and before those who were not', () => {
  expect(order()).toEqual(['ana', 'bea', FRIEND, 'sol'])
  noteTalks(ME, [message(1, { receiver_id: 'sol', sender_id: ME })])
  noteTalks(ME, [message(3)])
  expect(order()).toEqual([FRIEND, 'sol', 'ana', 'bea'])
  // What was said earlier becomes known later.
  noteTalks(ME, [message(0)])
  expect(order()).toEqual([FRIEND, 'sol', 'ana', 'bea'])
  expect(order('somebody else')).toEqual(['ana', 'bea', FRIEND, 'sol'])
})
