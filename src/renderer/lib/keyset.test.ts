import { describe, expect, it } from 'vitest'
import { newerThan, nextCursor, olderThan, startingAt, type Cursor } from './keyset.ts'

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
