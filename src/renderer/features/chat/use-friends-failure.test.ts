import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { getFriends } from '#renderer/entities/friends/api.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { useFriendsFailure } from './ChatPanel.tsx'

const raised = vi.hoisted(() => vi.fn<(text: string) => void>())
vi.mock('#renderer/entities/friends/api.ts', () => ({ getFriends: vi.fn() }))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => ({ error: raised }) }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => {
  closeWindow()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

// spec: 8.chat.friends
test('friends that do not load raise one toast, whatever is tried behind it', async () => {
  vi.mocked(getFriends).mockRejectedValue(new Error('refused'))
  signInAs('luna')
  renderHook(() => useFriendsFailure(), { wrapper: AsMember })
  await act(() => vi.advanceTimersByTimeAsync(100_000))
  // Two attempts each time: the first load, and three quiet ones half a minute apart.
  expect(vi.mocked(getFriends).mock.calls.length).toBeGreaterThan(4)
  expect(raised).toHaveBeenCalledExactlyOnceWith('No se pudieron cargar los amigos.')
})
