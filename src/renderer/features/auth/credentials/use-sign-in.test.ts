import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { clearToastsAtom, showToastAtom, toastsAtom } from '#renderer/ui/toasts/use-toasts.ts'
import { noCredentials } from './credentials.ts'
import { signIn } from './api.ts'
import { useSignIn } from './use-sign-in.ts'

vi.mock('./api.ts', () => ({ signIn: vi.fn() }))

afterEach(() => store.set(clearToastsAtom))

// spec: 8.success.welcome
test('who comes in is greeted, and reads nothing that was said to somebody before', async () => {
  vi.mocked(signIn).mockResolvedValue('signed-in')
  store.set(showToastAtom, { variant: 'error', title: 'Sign out Failed' })
  const { result } = renderHook(() => useSignIn(), { wrapper: StoreProvider })
  await act(() => result.current({ ...noCredentials, email: 'luna@prueba.test', password: 'cosmos-2026' }))
  expect(store.get(toastsAtom).map(({ title }) => title)).toEqual(['¡Bienvenido de vuelta!'])
})
