import { beforeEach, expect, test, vi } from 'vitest'
import type { DesktopBridge } from '#shared/bridge.ts'
import { failure, success } from '#shared/ipc/result.ts'
import { sessionStorageOf } from './keychain-storage.ts'

const bridge = {
  get: vi.fn(),
  set: vi.fn(),
  remove: vi.fn(),
  onAvailable: vi.fn(),
  onKept: vi.fn(),
} satisfies DesktopBridge['session']
const kept = vi.fn()
const unanswered = vi.fn()
let storage: ReturnType<typeof sessionStorageOf>

const stored = (value: string) => success({ outcome: 'value' as const, value })
const none = success({ outcome: 'none' as const })
const silent = success({ outcome: 'unanswered' as const })

beforeEach(() => {
  vi.resetAllMocks()
  storage = sessionStorageOf(bridge, { kept, unanswered })
  vi.spyOn(console, 'error').mockReturnValue()
})

test('what the keychain holds is read', async () => {
  bridge.get.mockResolvedValue(stored('{"user":1}'))
  expect(await storage.getItem('session')).toBe('{"user":1}')
})

test('the bridge is asked once for what it holds, and not at all for what was written', async () => {
  bridge.get.mockResolvedValue(stored('stored'))
  bridge.set.mockResolvedValue(success({ kept: 'keychain' }))
  await storage.getItem('session')
  expect(await storage.getItem('session')).toBe('stored')
  await storage.setItem('session', 'renewed')
  expect(await storage.getItem('session')).toBe('renewed')
  expect(bridge.get).toHaveBeenCalledOnce()
})

test('what is not there yet is asked for again', async () => {
  bridge.get.mockResolvedValueOnce(none).mockResolvedValueOnce(stored('late'))
  expect(await storage.getItem('session')).toBeNull()
  expect(await storage.getItem('session')).toBe('late')
})

test('what was removed is gone, also while the bridge was still reading it', async () => {
  const reading = Promise.withResolvers<ReturnType<typeof stored>>()
  bridge.get.mockReturnValueOnce(reading.promise).mockResolvedValueOnce(none)
  bridge.remove.mockResolvedValue(success(null))
  const early = storage.getItem('session')
  await storage.removeItem('session')
  reading.resolve(stored('former'))
  await early
  expect(await storage.getItem('session')).toBeNull()
})

test('a keychain that fails reads as no session, is logged, and nothing is deleted', async () => {
  bridge.get.mockResolvedValue(failure('ipc.internal', 'locked'))
  expect(await storage.getItem('session')).toBeNull()
  expect(console.error).toHaveBeenCalledOnce()
  expect(bridge.remove).not.toHaveBeenCalled()
})

test('a session kept in memory only is reported', async () => {
  bridge.set.mockResolvedValue(success({ kept: 'memory' }))
  await storage.setItem('session', 'x')
  expect(kept).toHaveBeenCalledExactlyOnceWith('memory')
})

test('a session that was there before is not reported when it is renewed without the keychain', async () => {
  bridge.get.mockResolvedValue(stored('stored'))
  bridge.set.mockResolvedValue(success({ kept: 'memory' }))
  await storage.getItem('session')
  await storage.setItem('session', 'renewed')
  expect(kept).not.toHaveBeenCalled()
})

test('a session that the keychain takes is reported, also when it is a renewed one', async () => {
  bridge.set.mockResolvedValue(success({ kept: 'keychain' }))
  await storage.setItem('session', 'x')
  await storage.setItem('session', 'renewed')
  expect(kept.mock.calls).toEqual([['keychain'], ['keychain']])
})

test('a keychain that does not answer has not said that there is no session, and is asked to remove none', async () => {
  bridge.get.mockResolvedValueOnce(silent)
  expect(await storage.getItem('session')).toBeNull()
  expect(unanswered).toHaveBeenCalledOnce()
  bridge.get.mockResolvedValueOnce(stored('late'))
  // Whoever leaves a sign-up takes along what there is; this is another's.
  const asked = storage.getItem('session')
  await storage.removeItem('session')
  expect(await asked).toBeNull()
  expect(bridge.remove).not.toHaveBeenCalled()
  storage.askAgain()
  bridge.remove.mockResolvedValue(success(null))
  expect(await storage.getItem('session')).toBe('late')
  await storage.removeItem('session')
  expect(bridge.remove).toHaveBeenCalledOnce()
})

test('what is not told of a helper value says nothing about the session', async () => {
  bridge.get.mockResolvedValue(silent)
  await storage.getItem('session-code-verifier')
  expect(unanswered).not.toHaveBeenCalled()
})

test('a helper value of the sign-up kept in memory says nothing about the session', async () => {
  bridge.set.mockResolvedValue(success({ kept: 'memory' }))
  await storage.setItem('session-code-verifier', 'x')
  expect(kept).not.toHaveBeenCalled()
})

test('a session that cannot be handed over is logged and reported, and kept for this run', async () => {
  bridge.set.mockResolvedValue(failure('ipc.too_large', 'too large'))
  await storage.setItem('session', 'x')
  expect(await storage.getItem('session')).toBe('x')
  expect(kept).toHaveBeenCalledExactlyOnceWith('memory')
  expect(console.error).toHaveBeenCalledOnce()
})
