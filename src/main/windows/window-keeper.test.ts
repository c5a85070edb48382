import { expect, it, vi } from 'vitest'
import { fakeWindow } from './testing/fake-window.ts'
import { WindowKeeper } from './window-keeper.ts'

it('opens one window, and another once it is closed', () => {
  const fakes = [fakeWindow(), fakeWindow()]
  const left = fakes.values()
  const create = vi.fn(() => left.next().value?.window ?? fakeWindow().window)
  const windows = new WindowKeeper(create)
  expect(windows.current()).toBeUndefined()
  expect(windows.open({ isHidden: true })).toBe(windows.open())
  expect(create).toHaveBeenCalledExactlyOnceWith({ isHidden: true })
  fakes[0]?.fake.emit('closed')
  expect(windows.current()).toBeUndefined()
  expect(windows.open()).toBe(fakes[1]?.window)
  expect(create).toHaveBeenLastCalledWith({ isHidden: false })
})

it('hands each window to whoever follows, before and after', () => {
  const windows = new WindowKeeper(() => fakeWindow().window)
  const early = vi.fn()
  const late = vi.fn()
  windows.follow(early)
  const first = windows.open()
  windows.follow(late)
  first.emit('closed')
  const second = windows.open()
  expect([early, late].map(({ mock }) => mock.calls)).toEqual([
    [[first], [second]],
    [[first], [second]],
  ])
})
