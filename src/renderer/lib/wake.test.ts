import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useToday } from './clock.ts'
import { dateFormat } from './date-format.ts'
import { onWake, setLongTimeout, useZone, wake } from './wake.ts'

const SECOND = 1_000
const HOUR = 3_600_000
const DAY = 24 * HOUR
const START = new Date(2026, 10, 20, 22, 0)

const Original = Intl.DateTimeFormat

/** From now on the machine is in this time zone, for new formatters; `Date` stays where it is. */
function travelTo(zone: string): void {
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (locales, options) {
    return new Original(locales, { timeZone: zone, ...options })
  })
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
/** The machine sleeps: its clock goes on, its timers do not. */
const sleep = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

let end = () => {}
const heard = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(START)
  travelTo('Europe/Madrid')
  heard.mockClear()
  end = onWake(heard)
})
afterEach(() => {
  cleanup()
  end()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the signal of waking', () => {
  test.each([
    ['the window gets the focus', () => window.dispatchEvent(new Event('focus')), 0],
    ['the window is visible again', () => document.dispatchEvent(new Event('visibilitychange')), 0],
    ['the machine resumed', wake, 0],
    ['the clock went on while timers stood still', () => sleep(DAY), 10 * SECOND],
    ['the clock was set back', () => sleep(-2 * HOUR), 10 * SECOND],
    ['the time zone changed', () => travelTo('America/Mexico_City'), 10 * SECOND],
  ])('is given when %s', async (_what, happen, within) => {
    happen()
    await pass(within)
    expect(heard).toHaveBeenCalledOnce()
    await pass(60 * SECOND)
    expect(heard).toHaveBeenCalledOnce()
  })

  test('is not given as time goes by, though a busy machine looks late', async () => {
    await pass(HOUR)
    sleep(4 * SECOND)
    await pass(10 * SECOND)
    expect(heard).not.toHaveBeenCalled()
  })

  test('is not given to who has stopped listening, and nothing is looked at for nobody', async () => {
    end()
    expect(vi.getTimerCount()).toBe(0)
    window.dispatchEvent(new Event('focus'))
    expect(heard).not.toHaveBeenCalled()
  })
})

test('today is another day within 30 s of waking, however long the machine slept', async () => {
  const { result } = renderHook(useToday)
  expect(result.current.getDate()).toBe(20)
  sleep(DAY)
  await pass(10 * SECOND)
  expect(result.current.getDate()).toBe(21)
})

test('today stays the same object as long as it is the same day', async () => {
  const { result } = renderHook(useToday)
  const today = result.current
  await pass(HOUR)
  expect(result.current).toBe(today)
  await pass(HOUR)
  expect(result.current.getDate()).toBe(21)
})

test('hours are those of the zone that the machine has moved to, and what shows them renders again', async () => {
  const clock = dateFormat({ hour: '2-digit', minute: '2-digit' })
  const at = new Date('2026-11-20T01:06:00Z')
  const { result } = renderHook(() => `${useZone()} ${clock(at)}`)
  expect(result.current).toBe('Europe/Madrid 02:06')
  travelTo('America/Mexico_City')
  await pass(10 * SECOND)
  expect(result.current).toBe('America/Mexico_City 19:06')
})

test('a formatter is made once in a zone', () => {
  const clock = dateFormat({ hour: '2-digit' })
  clock(START)
  vi.mocked(Intl.DateTimeFormat).mockClear()
  clock(START)
  expect(Intl.DateTimeFormat).not.toHaveBeenCalled()
})

describe('a timer of a quarter of an hour', () => {
  test('ends with it', async () => {
    const act = vi.fn()
    setLongTimeout(act, HOUR / 4)
    await pass(HOUR / 4 - 1)
    expect(act).not.toHaveBeenCalled()
    await pass(1)
    await pass(HOUR)
    expect(act).toHaveBeenCalledOnce()
  })

  test('ends soon after waking, where the machine slept longer', async () => {
    const act = vi.fn()
    setLongTimeout(act, HOUR / 4)
    sleep(HOUR)
    await pass(10 * SECOND)
    expect(act).toHaveBeenCalledOnce()
    await pass(HOUR)
    expect(act).toHaveBeenCalledOnce()
  })

  test('does nothing any more when it was ended', async () => {
    const act = vi.fn()
    setLongTimeout(act, HOUR / 4)()
    sleep(HOUR)
    await pass(HOUR)
    expect(act).not.toHaveBeenCalled()
  })
})
