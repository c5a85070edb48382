import { beforeEach, expect, test, vi } from 'vitest'
import type { DesktopBridge } from '#shared/bridge.ts'
import { failure, success } from '#shared/ipc/result.ts'
import { sessionStorageOf } from './keychain-storage.ts'

const bridge = { get: vi.fn(), set: vi.fn(), remove: vi.fn() } satisfies DesktopBridge['session']
const onMemory = vi.fn()
let storage: ReturnType<typeof sessionStorageOf>

beforeEach(() => {
  vi.resetAllMocks()
  storage = sessionStorageOf(bridge, onMemory)
  vi.spyOn(console, 'error').mockReturnValue()
})

test('what the keychain holds is read', async () => {
  bridge.get.mockResolvedValue(success('{"user":1}'))
  expect(await storage.getItem('session')).toBe('{"user":1}')
})

test('the bridge is asked once for what it holds, and not at all for what was written', async () => {
  bridge.get.mockResolvedValue(success('stored'))
  bridge.set.mockResolvedValue(success({ kept: 'keychain' }))
  await storage.getItem('session')
  expect(await storage.getItem('session')).toBe('stored')
  await storage.setItem('session', 'renewed')
  expect(await storage.getItem('session')).toBe('renewed')
  expect(bridge.get).toHaveBeenCalledOnce()
})

test('what is not there yet is asked for again', async () => {
  bridge.get.mockResolvedValueOnce(success(null)).mockResolvedValueOnce(success('late'))
  expect(await storage.getItem('session')).toBeNull()
  expect(await storage.getItem('session')).toBe('late')
})

test('what was removed is gone, also while the bridge was still reading it', async () => {
  const reading = Promise.withResolvers<ReturnType<typeof success<string>>>()
  bridge.get.mockReturnValueOnce(reading.promise).mockResolvedValueOnce(success(null))
  bridge.remove.mockResolvedValue(success(null))
  const early = storage.getItem('session')
  await storage.removeItem('session')
  reading.resolve(success('former'))
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
  expect(onMemory).toHaveBeenCalledOnce()
})

test('a session that was there before is not reported when it is renewed without the keychain', async () => {
  bridge.get.mockResolvedValue(success('stored'))
  bridge.set.mockResolvedValue(success({ kept: 'memory' }))
  await storage.getItem('session')
  await storage.setItem('session', 'renewed')
  expect(onMemory).not.toHaveBeenCalled()
})

test('a session kept in the keychain is not reported', async () => {
  bridge.set.mockResolvedValue(success({ kept: 'keychain' }))
  await storage.setItem('session', 'x')
  expect(onMemory).not.toHaveBeenCalled()
})

test('a helper value of the sign-up kept in memory says nothing about the session', async () => {
  bridge.set.mockResolvedValue(success({ kept: 'memory' }))
  await storage.setItem('session-code-verifier', 'x')
  expect(onMemory).not.toHaveBeenCalled()
})

test('a session that cannot be handed over is logged and reported, and kept for this run', async () => {
  bridge.set.mockResolvedValue(failure('ipc.too_large', 'too large'))
  await storage.setItem('session', 'x')
  expect(await storage.getItem('session')).toBe('x')
  expect(onMemory).toHaveBeenCalledOnce()
  expect(console.error).toHaveBeenCalledOnce()
})
