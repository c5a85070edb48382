import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkOwner, confirmSession } from '#renderer/entities/second-step/api.ts'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { beginDevice, readDevices, removeDevice, type Device } from './api.ts'
import { SecondStepDialog } from './SecondStepDialog.tsx'

const toasts = vi.hoisted(() => ({ clear: vi.fn(), success: vi.fn(), error: vi.fn() }))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => toasts }))
vi.mock('#renderer/entities/second-step/api.ts', () => ({ checkOwner: vi.fn(), confirmSession: vi.fn() }))
vi.mock('./api.ts', () => ({ beginDevice: vi.fn(), readDevices: vi.fn(), removeDevice: vi.fn() }))

const phone: Device = { id: 'a', name: 'Móvil', addedAt: '2026-11-26T12:00:00Z' }
const begun = {
  id: 'b',
  secret: 'ABCDEFGHIJ',
  uri: 'otpauth://totp/Cosmia:luna?secret=ABCDEFGHIJ',
}
const onClose = vi.fn()

// By text: a search by role takes seconds on a busy machine.
const press = (name: string) => act(async () => screen.getByText(name, { selector: 'button' }).click())
const type = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }))

function open(...devices: Device[]) {
  vi.mocked(readDevices).mockResolvedValue(devices)
  render(<SecondStepDialog onClose={onClose} />, { wrapper: AsMember })
}

beforeEach(() => {
  vi.resetAllMocks()
  vi.spyOn(console, 'error').mockReturnValue()
  signInAs(`luna-${crypto.randomUUID()}`)
})
afterEach(cleanup)

test('the first device: its name, its picture and secret, a wrong code and the right one', async () => {
  vi.mocked(beginDevice).mockResolvedValue(begun)
  open()
  await screen.findByText('Añade un dispositivo')
  await type('Nombre del dispositivo', ' ')
  await press('Continuar')
  await screen.findByText('Dale un nombre.')
  await type('Nombre del dispositivo', ' Tableta ')
  await press('Continuar')
  await screen.findByText('ABCD EFGH IJ')
  expect(beginDevice).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'Tableta')
  screen.getByLabelText('Código QR para tu aplicación de autenticación')
  vi.mocked(confirmSession).mockResolvedValueOnce('wrong').mockResolvedValueOnce(null)
  await type('Código de 6 dígitos', '111111')
  await screen.findByText(/^Ese código no es válido/)
  vi.mocked(readDevices).mockResolvedValue([{ ...phone, id: 'b', name: 'Tableta' }])
  await type('Código de 6 dígitos', '222222')
  await screen.findByText('Tableta')
  expect(confirmSession).toHaveBeenLastCalledWith(expect.anything(), ['b'], '222222')
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith(
    '¡Verificación en dos pasos activada!',
    expect.any(String),
  )
  screen.getByText(/^Añade un segundo dispositivo/)
})

test.each([
  ['taken', /^Ya hay un dispositivo con ese nombre/],
  ['full', /^Ya tienes 10 dispositivos/],
  ['unconfirmed', /^Para cambiarlo, cierra tu sesión/],
  ['limited', /^Demasiados intentos/],
  ['unreachable', /conexión/],
  ['failed', /^No se pudo hacer el cambio/],
] as const)('a device that is refused as %s says why, and its name stays', async (refusal, text) => {
  vi.mocked(beginDevice).mockResolvedValue(refusal)
  open()
  await screen.findByText('Añade un dispositivo')
  await type('Nombre del dispositivo', 'Tableta')
  await press('Continuar')
  await screen.findByText(text)
  expect(screen.getByLabelText<HTMLInputElement>('Nombre del dispositivo').value).toBe('Tableta')
})

test('a device is taken away by who knows the password', async () => {
  vi.mocked(checkOwner).mockResolvedValueOnce('wrong').mockResolvedValueOnce('right')
  vi.mocked(removeDevice).mockResolvedValue(null)
  open(phone, { ...phone, id: 'b', name: 'Tableta' })
  await screen.findByText('Tableta')
  await act(async () => screen.getByLabelText('Quitar «Tableta»').click())
  await screen.findByText(/^Sus códigos dejarán de servir/)
  await press('Quitar dispositivo')
  await screen.findByText('Escribe tu contraseña.')
  await type('Tu contraseña', 'adivinada')
  await press('Quitar dispositivo')
  await screen.findByText('Esa no es tu contraseña.')
  expect(removeDevice).not.toHaveBeenCalled()
  await type('Tu contraseña', 'cosmos-2026')
  await press('Quitar dispositivo')
  await expect.poll(() => toasts.success).toHaveBeenCalledExactlyOnceWith('Dispositivo quitado')
  expect(removeDevice).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'b')
  expect(onClose).not.toHaveBeenCalled()
})

test('the last one says what its going means, and closes', async () => {
  vi.mocked(checkOwner).mockResolvedValue('right')
  vi.mocked(removeDevice).mockResolvedValue(null)
  open(phone)
  await act(async () => (await screen.findByLabelText('Quitar «Móvil»')).click())
  await screen.findByText('Es el último: para entrar en tu cuenta bastará tu contraseña.')
  await type('Tu contraseña', 'cosmos-2026')
  await press('Quitar dispositivo')
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})
