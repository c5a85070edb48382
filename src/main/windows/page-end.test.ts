import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageEnd } from './page-end.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const tell = vi.fn()
  const end = new PageEnd(tell)
  /** Settles it. @returns whether it is settled */
  const settle = () => {
    const settled = vi.fn()
    void end.settle().then(settled)
    return async () => {
      await vi.advanceTimersByTimeAsync(0)
      return settled.mock.calls.length > 0
    }
  }
  return { end, tell, settle }
}

test('a page with nothing to send › is not asked, and not waited for', async () => {
  const { end, tell, settle } = start()
  expect(end.isDue()).toBe(false)
  expect(await settle()()).toBe(true)
  end.hint()
  expect(tell).not.toHaveBeenCalled()
})

test('a page with something to send › is asked for it, and waited for until it is sent', async () => {
  const { end, tell, settle } = start()
  end.hold(true)
  expect(end.isDue()).toBe(true)
  const isSettled = settle()
  expect(tell).toHaveBeenCalledOnce()
  expect(await isSettled()).toBe(false)
  end.hold(false)
  expect(await isSettled()).toBe(true)
})

test('a page that does not answer › is waited for three seconds, once', async () => {
  const { end, settle } = start()
  end.hold(true)
  const isSettled = settle()
  await vi.advanceTimersByTimeAsync(2_999)
  expect(await isSettled()).toBe(false)
  expect(end.isDue()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await isSettled()).toBe(true)
  expect(await settle()()).toBe(true)
})

test('a page that is gone meanwhile › is waited for no longer', async () => {
  const { end, settle } = start()
  end.hold(true)
  const isSettled = settle()
  end.pageLeft()
  expect(await isSettled()).toBe(true)
})

test('a page that has something to send again › is waited for again', async () => {
  const { end, settle } = start()
  end.hold(true)
  const isSettled = settle()
  end.hold(false)
  expect(await isSettled()).toBe(true)
  end.hold(true)
  expect(end.isDue()).toBe(true)
})
