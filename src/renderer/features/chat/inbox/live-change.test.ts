import { expect, test } from 'vitest'
import { message } from '../messages/testing/message.ts'
import { readChange } from './live-change.ts'

const request = { sender_id: 'sol', receiver_id: 'luna', status: 'pending' }
const receipt = { user_id: 'sol', friend_id: 'luna', last_read_at: '2026-11-20T10:00:00+00:00' }

test.each([
  ['a new message', { table: 'chat_messages', operation: 'INSERT', record: message(1) }],
  [
    'a deleted message',
    {
      table: 'chat_messages',
      operation: 'DELETE',
      old_record: { id: 'a', sender_id: 'sol', receiver_id: 'luna' },
    },
  ],
  ['a read receipt', { table: 'chat_reads', operation: 'UPDATE', record: receipt }],
  ['a request', { table: 'friend_requests', operation: 'INSERT', record: request, old_record: null }],
  [
    'the end of a request',
    { table: 'friend_requests', operation: 'DELETE', record: null, old_record: request },
  ],
])('an event of today › %s › is read as it is', (_, event) => {
  expect(readChange(event)).toEqual(event)
})

test('an event of tomorrow › with further fields › is read without them', () => {
  const event = { table: 'chat_messages', operation: 'INSERT', record: message(1) }
  const later = { ...event, version: 2, record: { ...event.record, reply_to: 'b', edited_at: null } }
  expect(readChange(later)).toEqual(event)
})

test.each([
  ['another table', { table: 'chat_reactions', operation: 'INSERT', record: message(1) }],
  ['null', null],
  ['a text', 'INSERT'],
  ['nothing', {}],
])('an event of tomorrow › %s › is left to later versions', (_, event) => {
  expect(readChange(event)).toBe('unknown')
})

test.each([
  ['an edited message', { table: 'chat_messages', operation: 'UPDATE', record: message(1) }],
  ['a message without its time', { table: 'chat_messages', operation: 'INSERT', record: { id: 'a' } }],
  ['a deletion without the row', { table: 'chat_messages', operation: 'DELETE', old_record: null }],
  [
    'a request in a new state',
    { table: 'friend_requests', operation: 'UPDATE', record: { ...request, status: 'gone' } },
  ],
])('an event of tomorrow › %s › has to be asked for', (_, event) => {
  expect(readChange(event)).toBe('unreadable')
})
