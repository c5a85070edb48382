import { describe, expect, it } from 'vitest'
import { compareNewestFirst, type Cursor } from './keyset.ts'

describe('compareNewestFirst', () => {
  const cursor = { created_at: '2026-11-21T00:00:14.225123+00:00', id: 'b1' }
  const at = (created_at: string, id = 'a'): Cursor => ({ created_at, id })

  it.each([
    ['a later second', at('2026-11-21T00:00:15+00:00'), at('2026-11-21T00:00:14.9+00:00')],
    ['a later microsecond', at('2026-11-21T00:00:14.225124+00:00'), at('2026-11-21T00:00:14.225123+00:00')],
    ['a fraction after none', at('2026-11-21T00:00:14.0001+00:00'), at('2026-11-21T00:00:14+00:00')],
    ['the greater id at the same instant', at(cursor.created_at, 'b'), at(cursor.created_at, 'a')],
  ])('puts %s first', (_name, newer, older) => {
    expect(compareNewestFirst(newer, older)).toBeLessThan(0)
    expect(compareNewestFirst(older, newer)).toBeGreaterThan(0)
  })

  it('finds a row equal to itself', () => {
    expect(compareNewestFirst(cursor, { ...cursor })).toBe(0)
  })
})
