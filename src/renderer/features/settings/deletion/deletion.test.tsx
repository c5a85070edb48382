import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkOwner, ownFactors } from '#renderer/entities/second-step/api.ts'
import { leave } from '#renderer/session/leave.ts'
import { showEntrance } from '#renderer/session/session.ts'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { endAccount, ownServer, removeOwnFiles } from './api.ts'
import { DeleteAccount } from '../AccountSection.tsx'
// Loaded before it is waited for.
import './DeleteAccountDialog.tsx'

const { toasts } = vi.hoisted(() => ({ toasts: { clear: vi.fn(), success: vi.fn(), error: vi.fn() } }))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({
  useToasts: () => toasts,
  useWindowToasts: () => toasts,
}))
vi.mock('#renderer/entities/second-step/api.ts', () => ({ checkOwner: vi.fn(), ownFactors: vi.fn() }))
vi.mock('#renderer/session/leave.ts', () => ({ leave: vi.fn() }))
vi.mock('./api.ts', () => ({ ownServer: vi.fn(), removeOwnFiles: vi.fn(), endAccount: vi.fn() }))

/** What was brought into sight: happy-dom scrolls nothing. */
const brought: (string | null)[] = []
HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
  brought.push(this.textContent)
}

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => act(async () => screen.getByText(name, { selector: 'button' }).click())
const confirm = async (word = 'eliminar ', password = 'cosmos-2026') => {
  type(/Escribe ELIMINAR/, word)
  type('Tu contraseña', password)
  await press('Eliminar mi cuenta')
}
const refusal = Object.assign(new Error('canceling statement'), { code: '57014' })
const isOpen = () => screen.queryByRole('dialog') !== null

beforeEach(async () => {
  vi.resetAllMocks()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('navigation', new EventTarget())
  signInAs('luna')
  vi.mocked(checkOwner).mockResolvedValue('right')
  vi.mocked(ownFactors).mockResolvedValue([])
  vi.mocked(leave).mockImplementation(async () => {
    showEntrance()
    return null
  })
  render(
    <MemoryRouter>
      <DeleteAccount />
    </MemoryRouter>,
    { wrapper: AsMember },
  )
  screen.getByText('Eliminar cuenta').focus()
  await press('Eliminar cuenta')
  await screen.findByRole('dialog', { name: 'Eliminar mi cuenta' })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('files go first, then the account, then all that this device holds of it', async () => {
  const order: string[] = []
  vi.mocked(removeOwnFiles).mockImplementation(async () => void order.push('files'))
  vi.mocked(endAccount).mockImplementation(async () => void order.push('account'))
  expect(screen.getByRole('dialog').textContent).toContain('tus conversaciones enteras')
  const luna = signedIn()
  await confirm()
  await expect.poll(() => leave).toHaveBeenCalledExactlyOnceWith(luna, 'account-deleted')
  expect(checkOwner).toHaveBeenCalledExactlyOnceWith(luna.supabase, 'luna@cosmia.test', 'cosmos-2026', '')
  expect(order).toEqual(['files', 'account'])
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Tu cuenta ya no existe', expect.any(String))
})

test('nothing is asked of the server without the word and a password', async () => {
  await confirm('borrar', '')
  await screen.findByText('Escribe ELIMINAR, con todas sus letras.')
  screen.getByText('Escribe tu contraseña.')
  expect(document.activeElement).toBe(field(/Escribe ELIMINAR/))
  expect(checkOwner).not.toHaveBeenCalled()
  await press('Cancelar')
  await expect.poll(isOpen).toBe(false)
  expect(document.activeElement?.textContent).toBe('Eliminar cuenta')
})

test('a wrong password is told at its field, and what was typed stays', async () => {
  vi.mocked(checkOwner).mockResolvedValueOnce('wrong')
  await confirm()
  expect((await screen.findByText('Esa no es tu contraseña.')).id).toBe(
    field('Tu contraseña').getAttribute('aria-describedby'),
  )
  expect(document.activeElement).toBe(field('Tu contraseña'))
  expect(field(/Escribe ELIMINAR/).value).toBe('eliminar ')
  expect(removeOwnFiles).not.toHaveBeenCalled()
})

test.each([
  ['unreachable', /No se pudo conectar/],
  ['limited', /Demasiados intentos/],
  ['refused', /^Tu cuenta sigue aquí/],
] as const)('a password that cannot be checked (%s) can be tried again', async (check, text) => {
  vi.mocked(checkOwner).mockResolvedValueOnce(check)
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toMatch(text)
  await press('Reintentar')
  await expect.poll(() => endAccount).toHaveBeenCalledOnce()
})

test.each([
  [
    'some files',
    'files',
    new TypeError('Failed to fetch'),
    /^Ya no está parte de tus archivos\. Se cortó la conexión\. Tu cuenta sigue aquí/,
  ],
  ['the account', 'account', refusal, /^Tus archivos ya no están\. Tu cuenta sigue aquí/],
  [
    'the answer',
    'account',
    new TypeError('Failed to fetch'),
    /^Tus archivos ya no están\. Se cortó la conexión/,
  ],
] as const)(
  'where %s did not come through, that is told, and a retry goes on',
  async (_what, step, cause, text) => {
    vi.mocked(removeOwnFiles).mockImplementationOnce(async (_server, onRemoved) => {
      onRemoved(3)
      if (step === 'files') throw cause
    })
    if (step === 'account') vi.mocked(endAccount).mockRejectedValueOnce(cause)
    await confirm()
    expect((await screen.findByRole('alert')).textContent).toMatch(text)
    // The field above it would be cut in two where the outcome took its place.
    expect(brought.at(-1)).toMatch(text)
    expect(leave).not.toHaveBeenCalled()

    // An account that is gone would find the password wrong.
    vi.mocked(checkOwner).mockResolvedValue('wrong')
    await press('Reintentar')
    await expect.poll(() => toasts.success).toHaveBeenCalledOnce()
  },
)

test('a proof that has expired meanwhile is asked for again', async () => {
  vi.mocked(removeOwnFiles).mockRejectedValueOnce(Object.assign(new Error('JWT'), { code: 'PGRST303' }))
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Tu cuenta sigue aquí/)
  await press('Reintentar')
  await expect.poll(() => toasts.success).toHaveBeenCalledOnce()
  expect(checkOwner).toHaveBeenCalledTimes(2)
})

test('where the files took so long that the server wants a fresher sign-in, a retry checks the password again', async () => {
  const stale = { code: '42501', message: 'This needs a fresh sign-in' }
  vi.mocked(endAccount).mockRejectedValueOnce(Object.assign(new Error('refused'), stale))
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /Ha pasado un rato .* la comprobaremos otra vez/,
  )
  await press('Reintentar')
  await expect.poll(() => toasts.success).toHaveBeenCalledOnce()
  expect(checkOwner).toHaveBeenCalledTimes(2)
  expect(ownServer).toHaveBeenCalledTimes(2)
  expect(ownServer).toHaveBeenCalledAfter(vi.mocked(checkOwner))
})

test('while it goes on it is said, runs once, and the dialog stays', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.mocked(endAccount).mockReturnValue(promise)
  await confirm()
  await screen.findByText(/Puede tardar varios minutos/)
  screen.getByLabelText('Borrado de tu cuenta')
  await press('Eliminar mi cuenta')
  fireEvent.submit(field('Tu contraseña'))
  await press('Cancelar')
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  const beside = document.querySelector('.MuiDialog-container') as Element
  fireEvent.mouseDown(beside)
  fireEvent.click(beside)
  const leaving = Object.assign(new Event('navigate', { cancelable: true }), {
    destination: { url: new URL('#/dashboard/home', location.href).href },
  })
  navigation.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  expect(isOpen()).toBe(true)
  expect(endAccount).toHaveBeenCalledOnce()
  await act(async () => resolve())
  await expect.poll(() => leave).toHaveBeenCalledOnce()
})

test('a session that ends meanwhile changes nothing: what was to go of its member goes', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.mocked(endAccount).mockReturnValueOnce(promise)
  await confirm()
  await screen.findByText(/Puede tardar varios minutos/)
  const luna = signedIn()
  act(() => void signInAs('sol'))
  await act(async () => resolve())
  await expect.poll(() => leave).toHaveBeenCalledExactlyOnceWith(luna, 'account-deleted')
})

test('what fails after the session has ended is told where the member is', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  vi.mocked(endAccount).mockReturnValueOnce(promise)
  await confirm()
  await screen.findByText(/Puede tardar varios minutos/)
  act(() => showEntrance())
  await act(async () => reject(refusal))
  await expect
    .poll(() => toasts.error)
    .toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('Tu cuenta sigue aquí'),
      'No se pudo eliminar tu cuenta',
    )
})
