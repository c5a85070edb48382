import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addPendingFile } from '#renderer/session/pending-files.ts'
import { checkOwner, ownFactors } from '#renderer/entities/second-step/api.ts'
import { replacePassword } from '#renderer/entities/password/password.ts'
import { signOutEverywhere } from '#renderer/session/leave.ts'
import { AsMember, signedIn, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { AccountSection } from './AccountSection.tsx'
// Loaded before it is waited for.
import './ChangePasswordDialog.tsx'

const { toasts, confirm } = vi.hoisted(() => ({
  toasts: { clear: vi.fn(), success: vi.fn(), error: vi.fn() },
  confirm: vi.fn(),
}))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({
  useToasts: () => toasts,
  useWindowToasts: () => toasts,
}))
vi.mock('#renderer/ui/confirm/confirm.ts', () => ({
  useConfirm: () => confirm,
}))
vi.mock('./second-step/api.ts', () => ({ readDevices: vi.fn(() => Promise.resolve([])) }))
vi.mock('#renderer/entities/second-step/api.ts', () => ({ checkOwner: vi.fn(), ownFactors: vi.fn() }))
vi.mock('#renderer/entities/password/password.ts', async (original) => ({
  ...(await original<object>()),
  replacePassword: vi.fn(),
}))
vi.mock('#renderer/session/leave.ts', async (original) => ({
  ...(await original<object>()),
  signOutEverywhere: vi.fn(),
}))

// By text: a search by role takes seconds on a busy machine.
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

async function changePassword(current: string, next: string, repeated = next) {
  press('Cambiar contraseña')
  await waitFor(() => expect(document.activeElement).toBe(field('Contraseña actual')))
  type('Contraseña actual', current)
  type('Contraseña nueva', next)
  type('Repite la contraseña nueva', repeated)
  press('Guardar')
}

beforeEach(() => {
  vi.resetAllMocks()
  signInAs('luna')
  vi.mocked(checkOwner).mockResolvedValue('right')
  vi.mocked(ownFactors).mockResolvedValue([])
  vi.mocked(replacePassword).mockResolvedValue(null)
  render(<AccountSection />, { wrapper: AsMember })
})
afterEach(cleanup)

test('the password is changed by who knows the one that is', async () => {
  await changePassword('cosmos-2026', 'cosmos-2027')
  await expect
    .poll(() => toasts.success)
    .toHaveBeenCalledExactlyOnceWith('¡Contraseña cambiada!', expect.any(String))
  expect(replacePassword).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'cosmos-2027')
})

test('not by somebody who does not, and what was typed stays', async () => {
  vi.mocked(checkOwner).mockResolvedValue('wrong')
  await changePassword('adivinada', 'cosmos-2027')
  expect((await screen.findByText('Esa no es tu contraseña actual.')).id).toBe(
    field('Contraseña actual').getAttribute('aria-describedby'),
  )
  expect(document.activeElement).toBe(field('Contraseña actual'))
  expect(replacePassword).not.toHaveBeenCalled()
  expect(field('Contraseña nueva').value).toBe('cosmos-2027')
})

test('a password that breaks the rules is refused before anything is sent', async () => {
  await changePassword('', 'cosmos7', 'otra')
  await screen.findByText('Escribe tu contraseña actual.')
  screen.getByText('Alárgala un poco: necesita al menos 8 caracteres.')
  screen.getByText('Las contraseñas no coinciden')
  expect(checkOwner).not.toHaveBeenCalled()
})

test.each([
  ['same', /Es la misma contraseña/],
  ['ended', /Tu sesión ha terminado/],
] as const)('a password that is refused as %s says why', async (refusal, text) => {
  vi.mocked(replacePassword).mockResolvedValue(refusal)
  await changePassword('cosmos-2026', 'cosmos-2026')
  await screen.findByText(text)
})

test.each([
  ['unreachable', /No se pudo conectar/],
  ['refused', /No se pudo guardar la contraseña/],
] as const)(
  'where the server does not look at it (%s), that is said and nothing is lost',
  async (check, text) => {
    vi.mocked(checkOwner).mockResolvedValue(check)
    await changePassword('cosmos-2026', 'cosmos-2027')
    await screen.findByText(text)
    expect(replacePassword).not.toHaveBeenCalled()
    expect(field('Contraseña actual').value).toBe('cosmos-2026')
  },
)

test('signing out everywhere is asked first', async () => {
  confirm.mockResolvedValue(false)
  press('Cerrar en todos')
  await expect.poll(() => confirm).toHaveBeenCalledOnce()
  expect(signOutEverywhere).not.toHaveBeenCalled()
})

test('who signs out everywhere is told what it costs here', async () => {
  await addPendingFile(signedIn(), 'chat/1', { file: new File(['x'], 'mar.webp'), facts: null, keptAt: 1 })
  confirm.mockResolvedValue(true)
  vi.mocked(signOutEverywhere).mockResolvedValue(true)
  press('Cerrar en todos')
  await expect.poll(() => confirm).toHaveBeenCalledOnce()
  expect(confirm.mock.lastCall?.[0]).toMatchObject({
    description: expect.stringMatching(/^Tendrás que volver.* 1 archivo sin enviar se perderá/) as string,
    destructive: true,
  })
})

test.each([
  [true, 'success', 'Sesión cerrada en todos los equipos'],
  [false, 'error', expect.stringContaining('aquí sigue abierta')],
] as const)('whether the server took part (%s) is told', async (isEnded, tone, text) => {
  confirm.mockResolvedValue(true)
  vi.mocked(signOutEverywhere).mockResolvedValue(isEnded)
  press('Cerrar en todos')
  await expect.poll(() => toasts[tone].mock.lastCall?.[0]).toEqual(text)
})
