import { expect, test } from 'vitest'
import { encodeBroadcast } from './protocol.ts'

test('a name that is too long for its header is not cut, and content that is too long is passed over', () => {
  expect(encodeBroadcast('t'.repeat(256), { event: 'e', payload: 1 })).toBeNull()
  expect(encodeBroadcast('t', { event: 'e', payload: 'x'.repeat(3_000_500) })).toBeNull()
})
