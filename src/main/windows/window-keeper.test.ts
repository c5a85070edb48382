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
 * Electron's `show` activates the window on each system (96f3996d: shell/browser/native_window_views.cc:616,
 * native_window_mac.mm `Show`). Under Wayland an activation uses up the token of the click or start that asked for the
 * window; a further one makes a token without that permission, which takes the place of the first while the window is
 * not drawn yet (Chromium: wayland_toplevel_window.cc `Activate`, `ActivateWithToken`). GNOME then says that the window is
 * ready instead of showing it.
 */
it('comes to the front by being shown, and is not activated once more', () => {
  const { fake, window } = fakeWindow()
  const windows = new WindowKeeper(() => window)
  windows.raise()
  fake.isMinimized.mockReturnValue(true)
  windows.raise()
  expect([fake.show, fake.restore, fake.focus].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 0])
})
