import { describe, expect, it } from 'vitest'
import { compareNewestFirst, newerThan, nextCursor, olderThan, startingAt, type Cursor } from './cursor.ts'

const cursor: Cursor = { created_at: '2026-11-21T00:00:14.225123+00:00', id: 'b1' }

describe('cursor filters', () => {
  it('quote the raw timestamp and break ties by id', () => {
    expect(olderThan(cursor)).toBe(
      'created_at.lt."2026-11-21T00:00:14.225123+00:00",and(created_at.eq."2026-11-21T00:00:14.225123+00:00",id.lt."b1")',
    )
  })

  it('include the row itself when a page starts at it', () => {
    expect(startingAt(cursor)).toContain('id.lte."b1"')
  })

  it('turn round for ascending lists', () => {
    expect(newerThan(cursor)).toMatch(/^created_at\.gt\..*id\.gt\."b1"\)$/)
  })
})

describe('nextCursor', () => {
  it('is the last row of a full page, untouched', () => {
    expect(nextCursor([{ created_at: 'x', id: 'a' }, cursor], 2)).toEqual(cursor)
  })

  it('is null when the page is not full', () => {
    expect(nextCursor([cursor], 2)).toBeNull()
    expect(nextCursor([], 2)).toBeNull()
  })
})

describe('compareNewestFirst', () => {
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
