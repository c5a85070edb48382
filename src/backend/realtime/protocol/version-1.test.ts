import { expect, test } from 'vitest'
import { version1 } from './version-1.ts'

test('what a client sends is read by its names', () => {
  const text = '{"topic":"realtime:sala","event":"phx_join","payload":{"ñ":"🪐"},"ref":"2","join_ref":"1"}'
  expect(version1.decode(Buffer.from(text), false)).toEqual({
    joinRef: '1',
    ref: '2',
    topic: 'realtime:sala',
    event: 'phx_join',
    payload: { ñ: '🪐' },
  })
})

test('a message of the database carries its id beside its content', () => {
  const message = version1.encodeBroadcast('t', { event: 'e', payload: { n: 1 }, id: 'x' })
  expect(JSON.parse(String(message))).toEqual({
    topic: 't',
    event: 'broadcast',
    payload: { type: 'broadcast', event: 'e', payload: { n: 1 }, meta: { id: 'x' } },
    ref: null,
  })
})

test('bytes cannot be delivered', () => {
  expect(version1.encodeBroadcast('t', { event: 'e', payload: Buffer.from([7]) })).toBeNull()
})

test.each(['[]', '{"topic":1}', 'nada'])('%s is not a message', (text) => {
  expect(() => version1.decode(Buffer.from(text), false)).toThrow()
})
