import { expect, test } from 'vitest'
import { meets, parseFilter } from './filter.ts'

const row = {
  id: 'b',
  amount: 20,
  seen: true,
  at: '2026-11-21T00:00:14.225+00:00',
  note: null,
  title: 'a, "b"',
}

function verdict(text: string): boolean {
  const filter = parseFilter(text)
  if (!filter) throw new Error(`${text} was not read`)
  return meets(row, filter)
}

test.each([
  ['id=eq.b', true],
  ['id=eq.c', false],
  ['id=neq.b', false],
  ['id=in.(a,b)', true],
  ['id=in.(a,c)', false],
  ['amount=gt.9', true],
  ['amount=lt.100', true],
  ['amount=lte.20', true],
  ['amount=gte.20', true],
  ['amount=gt.20', false],
  ['seen=eq.true', true],
  ['at=gt.2026-11-20T23:59:59Z', true],
  ['at=eq.2026-11-21T01:00:14.225+01:00', true],
  ['title=eq."a, \\"b\\""', true],
  ['title=in.("a, \\"b\\"",c)', true],
])('%s is %s', (text, expected) => {
  expect(verdict(text)).toBe(expected)
})

test.each(['note=eq.null', 'note=neq.x', 'missing=eq.x', 'amount=eq.many'])('%s is never met', (text) => {
  expect(verdict(text)).toBe(false)
})

test.each(['id', 'id=like.b%', 'id=in.a,b', '=eq.1', ''])('"%s" is not understood', (text) => {
  expect(parseFilter(text)).toBeNull()
})
