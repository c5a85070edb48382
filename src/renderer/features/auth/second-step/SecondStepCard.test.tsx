import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { clearToastsAtom, toastsAtom } from '#renderer/ui/toasts/use-toasts.ts'
import { confirmSignIn } from './api.ts'
import { SecondStepCard } from './SecondStepCard.tsx'

vi.mock('./api.ts', () => ({ confirmSignIn: vi.fn() }))

const onLeave = vi.fn()
const code = () => screen.getByLabelText<HTMLInputElement>('Código de 6 dígitos')
const type = (value: string) => fireEvent.change(code(), { target: { value } })
// By text: a search by role takes seconds on a busy machine.
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }))

beforeEach(() => {
  vi.resetAllMocks()
  store.set(clearToastsAtom)
  render(<SecondStepCard onLeave={onLeave} />, { wrapper: StoreProvider })
})
afterEach(cleanup)

test('the last digit sends the code, and a right one greets', async () => {
  vi.mocked(confirmSignIn).mockResolvedValue(null)
  expect(document.activeElement).toBe(code())
  type('123 45')
  expect(confirmSignIn).not.toHaveBeenCalled()
  type('123 456')
  await expect.poll(() => store.get(toastsAtom).map(({ title }) => title)).toEqual(['¡Bienvenido de vuelta!'])
  expect(confirmSignIn).toHaveBeenCalledExactlyOnceWith('123456')
})

test.each([
  ['wrong', /^Ese código no es válido/],
  ['gone', /^Ese dispositivo ya no está/],
  ['moved', /^Tu conexión cambia/],
  ['limited', /^Demasiados intentos/],
  ['unreachable', /conexión/],
  ['ended', /^Tu sesión ha terminado/],
  ['failed', /^No pudimos comprobar/],
] as const)('what is refused as %s says why, and what was typed stays', async (refusal, text) => {
  vi.mocked(confirmSignIn).mockResolvedValue(refusal)
  type('123456')
  const problem = await screen.findByText(text)
  expect(problem.id).toBe(code().getAttribute('aria-describedby'))
  expect([code().value, document.activeElement]).toEqual(['123456', code()])
  expect(store.get(toastsAtom)).toEqual([])
})

test('a code that is too short is not sent, and one may leave', async () => {
  type('12')
  press('Entrar')
  await screen.findByText('El código tiene 6 dígitos.')
  expect(confirmSignIn).not.toHaveBeenCalled()
  press('Usar otra cuenta')
  expect(onLeave).toHaveBeenCalledOnce()
})
