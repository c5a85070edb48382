import { describe, expect, test } from 'vitest'
import { message } from '../messages/testing/message.ts'
import { readEvent, readRow } from './change.ts'

const request = { sender_id: 'sol', receiver_id: 'luna', status: 'pending' }
const receipt = { user_id: 'sol', friend_id: 'luna', last_read_at: '2026-11-20T10:00:00+00:00' }
const deleted = { id: 'a', sender_id: 'sol', receiver_id: 'luna' }
const told = { table: 'chat_messages', operation: 'INSERT', record: message(1) }

const events = [
  ['a new message', told],
  ['a deleted message', { table: 'chat_messages', operation: 'DELETE', old_record: deleted }],
  ['a read receipt', { table: 'chat_reads', operation: 'UPDATE', record: receipt }],
  ['a request', { table: 'friend_requests', operation: 'INSERT', record: request, old_record: null }],
  [
    'the end of a request',
    { table: 'friend_requests', operation: 'DELETE', record: null, old_record: request },
  ],
  ['the end of an account', { table: 'member_cards', operation: 'DELETE', old_record: { id: 'sol' } }],
] as const

test.each(events)('an event › %s › is read as it is, whether it names the version or not', (_, event) => {
  expect(readEvent(event)).toEqual(event)
  expect(readEvent({ ...event, version: 1 })).toEqual(event)
})

test.each(events)('a row of the feed › %s › is read as the event', (_, event) => {
  const { table: kind, operation } = event
  const record =
    'old_record' in event && operation === 'DELETE' ? event.old_record : 'record' in event && event.record
  expect(readRow({ kind, operation, record })).toEqual(event)
})

test('of a later version › further fields › are left out', () => {
  const record = { ...message(1), reply_to: 'b', edited_at: null }
  expect(readEvent({ ...told, region: 'eu', record })).toEqual(told)
  expect(readRow({ kind: 'chat_messages', operation: 'INSERT', record })).toEqual(told)
})

describe('of a later version › what concerns it alone › is left to it', () => {
  test.each([
    ['another table', { ...told, table: 'chat_reactions', version: 2 }],
    ['null', null],
    ['a text', 'INSERT'],
    ['nothing', {}],
  ])('event › %s', (_, event) => {
    expect(readEvent(event)).toBe('unknown')
  })

  test.each([
    ['another kind', { kind: 'blocks', operation: 'INSERT', record: {} }],
    ['no kind', { kind: null, operation: null, record: null }],
  ])('row › %s', (_, row) => {
    expect(readRow(row)).toBe('unknown')
  })
})

describe('of a later version › what this one knows in another form › has to be asked for', () => {
  test.each([
    ['another version', { ...told, version: 2 }],
    ['a version of another form', { ...told, version: '1.5' }],
    ['no version but null', { ...told, version: null }],
    ['an edited message', { ...told, operation: 'UPDATE' }],
    ['a message without its time', { ...told, record: { id: 'a' } }],
    ['a deletion without the row', { ...told, operation: 'DELETE', old_record: null }],
    [
      'a request in a new state',
      { table: 'friend_requests', operation: 'UPDATE', record: { ...request, status: 'gone' } },
    ],
  ])('event › %s', (_, event) => {
    expect(readEvent(event)).toBe('unreadable')
  })

  test.each([
    ['an edited message', { kind: 'chat_messages', operation: 'UPDATE', record: message(1) }],
    ['an operation of another form', { kind: 'chat_messages', operation: null, record: message(1) }],
    ['a deletion that names nothing', { kind: 'friend_requests', operation: 'DELETE', record: null }],
  ])('row › %s', (_, row) => {
    expect(readRow(row)).toBe('unreadable')
  })
})
