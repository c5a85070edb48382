import { expect, test } from 'vitest'
import { decode, encode, encodeBroadcast } from './protocol.ts'

test('a text message survives both ways', () => {
  const frame = { joinRef: '1', ref: null, topic: 'realtime:sala', event: 'saludo', payload: { text: 'ñ🪐' } }
  expect(decode(Buffer.from(encode(frame)), false)).toEqual(frame)
})

test('a binary broadcast is read by the lengths in bytes', () => {
  const parts = ['1', '22', 'realtime:ñandú', 'escribe'].map((text) => Buffer.from(text))
  const lengths = [...parts.map((part) => part.byteLength), 0]
  const message = Buffer.concat([Buffer.from([3, ...lengths, 1]), ...parts, Buffer.from('{"n":1}')])
  expect(decode(message, true)).toEqual({
    joinRef: '1',
    ref: '22',
    topic: 'realtime:ñandú',
    event: 'broadcast',
    payload: { event: 'escribe', payload: { n: 1 } },
  })
})

test('bytes are delivered as they are', () => {
  const message = encodeBroadcast('t', { event: 'e', payload: Buffer.from([7, 8]) })
  expect(message).toEqual(Buffer.from([4, 1, 1, 0, 0, ...Buffer.from('te'), 7, 8]))
})

test('a message of the database carries its id beside its content', () => {
  const message = encodeBroadcast('t', { event: 'e', payload: { n: 1 }, id: 'x' })
  expect(message).toEqual(Buffer.from([4, 1, 1, 10, 1, ...Buffer.from('te{"id":"x"}{"n":1}')]))
})

test('a name that is too long for its header is not cut, and content that is too long is passed over', () => {
  expect(encodeBroadcast('t'.repeat(256), { event: 'e', payload: 1 })).toBeNull()
  expect(encodeBroadcast('t', { event: 'e', payload: 'x'.repeat(3_000_500) })).toBeNull()
})

test.each(['{}', '[1]', 'nada'])('%s is not a message', (text) => {
  expect(() => decode(Buffer.from(text), false)).toThrow()
})
