import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showOnceDrawn } from './show-once-drawn.ts'
import { fakeWindow } from './testing/fake-window.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function opened(platform: NodeJS.Platform) {
  const show = vi.fn()
  const { fake, window } = fakeWindow()
  showOnceDrawn(window, platform, show)
  return { fake, show }
}

it('shows the window with its first drawing, and once', () => {
  const { fake, show } = opened('linux')
  expect(show).not.toHaveBeenCalled()
  fake.emit('ready-to-show')
  fake.webContents.emit('did-finish-load')
  vi.runAllTimers()
  expect(show).toHaveBeenCalledTimes(1)
})

it('shows it with the loaded page on Linux, where a hidden window may never draw', () => {
  const { fake, show } = opened('linux')
  fake.webContents.emit('did-finish-load')
  expect(show).toHaveBeenCalledTimes(1)
})

it('waits for the drawing elsewhere', () => {
  const { fake, show } = opened('win32')
  fake.webContents.emit('did-finish-load')
  expect(show).not.toHaveBeenCalled()
})

it('shows it after four seconds whatever has come', () => {
  const { show } = opened('darwin')
  vi.advanceTimersByTime(4_000)
  expect(show).toHaveBeenCalledTimes(1)
})

it('leaves a window alone that was closed before', () => {
  const { fake, show } = opened('linux')
  fake.emit('close')
  vi.runAllTimers()
  expect(show).not.toHaveBeenCalled()
})
