import { beforeEach, expect, it, vi } from 'vitest'
import type * as BegunToRead from './reading-position.ts'

let reading: typeof BegunToRead

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.resetModules()
  reading = await import('./reading-position.ts')
})

const has = (list: string) => reading.canHaveBegunToRead(list)
const show = (list: string) => {
  reading.noteShown(list)
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
