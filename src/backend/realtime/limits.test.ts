import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Rate } from './limits.ts'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

test('a rate is reached by the mean of the last minute, and falls with it', () => {
  const rate = new Rate(100)
  rate.add(5_999)
  vi.advanceTimersByTime(5_000)
  expect(rate.isReached).toBe(false)
  rate.add()
  expect(rate.isReached).toBe(false)
  vi.advanceTimersByTime(5_000)
  expect(rate.isReached).toBe(true)
  vi.advanceTimersByTime(50_000)
  expect(rate.isReached).toBe(true)
  vi.advanceTimersByTime(5_000)
  expect(rate.isReached).toBe(false)
})
