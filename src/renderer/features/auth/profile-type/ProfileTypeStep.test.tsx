import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { serve } from '#renderer/server/testing/serve.ts'
import { accents } from '#renderer/theme/accent.ts'
import { clearToastsAtom, toastsAtom } from '#renderer/ui/toasts/use-toasts.ts'
import { authFlowAtom } from '../flow.ts'
import { account } from '../testing/account.ts'
import { ProfileTypeStep, useSaveProfileType } from './ProfileTypeStep.tsx'

async function save() {
  const { result } = renderHook(() => useSaveProfileType(), { wrapper: StoreProvider })
  await act(() => result.current(account, 'Explorador Casual'))
  return store.get(toastsAtom)
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  store.set(authFlowAtom, { type: 'signed_up', account })
})

afterEach(() => {
  cleanup()
  store.set(clearToastsAtom)
  store.set(authFlowAtom, { type: 'signed_in' })
  vi.unstubAllGlobals()
})

// spec: 8.auth.type
test.each([
  ['refuses', () => Response.json({ code: '42501', message: 'permission denied' }, { status: 403 })],
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a type that is not saved since the server %s is told, and step 2 stays', async (_how, answer) => {
  serve(answer)
  expect(await save()).toMatchObject([
    { variant: 'error', title: 'Error', description: 'No se pudo guardar tu tipo de perfil.' },
  ])
  expect(store.get(authFlowAtom).newAccount).toEqual(account)
})

// spec: 2.login.returns, 8.success.completed
test('a type that is saved leads back to the login', async () => {
  serve(() => Response.json(account.username))
  expect(await save()).toMatchObject([
    { variant: 'success', title: '¡Perfil completado!', description: 'Ya puedes iniciar sesión.' },
  ])
  expect(store.get(authFlowAtom)).toMatchObject({ mode: 'login', newAccount: null })
})

test('none of the types is chosen, or looks so, before the member has chosen one', () => {
  render(<ProfileTypeStep account={account} onLeave={vi.fn()} />, { wrapper: StoreProvider })
  const types = () => screen.getAllByRole<HTMLInputElement>('radio')
  expect(types().map(({ checked }) => checked)).toEqual([false, false, false, false])
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Un último paso...' }))
  screen.getByText('Paso 2 de 2')
  fireEvent.click(screen.getByRole('radio', { name: /Buscador Espiritual/ }))
  expect(types().map(({ checked }) => checked)).toEqual([false, false, false, true])
  // The planet of the entrance takes its colour.
  expect(getComputedStyle(document.documentElement).getPropertyValue('--arrival')).toBe(accents.lilac)
})
