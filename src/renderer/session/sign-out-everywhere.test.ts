import { beforeEach, expect, test, vi } from 'vitest'
import { signOutEverywhere } from './sign-out-everywhere.ts'

const { signOut, auth } = vi.hoisted(() => ({ signOut: vi.fn(), auth: { signOut: vi.fn() } }))
vi.mock('./sign-out.ts', () => ({ signOut }))
vi.mock('#renderer/server/supabase.ts', () => ({ authClient: () => auth }))

beforeEach(() => {
  vi.resetAllMocks()
  vi.spyOn(console, 'warn').mockReturnValue()
})

test('this device is signed out after the others', async () => {
  auth.signOut.mockResolvedValue({ error: null })
  expect(await signOutEverywhere()).toBe(true)
  expect(auth.signOut).toHaveBeenCalledExactlyOnceWith({ scope: 'others' })
  expect(signOut).toHaveBeenCalledOnce()
})

test('it stays signed in where the server did not answer, so that it can be tried again', async () => {
  auth.signOut.mockResolvedValue({ error: new Error('Failed to fetch') })
  expect(await signOutEverywhere()).toBe(false)
  expect(signOut).not.toHaveBeenCalled()
})
