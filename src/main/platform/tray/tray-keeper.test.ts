import type { Tray } from 'electron'
import { expect, it, vi } from 'vitest'
import { TrayKeeper } from './tray-keeper.ts'

function keeper(create = () => ({ destroy: vi.fn() }) as unknown as Tray) {
  const ports = {
    isPossible: vi.fn(async () => true),
    create: vi.fn(create),
    dress: vi.fn(),
    changed: vi.fn(),
    log: { warn: vi.fn(), error: vi.fn() },
  }
  return { ports, tray: new TrayKeeper(ports) }
}

it('puts one icon into the tray, dressed, and tells of it once', async () => {
  const { ports, tray } = keeper()
  expect(tray.isThere()).toBe(false)
  expect([await tray.look(), await tray.look()]).toEqual([true, true])
  tray.update()
  expect(ports.create).toHaveBeenCalledTimes(1)
  expect(ports.dress).toHaveBeenCalledTimes(2)
  expect(ports.changed).toHaveBeenCalledTimes(1)
})

it('takes it away with the tray, and puts it back', async () => {
  const { ports, tray } = keeper()
  await tray.look()
  ports.isPossible.mockResolvedValueOnce(false)
  expect(await tray.look()).toBe(false)
  expect(ports.create.mock.results[0]?.value.destroy).toHaveBeenCalledTimes(1)
  tray.update()
  expect(await tray.look()).toBe(true)
  expect(ports.create).toHaveBeenCalledTimes(2)
})

it('gives one answer to all who look at once', async () => {
  const { ports, tray } = keeper()
  await Promise.all([tray.look(), tray.look()])
  expect(ports.create).toHaveBeenCalledTimes(1)
})

it('goes on without one that cannot be made', async () => {
  const { ports, tray } = keeper(() => {
    throw new Error('Failed to load image')
  })
  expect(await tray.look()).toBe(false)
  expect(ports.log.error).toHaveBeenCalledTimes(1)
})
