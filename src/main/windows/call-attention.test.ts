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

it('does not blink under their eyes, without a window, or where the system tells twice for it', () => {
  const { fake, window } = fakeWindow()
  callAttention(window, 'darwin')
  callAttention(window, 'linux')
  callAttention(undefined, 'win32')
  fake.isFocused.mockReturnValue(true)
  callAttention(window, 'win32')
  expect(fake.flashFrame).not.toHaveBeenCalled()
})
