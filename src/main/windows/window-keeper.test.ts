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

/**
 * `show` also activates the window on every system (96f3996d: shell/browser/native_window_views.cc:616, native_window_mac.mm
 * `Show`). Under Wayland an activation consumes the token of the click or start behind it. A further one requests a token
 * without that permission, and replaces the first token while the window is not configured yet (Chromium:
 * wayland_toplevel_window.cc `Activate`, `ActivateWithToken`). GNOME then only says that the window is ready.
 */
it('comes to the front by `show` alone', () => {
  const { fake, window } = fakeWindow()
  const windows = new WindowKeeper(() => window)
  windows.raise()
  fake.isMinimized.mockReturnValue(true)
  windows.raise()
  expect([fake.show, fake.restore, fake.focus].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 0])
})
