import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConnectServerPage } from './ConnectServerPage.tsx'

const setServer = vi.hoisted(() => vi.fn())
vi.mock('#renderer/lib/desktop.ts', async (original) => ({
  ...(await original<object>()),
  desktop: { app: { setServer } },
}))

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

async function connect(url: string, key: string) {
  render(<ConnectServerPage />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Dirección del servidor' }), url)
  await userEvent.type(screen.getByRole('textbox', { name: 'Clave publicable' }), key)
  await userEvent.click(screen.getByRole('button', { name: 'Conectar' }))
}

test.each([
  ['app.server_unreachable', 'Dirección del servidor', 'Ese servidor no responde.'],
  ['app.server_unsuitable', 'Dirección del servidor', 'no hay un servidor de Cosmia'],
  ['app.certificate_name', 'Dirección del servidor', 'El certificado que llega es de otro servidor.'],
  ['app.server_key', 'Clave publicable', 'El servidor no reconoce esa clave.'],
])('%s is said at the field that mends it, which keeps what was typed', async (code, name, words) => {
  setServer.mockResolvedValue({ ok: false, error: { code, message: 'no' } })
  await connect('https://proyecto.supabase.co/', 'sb_publishable_abc123')
  await screen.findByText(words, { exact: false })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  expect(field.value).not.toBe('')
  expect(setServer).toHaveBeenCalledExactlyOnceWith({
    url: 'https://proyecto.supabase.co',
    publishableKey: 'sb_publishable_abc123',
  })
})

test('any other failure is said at the button', async () => {
  setServer.mockResolvedValue({ ok: false, error: { code: 'ipc.internal', message: 'no' } })
  await connect('https://proyecto.supabase.co', 'sb_publishable_abc123')
  expect((await screen.findByRole('alert')).textContent).toContain('No se pudo guardar la conexión.')
})

test.each([
  ['http://servidor.test', 'sb_publishable_abc123', 'Sin https://'],
  ['https://proyecto.supabase.co', 'sb_secret_abc123', 'Esa es una clave secreta'],
  [
    'https://proyecto.supabase.co',
    `eyJhbGciOiJIUzI1NiJ9.${btoa('{"role":"service_role"}')}.x`,
    'Esa es una clave secreta',
  ],
])('what the rules refuse asks nobody: %s, %s', async (url, key, words) => {
  await connect(url, key)
  await screen.findByText(words, { exact: false })
  expect(setServer).not.toHaveBeenCalled()
})
