import { expect, it } from 'vitest'
import { callAttention, endAttention } from './call-attention.ts'
import { fakeWindow } from './testing/fake-window.ts'

it('blinks in the task bar until the member looks', () => {
  const { fake, window } = fakeWindow()
  endAttention(window)
  callAttention(window, 'win32')
  callAttention(window, 'win32')
  fake.emit('focus')
  expect(fake.flashFrame.mock.calls).toEqual([[true], [true], [false]])
})

it('does not blink under their eyes, without a window or on macOS', () => {
  const { fake, window } = fakeWindow()
  callAttention(window, 'darwin')
  callAttention(undefined, 'linux')
  fake.isFocused.mockReturnValue(true)
  callAttention(window, 'linux')
  expect(fake.flashFrame).not.toHaveBeenCalled()
})
