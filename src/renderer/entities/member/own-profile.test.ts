import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { ensureOwnProfile } from './api.ts'
import { useOwnProfile } from './own-profile.ts'
import { profile } from './testing/profile.ts'

vi.mock('./api.ts', () => ({ ensureOwnProfile: vi.fn() }))

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  closeWindow()
  vi.useRealTimers()
})

test('a profile that was refused is asked for again by itself', async () => {
  const ask = vi.mocked(ensureOwnProfile)
  ask.mockRejectedValue(new Error('refused'))
  signInAs('luna')
  // The library draws anew only for what was read while drawing.
  const useShown = () => {
    const { data, isError } = useOwnProfile()
    return { data, isError }
  }
  const { result } = renderHook(useShown, { wrapper: AsMember })
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(result.current.isError).toBe(true)
  ask.mockResolvedValue(profile('luna'))
  await act(() => vi.advanceTimersByTimeAsync(40_000))
  expect(result.current.data).toEqual(profile('luna'))
})
