import { expect, it, vi } from 'vitest'
import { Observable } from './observable.ts'

it('is heard by each listener, now and with each other value', () => {
  const count = new Observable(1)
  const one = vi.fn()
  const other = vi.fn()
  count.follow(one)
  count.onChange(other)
  count.change(1)
  count.change(2)
  expect([one, other].map(({ mock }) => mock.calls)).toEqual([[[1], [2]], [[2]]])
  expect(count.current).toBe(2)
})

it('takes an equal object for the same value', () => {
  const chosen = new Observable({ languages: ['es'] })
  const listener = vi.fn()
  chosen.onChange(listener)
  chosen.change({ languages: ['es'] })
  expect(listener).not.toHaveBeenCalled()
})

it('is heard no more by a listener that has ended', () => {
  const count = new Observable(0)
  const listener = vi.fn()
  const end = count.onChange(listener)
  end()
  count.change(1)
  expect(listener).not.toHaveBeenCalled()
})

it('tells nobody of a value that a listener has replaced', () => {
  const count = new Observable(0)
  const last = vi.fn()
  count.onChange(() => count.change(2))
  count.onChange(last)
  count.change(1)
  expect(last.mock.calls.flat()).not.toContain(1)
})
