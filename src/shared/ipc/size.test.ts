import { describe, expect, it } from 'vitest'
import { exceedsSize, utf8Length } from './size.ts'

describe('utf8Length', () => {
  it.each([
    ['', 0],
    ['ñandú', 7],
    ['€', 3],
    ['🪐', 4],
  ])('counts the bytes of "%s"', (text, bytes) => {
    expect(utf8Length(text)).toBe(bytes)
  })
})

describe('exceedsSize', () => {
  it.each([
    ['a text', 'x'.repeat(101)],
    ['bytes', new Uint8Array(101)],
    ['a buffer', new ArrayBuffer(101)],
    ['a nested text', { a: [{ b: 'x'.repeat(101) }] }],
    ['a long property name', { ['x'.repeat(101)]: 1 }],
    ['the key of a map', new Map([['x'.repeat(101), 1]])],
    ['the member of a set', new Set(['x'.repeat(101)])],
    ['many small parts', Array.from({ length: 13 }, () => 0)],
  ])('finds %s over the limit', (_what, value) => {
    expect(exceedsSize(value, 100)).toBe(true)
  })

  it('counts a part that occurs twice once and ends on a cycle', () => {
    const part: Record<string, unknown> = { a: 1 }
    part['self'] = part
    expect(exceedsSize([part, part], 200)).toBe(false)
  })
})
