import { expect, test } from 'vitest'
import { encodeBroadcast } from './protocol.ts'

test('a message of the database carries its id beside its content, by the lengths in bytes', () => {
  const message = encodeBroadcast('ñ', { event: 'e', payload: { n: 1 }, id: 'x' })
  expect(message).toEqual(Buffer.from([4, 2, 1, 10, 1, ...Buffer.from('ñe{"id":"x"}{"n":1}')]))
})

test('a name that is too long for its header is not cut, and content that is too long is passed over', () => {
  expect(encodeBroadcast('t'.repeat(256), { event: 'e', payload: 1 })).toBeNull()
  expect(encodeBroadcast('t', { event: 'e', payload: 'x'.repeat(3_000_500) })).toBeNull()
})
