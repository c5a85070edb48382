import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listPictures } from '#renderer/entities/albums/api.ts'
import { removeOwnOrphanedFiles } from '#renderer/entities/files/upload/api.ts'
import { getFriends } from '#renderer/entities/friends/api.ts'
import { firstPetKey, type Pet } from '#renderer/entities/pets/pet.ts'
import { forgetStored, storedUnder } from '#renderer/session/member-disk.ts'
import { AsMember, signedIn, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { picturesCome } from '#renderer/ui/testing/pictures-come.ts'
import { createPetAlbum, deletePetAlbum, listPetAlbums } from './api.ts'
import { createPet, deletePet, getPet, updatePet } from '#renderer/entities/pets/api.ts'
import { PetProfilePage } from './PetProfilePage.tsx'

const world = vi.hoisted(() => ({
  toasts: { success: vi.fn(), error: vi.fn(), echo: vi.fn() },
  confirm: vi.fn(() => Promise.resolve(true)),
}))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => world.toasts }))
vi.mock('#renderer/ui/confirm/confirm.ts', () => ({ useConfirm: () => world.confirm }))
vi.mock('#renderer/entities/friends/api.ts', () => ({ getFriends: vi.fn() }))
vi.mock('#renderer/entities/albums/api.ts', () => ({ listPictures: vi.fn() }))
vi.mock('#renderer/entities/pets/api.ts', () => ({
  createPet: vi.fn(),
  deletePet: vi.fn(),
  getPet: vi.fn(),
  updatePet: vi.fn(),
}))
vi.mock('#renderer/entities/files/upload/api.ts', () => ({
  removeOwnOrphanedFiles: vi.fn(() => Promise.resolve()),
}))
vi.mock('./api.ts', () => ({
  coverPetAlbum: vi.fn(),
  createPetAlbum: vi.fn(),
  deletePetAlbum: vi.fn(),
  listPetAlbums: vi.fn(),
}))

const { toasts, confirm } = world
const ID = '11111111-1111-4111-8111-111111111111'
const cometa: Pet = {
  id: ID,
  owner_id: 'luna',
  name: 'Cometa',
  bio: 'Mueve la cola',
  avatar_url: null,
  likes: 7,
}
const paseos = {
  id: 'a',
  title: 'Paseos',
  cover_image_url: null,
  pictures_count: 0,
  created_at: '2026-03-04T10:00:00Z',
}
const anId: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/)
const refused = () => Promise.reject(Object.assign(new Error('refused'), { code: '42501' }))

beforeEach(() => {
  vi.stubGlobal('navigation', new EventTarget())
  vi.spyOn(console, 'error').mockReturnValue()
  signInAs('luna')
  vi.mocked(getPet).mockReset().mockResolvedValue(cometa)
  vi.mocked(createPet).mockReset().mockResolvedValue(cometa)
  vi.mocked(updatePet).mockReset()
  vi.mocked(listPetAlbums).mockReset().mockResolvedValue([])
  vi.mocked(getFriends).mockResolvedValue([{ id: 'sol', username: 'sol', avatar_url: null }])
})

afterEach(() => {
  closeWindow()
  forgetStored('luna')
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const open = (id: string) =>
  render(
    <AsMember>
      <MemoryRouter initialEntries={[`/dashboard/pet-profile${id && `/${id}`}`]}>
        <Link to="/dashboard/home">Inicio</Link>
        <Routes>
          <Route path="/dashboard/pet-profile/:petId?" element={<PetProfilePage />} />
          <Route path="/dashboard/pet-profile/:petId/albums/:albumId" element={<PetProfilePage />} />
          <Route path="/dashboard/profile" element="Mi perfil" />
        </Routes>
      </MemoryRouter>
    </AsMember>,
  )

const button = (name: string) => screen.findByRole('button', { name })
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

async function write(name: string, text: string) {
  const input = await field(name)
  await userEvent.clear(input)
  if (text) await userEvent.type(input, text)
}

// spec: 4.pet.create, 4.pet.created, 8.success.pet-created
test.each(['', 'new'])('with the id %j a pet is created, and its page opens', async (id) => {
  open(id)
  await title('Nueva compañía de viaje')
  expect(document.activeElement).toBe(await field('Nombre'))
  await write('Nombre', ' Cometa ')
  await userEvent.click(await button('Crear perfil'))
  expect(await title('Cometa')).toBe(document.activeElement)
  expect(createPet).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'luna', {
    id: anId,
    name: 'Cometa',
    bio: null,
  })
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith(
    'Perfil de mascota creado',
    'Cometa ya forma parte de tu órbita.',
  )
  expect(getPet).not.toHaveBeenCalled()
  expect(storedUnder('pet-draft/luna')).toEqual([])
})

// spec: 5.pet.name
test('a pet needs a name, of 60 characters at most', async () => {
  open('new')
  await write('Nombre', '  ')
  await userEvent.click(await button('Crear perfil'))
  await screen.findByText('El nombre de la mascota es obligatorio.')
  expect(document.activeElement).toBe(await field('Nombre'))
  await userEvent.click(await field('Nombre'))
  await userEvent.paste('🐕'.repeat(61))
  await screen.findByText('Puede tener hasta 60 caracteres.')
  expect(createPet).not.toHaveBeenCalled()
})

// spec: 8.pet.create
test('a pet that could not be created is told, and what was typed stays, also for the next start', async () => {
  vi.mocked(createPet).mockImplementation(refused)
  open('new')
  await write('Nombre', 'Cometa')
  await userEvent.click(await button('Crear perfil'))
  await waitFor(() => expect(toasts.error).toHaveBeenCalledExactlyOnceWith('No se pudo crear el perfil.'))
  expect((await field('Nombre')).value).toBe('Cometa')
  closeWindow()
  signInAs('luna')
  open('new')
  expect((await field('Nombre')).value).toBe('Cometa')
})

test('cancelling asks before what was typed is lost, and leads to the profile', async () => {
  open('new')
  await write('Nombre', 'Cometa')
  confirm.mockResolvedValueOnce(false)
  await userEvent.click(await button('Cancelar'))
  expect((await field('Nombre')).value).toBe('Cometa')
  await userEvent.click(await button('Cancelar'))
  await screen.findByText('Mi perfil')
  expect(storedUnder('pet-draft/luna')).toEqual([])
})

// spec: 4.pet.view, 8.success.pet-saved
test('an own pet is shown with all that belongs to it, and saving leads back to the view', async () => {
  vi.mocked(updatePet).mockResolvedValue({ ...cometa, name: 'Halley', bio: null })
  open(ID)
  await title('Cometa')
  for (const text of ['Mueve la cola', '7 me gusta']) expect(screen.getByText(text)).toBeTruthy()
  await userEvent.click(await button('Editar perfil'))
  expect(document.activeElement).toBe(await field('Nombre'))
  await write('Nombre', 'Halley')
  await write('Bio', '')
  await userEvent.click(await button('Guardar'))
  const edit = await button('Editar perfil')
  await title('Halley')
  expect(updatePet).toHaveBeenCalledExactlyOnceWith(expect.anything(), ID, { name: 'Halley', bio: null })
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Perfil de mascota guardado')
  expect(screen.getByText('Su historia todavía está por escribir.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(edit))
})

// spec: 8.pet.save
test('a pet that could not be saved is told, and stays in the fields', async () => {
  vi.mocked(updatePet).mockImplementation(refused)
  open(ID)
  await userEvent.click(await button('Editar perfil'))
  await write('Nombre', 'Halley')
  await userEvent.click(await button('Guardar'))
  await waitFor(() => expect(toasts.error).toHaveBeenCalledExactlyOnceWith('No se pudo guardar el perfil.'))
  expect((await field('Nombre')).value).toBe('Halley')
})

test.each(['new', ID])(
  'each key typed of the pet %s is kept before the window could close, and offered to be discarded',
  async (id) => {
    open(id)
    if (id === ID) await userEvent.click(await button('Editar perfil'))
    fireEvent.change(await field('Bio'), { target: { value: 'Lad' } })
    const name = `pet-draft/luna/${id}`
    expect(storedUnder('pet-draft/luna')).toMatchObject([[name, { bio: 'Lad' }]])
    closeWindow()
    signInAs('luna')
    open(id)
    expect((await field('Bio')).value).toBe('Lad')
    await userEvent.click(await button('Cancelar'))
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: '¿Descartar los cambios?' }))
    await waitFor(() => expect(storedUnder('pet-draft/luna')).toEqual([]))
  },
)

test('a friend’s pet is looked at only, and leads to the friend', async () => {
  vi.mocked(getPet).mockResolvedValue({ ...cometa, owner_id: 'sol' })
  vi.mocked(listPetAlbums).mockResolvedValue([paseos])
  open(ID)
  await title('Cometa')
  await screen.findByText('Paseos')
  expect(screen.queryByRole('button')).toBeNull()
  const owner = await screen.findByRole('link', { name: 'sol' })
  expect(owner.getAttribute('href')).toBe('/dashboard/user-profile/sol')
  expect(owner.previousElementSibling?.getAttribute('href')).toBe('/dashboard/user-profile/sol')
})

test('a pet stands under a wide picture of its albums, another than their cover, and says how many there are', async () => {
  picturesCome()
  const picture = (id: string, width: number, height: number) => ({
    id,
    image_url: `user-assets/luna/pet-albums/${id}.webp`,
    description: null,
    width,
    height,
  })
  const filled = { ...paseos, pictures_count: 3, cover_image_url: 'user-assets/luna/pet-albums/prado.webp' }
  vi.mocked(listPetAlbums).mockResolvedValue([{ ...paseos, id: 'b', title: 'Vacío' }, filled])
  vi.mocked(listPictures).mockResolvedValue([
    picture('prado', 1500, 1000),
    picture('alta', 800, 1200),
    picture('lago', 1500, 1000),
  ])
  open(ID)
  const header = (await title('Cometa')).closest('header')
  await waitFor(() => expect(header?.querySelector('img')?.src).toMatch(/lago\.webp$/))
  expect(screen.getByRole('list', { name: 'En pocas palabras' }).textContent).toBe('7 me gusta3 fotos')
  expect(vi.mocked(listPictures).mock.calls.map(([, , album]) => album)).toEqual(['a'])
})

test('a pet whose only picture is the cover of its album stands under the night, and shows it once', async () => {
  picturesCome()
  const only = { id: 'prado', image_url: 'user-assets/luna/pet-albums/prado.webp', description: null }
  vi.mocked(listPetAlbums).mockResolvedValue([
    { ...paseos, pictures_count: 1, cover_image_url: only.image_url },
  ])
  vi.mocked(listPictures).mockResolvedValue([{ ...only, width: 1500, height: 1000 }])
  open(ID)
  const header = (await title('Cometa')).closest('header')
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'En pocas palabras' }).textContent).toBe('7 me gusta1 foto'),
  )
  await waitFor(() => expect(listPictures).toHaveBeenCalled())
  await act(() => Promise.resolve())
  expect(header?.querySelector('img[src*=pet-albums]')).toBeNull()
})

// spec: 8.pet.missing
test.each([
  ['that is not theirs to see', ID],
  ['whose id is none', '7'],
])('a pet %s is said not to be found, on the way to the profile', async (_what, id) => {
  vi.mocked(getPet).mockResolvedValue(null)
  open(id)
  await screen.findByText('Mi perfil')
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith('No se pudo encontrar el perfil de la mascota.')
  expect(getPet).toHaveBeenCalledTimes(id === ID ? 1 : 0)
})

test('a pet that could not be loaded is told and can be asked for again', async () => {
  vi.mocked(getPet).mockImplementationOnce(refused)
  open(ID)
  await screen.findByText('No se pudo cargar el perfil.')
  await waitFor(() => expect(toasts.echo).toHaveBeenCalledExactlyOnceWith('No se pudo cargar el perfil.'))
  await userEvent.click(await button('Reintentar'))
  expect(await title('Cometa')).toBe(document.activeElement)
})

test('its albums are created on its page, and deleted on their own', async () => {
  vi.mocked(createPetAlbum).mockImplementation(() => {
    vi.mocked(listPetAlbums).mockResolvedValue([paseos])
    return Promise.resolve()
  })
  open(ID)
  await userEvent.click(await button('Crear álbum'))
  await userEvent.type(await field('Título del álbum'), 'Paseos{Enter}')
  await screen.findByText('Paseos')
  expect(createPetAlbum).toHaveBeenCalledExactlyOnceWith(expect.anything(), ID, anId, 'Paseos')
  await userEvent.click(screen.getByRole('link', { name: /Paseos/ }))
  await userEvent.click(await button('Borrar álbum'))
  await waitFor(() => expect(screen.queryByText('Paseos')).toBeNull())
  expect(deletePetAlbum).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'a')
})

test('a pet whose creation got no answer is sent again under the same id, also after a restart', async () => {
  vi.mocked(createPet).mockRejectedValue(new TypeError('Failed to fetch'))
  open('new')
  await write('Nombre', 'Cometa')
  await userEvent.click(await button('Crear perfil'))
  await waitFor(() => expect(toasts.error).toHaveBeenCalledOnce())
  closeWindow()
  signInAs('luna')
  open('new')
  await write('Bio', 'Mueve la cola')
  await userEvent.click(await button('Crear perfil'))
  await waitFor(() => expect(createPet).toHaveBeenCalledTimes(2))
  const [first, second] = vi.mocked(createPet).mock.calls.map(([, , pet]) => pet)
  expect(first?.id).toEqual(anId)
  expect(second).toEqual({ id: first?.id, name: 'Cometa', bio: 'Mueve la cola' })
})

test('a pet is deleted once asked, with its files, and leads to the profile', async () => {
  confirm.mockResolvedValueOnce(false)
  const member = signedIn()
  member.queries.setQueryData(firstPetKey('luna'), cometa)
  open(ID)
  await userEvent.click(await button('Borrar perfil'))
  expect(deletePet).not.toHaveBeenCalled()
  await userEvent.click(await button('Borrar perfil'))
  await screen.findByText('Mi perfil')
  expect(confirm).toHaveBeenLastCalledWith({
    title: '¿Seguro que quieres borrar esto?',
    description: 'El perfil de Cometa se borrará para siempre, con sus álbumes y sus fotos.',
    confirmLabel: 'Borrar',
    destructive: true,
  })
  expect(deletePet).toHaveBeenCalledExactlyOnceWith(expect.anything(), ID)
  expect(member.queries.getQueryData(firstPetKey('luna'))).toBeUndefined()
  expect(removeOwnOrphanedFiles).toHaveBeenCalledExactlyOnceWith(member.supabase, member.id)
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Perfil de mascota borrado')
})

test('a pet that could not be deleted is told and stays', async () => {
  vi.mocked(deletePet).mockImplementationOnce(refused)
  open(ID)
  await userEvent.click(await button('Borrar perfil'))
  await waitFor(() => expect(toasts.error).toHaveBeenCalledExactlyOnceWith('No se pudo borrar el perfil.'))
  expect(await title('Cometa')).toBeTruthy()
})
