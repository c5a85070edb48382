import type { Tray } from 'electron'
import { expect, it, vi } from 'vitest'
import { TrayKeeper } from './tray-keeper.ts'

function keeper(create = () => ({ destroy: vi.fn() }) as unknown as Tray) {
  const ports = {
    isPossible: vi.fn(async () => true),
    create: vi.fn(create),
    isLost: vi.fn(() => false),
    dress: vi.fn(),
    log: { warn: vi.fn(), error: vi.fn() },
  }
  const tray = new TrayKeeper(ports)
  const changed = vi.fn()
  tray.isThere.onChange(changed)
  return { ports, tray, changed }
}

it('puts one icon into the tray, dressed, and tells of it once', async () => {
  const { ports, tray, changed } = keeper()
  expect(tray.isThere.current).toBe(false)
  expect([await tray.look(), await tray.look()]).toEqual([true, true])
  tray.update()
  expect(ports.create).toHaveBeenCalledTimes(1)
  expect(ports.dress).toHaveBeenCalledTimes(2)
  expect(changed).toHaveBeenCalledExactlyOnceWith(true)
})

it('takes it away with the tray, and puts it back', async () => {
  const { ports, tray, changed } = keeper()
  await tray.look()
  ports.isPossible.mockResolvedValueOnce(false)
  expect(await tray.look()).toBe(false)
  expect(ports.create.mock.results[0]?.value.destroy).toHaveBeenCalledTimes(1)
  tray.update()
  expect(await tray.look()).toBe(true)
  expect(ports.create).toHaveBeenCalledTimes(2)
  expect(changed.mock.calls).toEqual([[true], [false], [true]])
})

it('puts another there where the system does not show the one that was made', async () => {
  const { ports, tray, changed } = keeper()
  await tray.look()
  ports.isLost.mockReturnValueOnce(true)
  expect(await tray.look()).toBe(true)
  expect(ports.create).toHaveBeenCalledTimes(2)
  expect(ports.create.mock.results[0]?.value.destroy).toHaveBeenCalledTimes(1)
  expect(changed).toHaveBeenCalledExactlyOnceWith(true)
})

it('gives one answer to all who look at once', async () => {
  const { ports, tray } = keeper()
  await Promise.all([tray.look(), tray.look()])
  expect(ports.create).toHaveBeenCalledTimes(1)
})

it('goes on without one that cannot be made', async () => {
  const { ports, tray, changed } = keeper(() => {
    throw new Error('Failed to load image')
  })
  expect(await tray.look()).toBe(false)
  expect(changed).not.toHaveBeenCalled()
  expect(ports.log.error).toHaveBeenCalledTimes(1)
})
