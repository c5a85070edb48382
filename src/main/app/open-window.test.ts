import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TrayKeeper } from '../platform/tray/tray-keeper.ts'
import { fakeWindow } from '../windows/testing/fake-window.ts'
import { WindowKeeper } from '../windows/window-keeper.ts'
import { openWindow } from './open-window.ts'

vi.mock('node:timers/promises', () => ({
  setTimeout: (delay: number) => new Promise((resolve) => void setTimeout(resolve, delay)),
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A desktop whose tray comes with this look at it. */
async function opened(isHidden: boolean, looks: number) {
  let looked = 0
  const look = vi.fn(async () => ++looked >= looks)
  const { window } = fakeWindow()
  const raise = vi.fn()
  const windows = Object.assign(new WindowKeeper(() => window), { raise })
  const opening = openWindow(windows, { look } as unknown as TrayKeeper, isHidden)
  await vi.runAllTimersAsync()
  await opening
  return { look, raise }
}

it('looks for a tray once, where the member has started the program', async () => {
  const { look, raise } = await opened(false, 3)
  expect(look).toHaveBeenCalledTimes(1)
  expect(raise).not.toHaveBeenCalled()
})

it('stays hidden where the system has, with a tray that comes after it', async () => {
  const { look, raise } = await opened(true, 3)
  expect(look).toHaveBeenCalledTimes(3)
  expect(raise).not.toHaveBeenCalled()
})

it('shows the window where no tray comes: nothing else would be seen of it', async () => {
  const { raise } = await opened(true, Number.POSITIVE_INFINITY)
  expect(raise).toHaveBeenCalledTimes(1)
})
