import { expect, test } from 'vitest'
import { decodeFrame, encodeBroadcast, encodeFrame } from './frames.ts'

test('a text message survives both ways', () => {
  const frame = { joinRef: '1', ref: null, topic: 'realtime:sala', event: 'saludo', payload: { text: 'ñ🪐' } }
  expect(decodeFrame(Buffer.from(encodeFrame(frame)), false)).toEqual(frame)
})

test('a binary broadcast is read by the lengths in bytes', () => {
  const parts = ['1', '22', 'realtime:ñandú', 'escribe'].map((text) => Buffer.from(text))
  const lengths = [...parts.map((part) => part.byteLength), 0]
  const message = Buffer.concat([Buffer.from([3, ...lengths, 1]), ...parts, Buffer.from('{"n":1}')])
  expect(decodeFrame(message, true)).toEqual({
    joinRef: '1',
    ref: '22',
    topic: 'realtime:ñandú',
    event: 'broadcast',
    payload: { event: 'escribe', payload: { n: 1 } },
  })
})

test('bytes are delivered in a binary message', () => {
  const message = encodeBroadcast('t', { event: 'e', payload: Buffer.from([7, 8]) })
  expect(message).toEqual(Buffer.from([4, 1, 1, 0, 0, ...Buffer.from('te'), 7, 8]))
})

test.each(['{}', '[1]', 'nada'])('%s is not a message', (text) => {
  expect(() => decodeFrame(Buffer.from(text), false)).toThrow()
})
