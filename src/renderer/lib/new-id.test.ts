import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followServerClock, idTime, newId } from './new-id.ts'

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2020-05-05T10:00:00Z') }))
afterEach(() => {
  followServerClock(Date.now())
  vi.useRealTimers()
})

test('an id begins with its time, so that later ones sort behind', () => {
  const first = newId()
  expect([first[14], idTime(first)]).toEqual(['7', Date.now()])
  vi.advanceTimersByTime(1)
  expect(newId() > first).toBe(true)
})

test('where this clock is wrong by years ids follow that of the server', () => {
  followServerClock(Date.parse('2026-11-25T10:00:00Z'))
  vi.advanceTimersByTime(5_000)
  expect(idTime(newId())).toBe(Date.parse('2026-11-25T10:00:05Z'))
})
