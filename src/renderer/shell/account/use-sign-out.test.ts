import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { signOut } from '#renderer/entities/session/sign-out.ts'
import { store } from '#renderer/lib/state/store.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { showToastAtom, toastsAtom } from '#renderer/ui/toasts/toasts.ts'
import { useSignOut } from './use-sign-out.ts'

vi.mock('#renderer/entities/session/sign-out.ts', () => ({ signOut: vi.fn() }))

afterEach(cleanup)

// spec: 8.auth.sign-out
it.each([
  ['takes the toasts of the member away', null, []],
  ['leaves only that the server took no part', 'unreachable', ['Sign out Failed']],
])('%s', async (_what, failure, left) => {
  vi.mocked(signOut).mockResolvedValueOnce(failure)
  store.set(showToastAtom, { variant: 'error', title: 'Error', description: 'No se pudo borrar.' })
  const { result } = renderHook(useSignOut, { wrapper: StoreProvider })
  await act(() => result.current())
  expect(store.get(toastsAtom).map(({ title }) => title)).toEqual(left)
})
