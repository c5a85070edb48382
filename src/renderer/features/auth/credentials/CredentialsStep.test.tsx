import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offerUsernames, type UsernameOffer } from '#renderer/entities/member/api.ts'
import { isUsernameTaken } from '#renderer/entities/member/username-check.ts'
import { store } from '#renderer/lib/store.ts'
import { entranceQueries } from '#renderer/server/cache/query-client.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { toastsAtom } from '#renderer/ui/toasts/use-toasts.ts'
import { initialFlow } from '../auth-flow.ts'
import { CredentialsStep } from './CredentialsStep.tsx'
import { useCredentialsForm, type Answer } from './credentials.ts'

vi.mock('#renderer/entities/member/api.ts', () => ({ offerUsernames: vi.fn() }))

const taken: UsernameOffer = { is_free: false, offers: ['sol-lunar', 'sol-nova', 'sol-solar'] }
const free: UsernameOffer = { is_free: true, offers: [] }
const onSubmit = vi.fn<() => Promise<Answer>>()

function Register() {
  const form = useCredentialsForm({ ...initialFlow, mode: 'register' })
  return (
    <CredentialsStep
      mode="register"
      form={form}
      onSubmit={onSubmit}
      onSwitchMode={vi.fn()}
      onForgotten={vi.fn()}
    />
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Nombre de usuario')
const help = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent
const type = (value: string) => fireEvent.change(field(), { target: { value } })
/** Time for the pause in typing, for what asks to be loaded, and for the answer. */
const pause = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(400)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(50)
  })

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  entranceQueries.clear()
  vi.spyOn(console, 'warn').mockReturnValue()
  render(<Register />, { wrapper: StoreProvider })
  // What asks is loaded with the field.
  await act(() => vi.dynamicImportSettled())
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a taken name is said while typing, and one of three free ones can be chosen', async () => {
  vi.mocked(offerUsernames).mockImplementation((name) => Promise.resolve(name === 'sol' ? taken : free))
  field().focus()
  type('s')
  type('so')
  type(' sol ')
  expect(help()).toBe('Así te verá la comunidad.')
  await pause()
  expect(vi.mocked(offerUsernames).mock.calls).toEqual([['sol']])
  expect(screen.getByRole('alert').textContent).toMatch(
    /Ese nombre ya está en uso o se parece demasiado a otro/,
  )
  const offers = screen.getByRole('group', { name: 'Nombres libres' })
  expect(offers.textContent).toBe('sol-lunarsol-novasol-solar')
  fireEvent.click(screen.getByText('sol-nova'))
  expect(field().value).toBe('sol-nova')
  expect(document.activeElement).toBe(field())
  expect(screen.queryByRole('group')).toBeNull()
  await pause()
  expect(help()).toBe('Está libre: puede ser tuyo.')
})

test('of a taken name and other wrong fields the name is mended first, since it stands first', async () => {
  vi.mocked(offerUsernames).mockResolvedValue(taken)
  type('sol')
  await pause()
  const year = screen.getByLabelText('Año de nacimiento')
  fireEvent.change(year, { target: { value: '9999' } })
  year.focus()
  await act(async () => void fireEvent.submit(year))
  expect(year.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field())
  expect(onSubmit).not.toHaveBeenCalled()
})

test('an answer that comes late is not taken for what is typed now', async () => {
  const late = Promise.withResolvers<UsernameOffer>()
  vi.mocked(offerUsernames).mockImplementation((name) =>
    name === 'sol' ? late.promise : Promise.resolve(free),
  )
  type('sol')
  await pause()
  type('solana')
  late.resolve(taken)
  await pause()
  expect(help()).toBe('Está libre: puede ser tuyo.')
})

test('what makes no name is said too', async () => {
  vi.mocked(offerUsernames).mockResolvedValue({ is_free: false, offers: [] })
  type('\u200b')
  await pause()
  expect(help()).toBe('Ese nombre no se puede usar. Prueba con otro.')
})

test('where the server does not answer, the name is neither praised nor refused', async () => {
  vi.mocked(offerUsernames).mockRejectedValue(new TypeError('Failed to fetch'))
  type('sol')
  await pause()
  expect(help()).toBe('Así te verá la comunidad.')
  expect(await isUsernameTaken('sol')).toBe(false)
})

test('a new account says that it is the first of two steps', () => {
  screen.getByText('Paso 1 de 2')
})

test('each field of a new account has a hint, so that all stand evenly', () => {
  const fields = [
    screen.getAllByRole('textbox'),
    screen.getAllByLabelText(/contraseña/i, { selector: 'input' }),
  ].flat()
  const hints = fields.map((field) => document.getElementById(field.getAttribute('aria-describedby') ?? ''))
  expect(hints.map((hint) => hint?.textContent)).toEqual([
    'Así te verá la comunidad.',
    'Hay secciones para mayores de 18.',
    'Lo usarás para entrar.',
    'Al menos 8 caracteres.',
    'La misma, otra vez.',
  ])
})

test('the year of birth says why it is asked, and how it is written', () => {
  const year = screen.getByLabelText<HTMLInputElement>('Año de nacimiento')
  const why = document.getElementById(year.getAttribute('aria-describedby') ?? '')?.textContent
  expect(why).toBe('Hay secciones para mayores de 18.')
  expect(year.placeholder).toBe('Por ejemplo, 1990')
})

test('a refused try says at the field what to do; why is for the toast, and not told twice', async () => {
  vi.mocked(offerUsernames).mockResolvedValue(free)
  const typed = {
    'Nombre de usuario': 'ana',
    'Año de nacimiento': '1990',
    Email: 'ana@cosmia.test',
    Contraseña: 'cosmos-2026',
    'Confirmar contraseña': 'cosmos-2026',
  }
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const why = 'Ya existe una cuenta con este email.'
  const advice = 'Inicia sesión con él o usa otro.'
  onSubmit.mockResolvedValue({ title: 'Sign up Failed', description: why, wrong: { field: 'email', advice } })
  fireEvent.submit(field())
  await pause()
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(screen.getByRole('alert').textContent).toBe(advice)
  expect(screen.queryByText(why)).toBeNull()
  expect(store.get(toastsAtom).map(({ description }) => description)).toEqual([why])
})
