import { focusManager } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { AdultsPage } from './AdultsPage.tsx'
import { getBirthYear } from './api.ts'

const toasts = vi.hoisted(() => ({ echo: vi.fn(), comingSoon: vi.fn() }))
vi.mock('#renderer/ui/toasts/use-toasts.ts', async (importActual) => ({
  ...(await importActual<object>()),
  useToasts: () => toasts,
}))
vi.mock('./api.ts', () => ({ getBirthYear: vi.fn() }))

const RESTRICTED =
  'Debes ser mayor de 18 años para acceder a esta sección. Por favor, actualiza tu año de nacimiento en tu perfil.'
const THIS_YEAR = new Date().getFullYear()
const adult = THIS_YEAR - 18
const refused = () => Promise.reject(Object.assign(new Error('refused'), { code: '42501' }))

/** Tells when it is drawn: until then nobody asks for posts. */
const drawn = vi.fn()
const passed = vi.fn()
function Posts() {
  drawn()
  return 'Obras de hoy'
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  signInAs('luna')
  vi.mocked(getBirthYear).mockReset().mockResolvedValue(adult)
})

afterEach(() => {
  closeWindow()
  vi.clearAllMocks()
})

function Address() {
  const { search } = useLocation()
  const navigate = useNavigate()
  return <button onClick={() => void navigate(-1)}>Atrás {search}</button>
}

const open = (address = '/dashboard/lizysfriends') =>
  render(
    <AsMember>
      <MemoryRouter initialEntries={[address]}>
        <Address />
        <Routes>
          <Route
            path="/dashboard/lizysfriends"
            element={<AdultsPage posts={<Posts />} onPassed={passed} />}
          />
          <Route path="/dashboard/home" element="Inicio" />
          <Route path="/dashboard/profile" element="Mi perfil" />
        </Routes>
      </MemoryRouter>
    </AsMember>,
  )

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const choice = () => screen.queryByRole('heading', { name: '¿Cómo quieres entrar?' })

test('nothing of the area is shown while the gate is asked', () => {
  vi.mocked(getBirthYear).mockReturnValue(new Promise(() => undefined))
  open('/dashboard/lizysfriends?panel=espectador')
  expect(screen.getByText('Comprobando tu edad…')).toBeTruthy()
  expect(drawn).not.toHaveBeenCalled()
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
})

// spec: 2.adults.gate, 5.adults.age, 5.adults.dialog, 5.adults.links, 9.adult-age
test.each([
  ['of 17', THIS_YEAR - 17],
  ['without a birth year', null],
])('a member %s is told, and led back before anything else', async (_who, year) => {
  vi.mocked(getBirthYear).mockResolvedValue(year)
  open('/dashboard/lizysfriends?panel=espectador')
  const dialog = await screen.findByRole('dialog', { name: 'Acceso restringido' })
  expect(dialog.textContent).toContain(RESTRICTED)
  expect(choice()).toBeNull()
  expect(drawn).not.toHaveBeenCalled()
  expect(passed).not.toHaveBeenCalled()
  const links = within(dialog).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Volver al inicio', 'Ir a mi perfil'])
  expect(document.activeElement).toBe(links[0])
  await userEvent.keyboard('{Enter}')
  await screen.findByText('Inicio')
})

// spec: 5.adults.links
test('the profile is one link further', async () => {
  vi.mocked(getBirthYear).mockResolvedValue(THIS_YEAR - 17)
  open()
  await userEvent.click(await screen.findByRole('link', { name: 'Ir a mi perfil' }))
  await screen.findByText('Mi perfil')
})

// spec: 5.adults.links
test.each(['link', 'Escape'])('who may not enter is led home (%s)', async (how) => {
  vi.mocked(getBirthYear).mockResolvedValue(THIS_YEAR - 17)
  open()
  const home = await screen.findByRole('link', { name: 'Volver al inicio' })
  await (how === 'link' ? userEvent.click(home) : userEvent.keyboard('{Escape}'))
  await screen.findByText('Inicio')
  expect(choice()).toBeNull()
})

// spec: 8.adults.check
test('a gate that does not answer is told and can be asked again', async () => {
  vi.mocked(getBirthYear).mockImplementationOnce(refused)
  open()
  await screen.findByText('No se pudo cargar la información de verificación.')
  expect(passed).not.toHaveBeenCalled()
  expect(toasts.echo).toHaveBeenCalledExactlyOnceWith('No se pudo cargar la información de verificación.')
  expect(choice()).toBeNull()
  await userEvent.click(await button('Reintentar'))
  await waitFor(() => expect(document.activeElement).toBe(choice()))
  expect(passed).toHaveBeenCalledOnce()
})

test('a birth year that was changed counts at once', async () => {
  open()
  await waitFor(() => expect(choice()).toBeTruthy())
  vi.mocked(getBirthYear).mockResolvedValue(THIS_YEAR - 17)
  act(() => focusManager.onFocus())
  await screen.findByRole('dialog')
  expect(choice()).toBeNull()
})

test('no earlier answer opens the gate to who comes back', async () => {
  const { unmount } = open()
  await waitFor(() => expect(choice()).toBeTruthy())
  unmount()
  vi.mocked(getBirthYear).mockResolvedValue(THIS_YEAR - 17)
  open('/dashboard/lizysfriends?panel=espectador')
  expect(drawn).not.toHaveBeenCalled()
  await screen.findByRole('dialog')
  expect(drawn).not.toHaveBeenCalled()
})

// spec: 2.adults.artist, 2.adults.chooser, 4.adults.views
test('an artist has four actions to come, and the way back', async () => {
  open()
  await userEvent.click(await button(/^Artista/))
  const title = screen.getByRole('heading', { name: 'Panel de artista' })
  expect(document.activeElement).toBe(title)
  expect(choice()).toBeNull()
  const actions = screen.getAllByRole('listitem').map((item) => item.querySelector('button'))
  for (const action of actions) if (action) await userEvent.click(action)
  expect(toasts.comingSoon).toHaveBeenCalledTimes(4)
  await userEvent.click(await button('Volver a la selección'))
  expect(document.activeElement).toBe(choice())
})

// spec: 4.adults.views
test('a spectator sees what is published; the choice stands in the address', async () => {
  open()
  await userEvent.click(await button(/^Espectador/))
  expect(screen.getByRole('heading', { name: 'Panel de espectador' })).toBe(document.activeElement)
  expect(screen.getByText('Obras de hoy')).toBeTruthy()
  await userEvent.click(await button('Atrás ?panel=espectador'))
  expect(choice()).toBe(document.activeElement)
  await userEvent.click(await button(/^Espectador/))
  await userEvent.click(await button('Volver a la selección'))
  expect(choice()).toBe(document.activeElement)
  expect(await button('Atrás')).toBeTruthy()
  expect(getBirthYear).toHaveBeenCalledOnce()
})
