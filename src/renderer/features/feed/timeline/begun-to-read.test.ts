import { beforeEach, expect, it, vi } from 'vitest'
import { signedIn, signInAs } from '#renderer/session/testing/sign-in.tsx'
import type { FeedFilter } from '../categories.ts'
import { isFeedRead, noteShown } from './reading-position.ts'

let start = performance.now()

beforeEach(() => {
  // Time goes on from test to test, as it does for a member after another.
  vi.useFakeTimers({ toFake: ['performance'], now: (start += 1_000_000) })
  signInAs('luna')
})

const has = (filter: FeedFilter) => isFeedRead(signedIn(), filter)
const show = (filter: FeedFilter) => {
  noteShown(signedIn(), filter)
  vi.advanceTimersByTime(1)
}
const touch = (type = 'keydown') => document.body.dispatchEvent(new Event(type, { bubbles: true }))

it('is not so right after the list came on screen', () => {
  vi.advanceTimersByTime(60_000)
  show('all')
  vi.advanceTimersByTime(9_000)
  expect(has('all')).toBe(false)
})

it.each(['keydown', 'pointerdown', 'wheel'])('is so after a %s', (type) => {
  show('all')
  touch(type)
  expect(has('all')).toBe(true)
})

it('is so after ten seconds without any', () => {
  show('all')
  vi.advanceTimersByTime(10_000)
  expect(has('all')).toBe(true)
})

it('is not so for what led to the list, nor for a list that nobody has seen', () => {
  show('all')
  touch()
  vi.advanceTimersByTime(1)
  show('impulsame')
  expect(has('impulsame')).toBe(false)
  vi.advanceTimersByTime(60_000)
  expect(has('general')).toBe(false)
})

it('counts from the first time that a list was seen, however often it comes back', () => {
  show('all')
  touch()
  vi.advanceTimersByTime(1)
  show('all')
  expect(has('all')).toBe(true)
})
