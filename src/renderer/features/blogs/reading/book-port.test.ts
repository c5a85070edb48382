import { expect, it } from 'vitest'
import { fromReader } from './book-port.ts'

it.each([
  { type: 'shown' },
  { type: 'failed', reason: 'encrypted' },
  { type: 'moved', place: '{"page":2}' },
  { type: 'turned', isDown: true },
  { type: 'sized', size: 3 },
  { type: 'link', url: 'https://cosmia.test/' },
])('hears %o', (message) => {
  expect(fromReader({ ...message, more: 'x' })).toEqual(message)
})

it.each([
  null,
  'shown',
  {},
  { type: 'failed', reason: '<b>' },
  { type: 'moved', place: 'x'.repeat(201) },
  { type: 'moved', place: 7 },
  { type: 'link', url: `https://${'x'.repeat(2000)}` },
  { type: 'link', url: { toString: (): string => 'https://cosmia.test/' } },
  { type: 'turned', isDown: 'x' },
  { type: 'sized', size: 4 },
  { type: 'sized', size: 0.5 },
  { type: 'sized', size: 'length' },
  { type: 'open', kind: 'pdf' },
])('does not hear %o', (message) => {
  expect(fromReader(message)).toBeNull()
})
