import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useAtomValue } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { initialFlow, type Recovery } from '../auth-flow.ts'
import { choosePassword, disownSignUp, verifyCode } from '../code/api.ts'
import { authFlowAtom, holdingSessionAtom, isUnfinishedAtom } from '../flow.ts'
import { sendRecoveryCode } from './api.ts'
import { RecoveryCard } from './RecoveryCard.tsx'

const abandonSignIn = vi.hoisted(() => vi.fn())
vi.mock('#renderer/session/leave.ts', () => ({ abandonSignIn }))
vi.mock('../code/api.ts', () => ({ choosePassword: vi.fn(), disownSignUp: vi.fn(), verifyCode: vi.fn() }))
vi.mock('./api.ts', () => ({ sendRecoveryCode: vi.fn() }))

const onLeave = vi.fn()
const EMAIL = 'ana@cosmia.test'

function Card() {
  const { recovery } = useAtomValue(authFlowAtom)
  return recovery ? <RecoveryCard recovery={recovery} onLeave={onLeave} /> : 'fuera'
}

function open(recovery: Recovery) {
  store.set(authFlowAtom, { type: 'recovery_moved', to: recovery })
  render(<Card />, { wrapper: StoreProvider })
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
// By text: a search by role takes seconds on a busy machine.
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }))
const focused = () => document.activeElement

beforeEach(() => {
  vi.resetAllMocks()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(cleanup)

test('from the e-mail by the code to the new password, with the focus where it goes on', async () => {
  vi.mocked(verifyCode).mockImplementation(() => {
    expect(store.get(holdingSessionAtom)).toBe(true)
    return Promise.resolve('confirmed')
  })
  vi.mocked(choosePassword).mockResolvedValue(null)
  open({ step: 'email', email: '' })
  expect(focused()).toBe(screen.getByLabelText('Email'))
  type('Email', ` ${EMAIL} `)
  press('Enviar código')

  const code = await screen.findByLabelText('Código de recuperación')
  expect(sendRecoveryCode).toHaveBeenCalledExactlyOnceWith(EMAIL)
  expect(focused()).toBe(code)
  screen.getByText(/Si hay una cuenta con este email/)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Reenviar código/ }).disabled).toBe(true)
  type('Código de recuperación', '12345678')

  const password = await screen.findByLabelText('Contraseña nueva')
  expect(verifyCode).toHaveBeenCalledExactlyOnceWith(EMAIL, '12345678', 'recovery')
  expect(disownSignUp).toHaveBeenCalledExactlyOnceWith(EMAIL)
  expect(disownSignUp).toHaveBeenCalledBefore(vi.mocked(verifyCode))
  expect(focused()).toBe(password)
  expect([store.get(holdingSessionAtom), store.get(isUnfinishedAtom)]).toEqual([false, true])
  type('Contraseña nueva', 'cosmos-2027')
  type('Repite la contraseña nueva', 'cosmos-2027')
  press('Guardar y entrar')
  await screen.findByText('fuera')
  expect(choosePassword).toHaveBeenCalledExactlyOnceWith('cosmos-2027')
  expect(store.get(authFlowAtom)).toEqual(initialFlow)
})

test('an e-mail that is none is refused; one that could not be sent to stays, with the reason', async () => {
  vi.mocked(sendRecoveryCode).mockRejectedValue(new TypeError('Failed to fetch'))
  open({ step: 'email', email: 'ana@' })
  press('Enviar código')
  await screen.findByText('Ese email no parece completo.')
  expect(sendRecoveryCode).not.toHaveBeenCalled()
  type('Email', EMAIL)
  press('Enviar código')
  expect(
    (await screen.findByText('No se pudo enviar el código')).closest('[role=alert]')?.textContent,
  ).toMatch(/No se pudo conectar/)
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(EMAIL)
  press('Volver a iniciar sesión')
  expect(onLeave).toHaveBeenCalledExactlyOnceWith(EMAIL)
})

test.each([
  ['wrong', /El código no es válido o ha caducado/],
  ['failed', /No pudimos comprobar el código/],
  ['limited', /Demasiados intentos/],
  ['unreachable', /No se pudo conectar/],
] as const)('a code that is %s says so at its field and stays', async (outcome, text) => {
  vi.mocked(verifyCode).mockResolvedValue(outcome)
  open({ step: 'code', email: EMAIL })
  type('Código de recuperación', '12345678')
  expect((await screen.findByRole('alert')).textContent).toMatch(text)
  expect(screen.getByLabelText<HTMLInputElement>('Código de recuperación').value).toBe('12345678')
  expect(store.get(holdingSessionAtom)).toBe(false)
  press('Usar otro email')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(EMAIL)
})

test('while the password of an account that waits for its first code stays, the code is not used up', async () => {
  vi.mocked(disownSignUp).mockRejectedValue(new TypeError('Failed to fetch'))
  open({ step: 'code', email: EMAIL })
  type('Código de recuperación', '12345678')
  expect((await screen.findByRole('alert')).textContent).toMatch(/No se pudo conectar/)
  expect(verifyCode).not.toHaveBeenCalled()
})

test('a short password and one repeated otherwise are refused before they are sent', async () => {
  open({ step: 'password', email: EMAIL })
  screen.getByText('Al menos 8 caracteres.')
  type('Contraseña nueva', 'cosmos7')
  type('Repite la contraseña nueva', 'otra')
  press('Guardar y entrar')
  await screen.findByText('Alárgala un poco: necesita al menos 8 caracteres.')
  screen.getByText('Las contraseñas no coinciden')
  expect(choosePassword).not.toHaveBeenCalled()
})

test.each([
  ['same', /Es la misma contraseña/],
  ['weak', /Es fácil de adivinar/],
  ['limited', /Demasiados intentos/],
  ['unreachable', /No se pudo conectar/],
  ['refused', /No se pudo guardar la contraseña/],
] as const)('a password that is refused as %s says why and stays typed', async (refusal, text) => {
  vi.mocked(choosePassword).mockResolvedValue(refusal)
  open({ step: 'password', email: EMAIL })
  type('Contraseña nueva', 'cosmos-2027')
  type('Repite la contraseña nueva', 'cosmos-2027')
  press('Guardar y entrar')
  await screen.findByText(text)
  expect(focused()).toBe(screen.getByLabelText('Contraseña nueva'))
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña nueva').value).toBe('cosmos-2027')
})

test('where the session of the code is over, another code is asked for', async () => {
  vi.mocked(choosePassword).mockResolvedValue('ended')
  open({ step: 'password', email: EMAIL })
  type('Contraseña nueva', 'cosmos-2027')
  type('Repite la contraseña nueva', 'cosmos-2027')
  press('Guardar y entrar')
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe(EMAIL)
})

test('leaving without a new password ends the session that the code brought', () => {
  open({ step: 'password', email: EMAIL })
  press('Volver a iniciar sesión')
  expect(abandonSignIn).toHaveBeenCalledOnce()
  expect(onLeave).toHaveBeenCalledExactlyOnceWith(EMAIL)
})
