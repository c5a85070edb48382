import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { Greeting } from './Greeting.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function greet(username = 'luna') {
  const { queries } = signInAs('luna')
  queries.setQueryDefaults(['profile'], { staleTime: Infinity })
  queries.setQueryData(['profile'], { username })
  return render(<Greeting />, { wrapper: AsMember }).container
}

test.each([
  [5, 'Buenas noches'],
  [6, 'Buenos días'],
  [11, 'Buenos días'],
  [12, 'Buenas tardes'],
  [19, 'Buenas tardes'],
  [20, 'Buenas noches'],
])('at %d hours a member is greeted with %s', (hour, hello) => {
  vi.setSystemTime(new Date(2026, 7, 18, hour))
  expect(greet().textContent).toMatch(new RegExp(`^${hello}, luna\\. Luna creciente, \\d\\d\\s%\\.$`))
})

test('the words follow the clock', () => {
  vi.setSystemTime(new Date(2026, 7, 19, 11, 59, 40))
  const container = greet()
  expect(container.textContent).toMatch(/^Buenos días/)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(container.textContent).toMatch(/^Buenas tardes/)
})

test.each([
  ['2026-08-13T00:00Z', 'Luna nueva, 0', false],
  ['2026-08-19T12:00Z', 'Luna creciente, 4', false],
  ['2026-03-03T11:38Z', 'Luna llena, 100', false],
  ['2026-03-07T12:00Z', 'Luna menguante, 8', true],
])('the moon of %s is %s %%, its light on the left: %s', (moment, words, isMirrored) => {
  vi.setSystemTime(moment)
  const container = greet()
  expect(container.textContent).toContain(words)
  expect(container.querySelector('path')?.hasAttribute('transform')).toBe(isMirrored)
})
