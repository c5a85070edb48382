import { beforeEach, expect, it, vi } from 'vitest'

let canHaveBegunToRead: () => boolean

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.resetModules()
  ;({ canHaveBegunToRead } = await import('./begun-to-read.ts'))
})

it('is not so right after the start', () => {
  vi.advanceTimersByTime(9_000)
  expect(canHaveBegunToRead()).toBe(false)
})

it.each(['keydown', 'pointerdown', 'wheel'])('is so after a %s', (type) => {
  document.body.dispatchEvent(new Event(type, { bubbles: true }))
  expect(canHaveBegunToRead()).toBe(true)
})

it('is so after ten seconds without any', () => {
  vi.advanceTimersByTime(10_001)
  expect(canHaveBegunToRead()).toBe(true)
})
