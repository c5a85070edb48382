import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TrayKeeper } from '../platform/tray/tray-keeper.ts'
import { waitForTray } from './tray.ts'

vi.mock('electron', () => ({}))
vi.mock('node:timers/promises', () => ({
  setTimeout: (delay: number) => new Promise((resolve) => void setTimeout(resolve, delay)),
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A desktop whose tray comes with this look at it. */
async function waited(isHidden: boolean, looks: number) {
  let looked = 0
  const look = vi.fn(async () => ++looked >= looks)
  const raise = vi.fn()
  const waiting = waitForTray({ look } as unknown as TrayKeeper, isHidden, raise)
  await vi.runAllTimersAsync()
  await waiting
  return { look, raise }
}

it('looks for a tray once, where the member has started the program', async () => {
  const { look, raise } = await waited(false, 3)
  expect(look).toHaveBeenCalledTimes(1)
  expect(raise).not.toHaveBeenCalled()
})

it('stays hidden where the system has, with a tray that comes after it', async () => {
  const { look, raise } = await waited(true, 3)
  expect(look).toHaveBeenCalledTimes(3)
  expect(raise).not.toHaveBeenCalled()
})

it('shows the window where no tray comes: nothing else would be seen of it', async () => {
  const { raise } = await waited(true, Number.POSITIVE_INFINITY)
  expect(raise).toHaveBeenCalledTimes(1)
})
