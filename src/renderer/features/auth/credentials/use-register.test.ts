import { renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { createElement, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { initialFlow } from '../auth-flow.ts'
import { authFlowAtom } from '../flow.ts'
import { noCredentials } from './credentials.ts'
import { useRegister } from './use-register.ts'

const toasts = vi.hoisted(() => ({ info: vi.fn(), success: vi.fn() }))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => toasts }))
vi.mock('#renderer/entities/member/username/username-offer.ts', () => ({
  isUsernameTaken: () => Promise.resolve(false),
}))
vi.mock('./api/sign-up.ts', () => ({ signUp: () => Promise.resolve({ kind: 'waiting' }) }))

test('an e-mail that waits for its code is led there, not to a step 2 that would save nothing', async () => {
  const store = createStore()
  const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store }, children)
  const forget = vi.fn()
  const { result } = renderHook(() => useRegister(forget), { wrapper })
  await result.current({ ...noCredentials, email: 'sol@cosmia.test', password: 'cosmos-2026' })

  expect(store.get(authFlowAtom)).toEqual({ ...initialFlow, confirming: 'sol@cosmia.test' })
  expect(toasts.info).toHaveBeenCalledExactlyOnceWith(
    'Email no confirmado',
    expect.stringContaining('tu contraseña es la de aquel registro'),
  )
  expect(toasts.success).not.toHaveBeenCalled()
  expect(forget).toHaveBeenCalledTimes(1)
})
