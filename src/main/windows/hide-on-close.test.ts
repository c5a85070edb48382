import { expect, it, vi } from 'vitest'
import { hideOnClose, type Closing } from './hide-on-close.ts'
import { PageEnd } from './page-end.ts'
import { fakeWindow } from './testing/fake-window.ts'

function closed(closing: Partial<Closing> = {}, isFullScreen = false) {
  const { fake, window } = fakeWindow()
  fake.isFullScreen.mockReturnValue(isFullScreen)
  const hidden = vi.fn()
  const end = new PageEnd(vi.fn())
  const all = { isQuitting: () => false, isWanted: () => true, hasWayBack: async () => true, hidden, end }
  hideOnClose(window, { ...all, ...closing })
  const preventDefault = vi.fn()
  fake.emit('close', { preventDefault })
  return { fake, hidden, preventDefault }
}

it('hides the window where there is a way back to it', async () => {
  const { fake, hidden, preventDefault } = closed()
  expect(preventDefault).toHaveBeenCalled()
  await vi.waitFor(() => expect(hidden).toHaveBeenCalledTimes(1))
  expect(fake.hide).toHaveBeenCalledTimes(1)
  expect(fake.close).not.toHaveBeenCalled()
})

it('closes it for good where there is none', async () => {
  const { fake, hidden, preventDefault } = closed({ hasWayBack: async () => false })
  await vi.waitFor(() => expect(fake.close).toHaveBeenCalledTimes(1))
  preventDefault.mockClear()
  fake.emit('close', { preventDefault })
  expect(preventDefault).not.toHaveBeenCalled()
  expect(fake.hide).not.toHaveBeenCalled()
  expect(hidden).not.toHaveBeenCalled()
})

it.each([
  ['the program quits', { isQuitting: () => true }],
  ['the member wants it closed', { isWanted: () => false }],
])('lets it go when %s', (_why, closing) => {
  expect(closed(closing).preventDefault).not.toHaveBeenCalled()
})

it('leaves full screen first', async () => {
  const { fake } = closed({}, true)
  await vi.waitFor(() => expect(fake.setFullScreen).toHaveBeenCalledWith(false))
  expect(fake.hide).not.toHaveBeenCalled()
  fake.emit('leave-full-screen')
  expect(fake.hide).toHaveBeenCalledTimes(1)
})

it('leaves a window alone that went meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const { fake } = closed({ hasWayBack: () => promise })
  fake.isDestroyed.mockReturnValue(true)
  resolve(true)
  await promise
  expect(fake.hide).not.toHaveBeenCalled()
})

/** A page that has something to send, and what it is told. */
function held() {
  const tell = vi.fn()
  const end = new PageEnd(tell)
  end.hold(true)
  return { tell, end }
}

it('a window that hides › with something to send › has its page send it meanwhile', async () => {
  const { tell, end } = held()
  const { hidden } = closed({ end })
  await vi.waitFor(() => expect(hidden).toHaveBeenCalledOnce())
  expect(tell).toHaveBeenCalledOnce()
})

it.each([
  ['that the member wants closed', { isWanted: () => false }],
  ['that has no way back', { hasWayBack: async () => false }],
])('a window %s › with something to send › closes once it is sent', async (_, closing) => {
  const { tell, end } = held()
  const { fake, preventDefault } = closed({ ...closing, end })
  expect(preventDefault).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce())
  expect(fake.close).not.toHaveBeenCalled()
  end.hold(false)
  await vi.waitFor(() => expect(fake.close).toHaveBeenCalledOnce())
})
