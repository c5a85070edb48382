import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { acceptRequest, listReceived } from '#renderer/entities/friends/api.ts'
import { ensureOwnProfile, offerUsernames } from '#renderer/entities/member/api.ts'
import { profile } from '#renderer/entities/member/testing/profile.ts'
import { getFirstPet } from '#renderer/entities/pets/api.ts'
import { forgetStored, storedUnder } from '#renderer/session/member-disk.ts'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { updateProfile } from './api.ts'
import { OwnProfilePage } from './OwnProfilePage.tsx'

const world = vi.hoisted(() => ({
  toasts: { success: vi.fn(), error: vi.fn(), comingSoon: vi.fn() },
  confirm: vi.fn(() => Promise.resolve(true)),
}))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => world.toasts }))
vi.mock('#renderer/ui/confirm/confirm.ts', () => ({ useConfirm: () => world.confirm }))
vi.mock('#renderer/entities/friends/api.ts', () => ({
  acceptRequest: vi.fn(),
  listReceived: vi.fn(),
  listSent: vi.fn(),
}))
vi.mock('#renderer/entities/member/api.ts', () => ({ ensureOwnProfile: vi.fn(), offerUsernames: vi.fn() }))
vi.mock('#renderer/entities/pets/api.ts', () => ({ getFirstPet: vi.fn() }))
vi.mock('./api.ts', () => ({ listAlbums: () => Promise.resolve([]), updateProfile: vi.fn() }))

const { toasts, confirm } = world
const luna = { ...profile('luna'), bio: 'Escribo cartas', birth_year: 1990 }
const sol = { id: 'sol', username: 'sol', avatar_url: null, created_at: '2026-11-21T00:00:00+00:00' }
const page = (...members: (typeof sol)[]) => ({ members, next: null })

beforeEach(() => {
  vi.stubGlobal('navigation', new EventTarget())
  vi.spyOn(console, 'error').mockReturnValue()
  signInAs('luna')
  vi.mocked(ensureOwnProfile).mockResolvedValue(luna)
  vi.mocked(listReceived).mockResolvedValue(page())
  vi.mocked(getFirstPet).mockResolvedValue(null)
  vi.mocked(offerUsernames).mockReset().mockResolvedValue({ is_free: true, offers: [] })
})

afterEach(() => {
  closeWindow()
  forgetStored('luna')
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const open = () =>
  render(
    <AsMember>
      <MemoryRouter>
        <Link to="/dashboard/home">Inicio</Link>
        <OwnProfilePage posts={() => <p>Mis posts</p>} collections={<p>Colecciones</p>} />
      </MemoryRouter>
    </AsMember>,
  )

const button = (name: string) => screen.findByRole('button', { name })
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })

async function startEditing() {
  open()
  await userEvent.click(await button('Editar perfil'))
  return field('Bio')
}

async function write(name: string, text: string) {
  const input = await field(name)
  await userEvent.clear(input)
  // At once: a pause between two keys would have a name asked for that is half written.
  await userEvent.paste(text)
}

// spec: 2.profile.parts, 2.profile.pet, 2.profile.family
test('shows who one is, with all that belongs to it', async () => {
  open()
  await screen.findByRole('heading', { level: 1, name: 'luna' })
  const age = `${new Date().getFullYear() - 1990} años`
  const shown = ['Escribo cartas', age, 'Próximamente', 'Mis posts', 'Colecciones']
  for (const text of shown) expect(screen.getByText(text)).toBeTruthy()
  const create = await screen.findByRole('link', { name: 'Crear un perfil' })
  expect(create.getAttribute('href')).toBe('/dashboard/pet-profile/new')
  expect(screen.queryByText('Solicitudes de amistad')).toBeNull()
})

// spec: 2.profile.pet
test('the first pet stands there when there is one', async () => {
  const pet = { id: 'p1', owner_id: 'luna', name: 'Cometa', bio: 'Mueve la cola', avatar_url: null, likes: 0 }
  vi.mocked(getFirstPet).mockResolvedValue(pet)
  open()
  const link = await screen.findByRole('link', { name: /Cometa/ })
  expect(link.getAttribute('href')).toBe('/dashboard/pet-profile/p1')
})

test('requests are answered here too, and the last one takes the list along', async () => {
  vi.mocked(listReceived).mockResolvedValueOnce(page(sol))
  open()
  await userEvent.click(await button('Aceptar la solicitud de sol'))
  await waitFor(() => expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Ahora son amigos'))
  expect(acceptRequest).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'sol', 'luna')
  await waitFor(() => expect(screen.queryByText('Solicitudes de amistad')).toBeNull())
  expect(document.activeElement?.textContent).not.toBe('Aceptar')
})

test('a part that could not be loaded says so in its place and can be asked for again, the rest stands', async () => {
  const refused = Object.assign(new Error('refused'), { code: '42501' })
  vi.mocked(listReceived).mockRejectedValueOnce(refused).mockResolvedValue(page(sol))
  vi.mocked(getFirstPet).mockRejectedValueOnce(refused)
  open()
  await screen.findByText('No se pudieron cargar las solicitudes.')
  await screen.findByText('No se pudo cargar la mascota.')
  expect(screen.getByText('Escribo cartas')).toBeTruthy()
  for (const retry of screen.getAllByRole('button', { name: 'Reintentar' })) await userEvent.click(retry)
  await button('Aceptar la solicitud de sol')
  await screen.findByRole('link', { name: 'Crear un perfil' })
})

// spec: 4.profile.edit, 5.profile.birth-year, 8.success.profile
test('saving leads from editing back to the view, where the changes show', async () => {
  const bio = await startEditing()
  expect(document.activeElement).toBe(await field('Nombre de usuario'))
  expect(bio.value).toBe('Escribo cartas')
  await write('Bio', 'Escribo cuentos')
  await write('Ciudad', 'Granada')
  await userEvent.clear(screen.getByRole('spinbutton', { name: 'Año de nacimiento' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Creo contenido' }))
  const saved = { ...luna, bio: 'Escribo cuentos', city: 'Granada', birth_year: null, is_creator: true }
  vi.mocked(updateProfile).mockResolvedValue({ kind: 'saved', profile: saved })
  await userEvent.click(await button('Guardar'))
  const edit = await button('Editar perfil')
  expect(screen.getByText('Escribo cuentos')).toBeTruthy()
  expect(updateProfile).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'luna', {
    username: 'luna',
    bio: 'Escribo cuentos',
    city: 'Granada',
    academic_background: '',
    professional_background: '',
    user_type: '',
    birth_year: '',
    is_creator: true,
  })
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Perfil guardado')
  expect(screen.getAllByText('No especificada').length).toBeGreaterThan(0)
  await waitFor(() => expect(document.activeElement).toBe(edit))
  expect(storedUnder('profile-draft/luna')).toEqual([])
})

// spec: 8.profile.save
test('a failure to save is told, and what was typed stays, also for the next start', async () => {
  vi.mocked(updateProfile).mockRejectedValue(new Error('offline'))
  await startEditing()
  await write('Bio', 'Sigo aquí')
  await userEvent.click(await button('Guardar'))
  await waitFor(() => expect(toasts.error).toHaveBeenCalledExactlyOnceWith('No se pudo guardar el perfil.'))
  expect((await field('Bio')).value).toBe('Sigo aquí')
  closeWindow()
  signInAs('luna')
  open()
  expect((await field('Bio')).value).toBe('Sigo aquí')
})

test('each key is kept before the window could close; the next start offers it, to be discarded too', async () => {
  fireEvent.change(await startEditing(), { target: { value: 'Sig' } })
  expect(storedUnder('profile-draft/luna')).toMatchObject([['profile-draft/luna', { bio: 'Sig' }]])
  closeWindow()
  signInAs('luna')
  open()
  expect((await field('Bio')).value).toBe('Sig')
  await userEvent.click(await button('Cancelar'))
  expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: '¿Descartar los cambios?' }))
  await screen.findByText('Escribo cartas')
  expect(storedUnder('profile-draft/luna')).toEqual([])
})

test.each([
  ['name-taken', 'Ese nombre ya está en uso o se parece demasiado a otro. Prueba con otro.'],
  ['name-refused', 'Ese nombre lleva espacios de más o caracteres que no se pueden usar.'],
] as const)('a name that the server refuses (%s) is told at its field', async (kind, message) => {
  vi.mocked(updateProfile).mockResolvedValue({ kind, cause: new Error('refused') })
  await startEditing()
  await write('Nombre de usuario', 'sol')
  await userEvent.click(await button('Guardar'))
  await screen.findByText(message)
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith('No se pudo guardar el perfil.')
  expect(document.activeElement).toBe(await field('Nombre de usuario'))
})

test('a taken name is said while typing, and one of three free ones can be chosen; one’s own is never asked for', async () => {
  vi.mocked(offerUsernames).mockImplementation((name) =>
    Promise.resolve(
      name === 'sol'
        ? { is_free: false, offers: ['sol-lunar', 'sol-nova', 'sol-solar'] }
        : { is_free: true, offers: [] },
    ),
  )
  await startEditing()
  await write('Nombre de usuario', ' sol ')
  const offers = await screen.findByRole('group', { name: 'Nombres libres' })
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Ese nombre ya está en uso o se parece demasiado a otro.',
  )
  expect(offers.textContent).toBe('sol-lunarsol-novasol-solar')
  await userEvent.click(screen.getByText('sol-nova'))
  expect((await field('Nombre de usuario')).value).toBe('sol-nova')
  expect(document.activeElement).toBe(await field('Nombre de usuario'))
  await screen.findByText('Está libre: puede ser tuyo.')
  await write('Nombre de usuario', ' luna ')
  await waitFor(() => expect(screen.queryByText('Está libre: puede ser tuyo.')).toBeNull())
  // Longer than a name waits to be asked for.
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(vi.mocked(offerUsernames).mock.calls.flat()).toEqual(['sol', 'sol-nova'])
})

test('a birth year that none can have is told before anything is sent', async () => {
  await startEditing()
  const year = screen.getByRole('spinbutton', { name: 'Año de nacimiento' })
  await userEvent.clear(year)
  await userEvent.type(year, '199')
  await userEvent.click(await button('Guardar'))
  await screen.findByText('Por favor, introduce un año de nacimiento válido (4 dígitos).')
  await waitFor(() => expect(document.activeElement).toBe(year))
  expect(updateProfile).not.toHaveBeenCalled()
})

test('cancelling asks only when something has changed, and only yes loses it', async () => {
  await startEditing()
  await userEvent.click(await button('Cancelar'))
  await button('Editar perfil')
  expect(confirm).not.toHaveBeenCalled()
  await userEvent.click(await button('Editar perfil'))
  await write('Bio', 'Otra')
  confirm.mockResolvedValueOnce(false)
  await userEvent.click(await button('Cancelar'))
  expect((await field('Bio')).value).toBe('Otra')
  await userEvent.click(await button('Cancelar'))
  await screen.findByText('Escribo cartas')
  expect(storedUnder('profile-draft/luna')).toEqual([])
})

// spec: 8.profile.load
test('a profile that could not be loaded can be asked for again', async () => {
  vi.mocked(ensureOwnProfile).mockRejectedValueOnce(Object.assign(new Error('refused'), { code: '42501' }))
  open()
  await screen.findByText('No se pudo cargar el perfil.')
  await userEvent.click(await button('Reintentar'))
  await screen.findByRole('heading', { level: 1, name: 'luna' })
})
