import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Stars } from './Sky.tsx'

const EVERY = 30_000

const lessMotion = Object.assign(new EventTarget(), { matches: false })
const hasFocus = vi.spyOn(document, 'hasFocus')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => lessMotion)
  lessMotion.matches = false
  hasFocus.mockReturnValue(true)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show() {
  const stars = [...render(<Stars />).container.querySelectorAll('i')]
  const lights = () => stars.map((star) => star.style.opacity)
  /** How many stars have another light after that time. */
  return (milliseconds: number) => {
    const before = lights()
    vi.advanceTimersByTime(milliseconds)
    return lights().filter((light, index) => light !== before[index]).length
  }
}

function focus(has: boolean) {
  hasFocus.mockReturnValue(has)
  dispatchEvent(new Event(has ? 'focus' : 'blur'))
}

function askForLessMotion(asked: boolean) {
  lessMotion.matches = asked
  lessMotion.dispatchEvent(new Event('change'))
}

test('one star changes every fifteen seconds, and in time all have', () => {
  const changedIn = show()
  const faint = new Set<Element>()
  for (let change = 0; change < 100; change++) {
    expect(changedIn(EVERY - 1)).toBe(0)
    expect(changedIn(1)).toBe(1)
    document.querySelectorAll('i[style*="opacity"]').forEach((star) => faint.add(star))
  }
  expect(faint.size).toBe(50)
})

test('no star changes while the window is without the focus, as one is that is hidden', () => {
  const changedIn = show()
  focus(false)
  expect(changedIn(60_000)).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
  focus(true)
  expect(changedIn(EVERY)).toBe(1)
})

test('no star changes for who asks for less motion', () => {
  const changedIn = show()
  askForLessMotion(true)
  expect(changedIn(60_000)).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
  askForLessMotion(false)
  expect(changedIn(EVERY)).toBe(1)
})

test('nor before the page is told of it', () => {
  const changedIn = show()
  lessMotion.matches = true
  expect(changedIn(60_000)).toBe(0)
})

test('stars that are gone keep no timer', () => {
  show()
  cleanup()
  expect(vi.getTimerCount()).toBe(0)
})
