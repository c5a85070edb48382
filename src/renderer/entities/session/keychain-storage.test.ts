import { beforeEach, expect, test, vi } from 'vitest'
import type { DesktopBridge } from '#shared/bridge.ts'
import { failure, success } from '#shared/ipc/result.ts'
import { sessionStorageOf } from './keychain-storage.ts'

const bridge = { get: vi.fn(), set: vi.fn(), remove: vi.fn() } satisfies DesktopBridge['session']
const onMemory = vi.fn()
const storage = sessionStorageOf(bridge, onMemory)

beforeEach(() => {
  vi.resetAllMocks()
  vi.spyOn(console, 'error').mockReturnValue()
})

test('what the keychain holds is read', async () => {
  bridge.get.mockResolvedValue(success('{"user":1}'))
  expect(await storage.getItem('session')).toBe('{"user":1}')
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
