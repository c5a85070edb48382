import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { picturesCome } from '#renderer/ui/testing/pictures-come.ts'
import { AlbumsPanel } from './AlbumsPanel.tsx'
import type { Album, AlbumSource } from './album.ts'

const world = vi.hoisted(() => ({ toasts: { success: vi.fn(), error: vi.fn() } }))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => world.toasts }))

const { toasts } = world
const list = vi.fn<() => Promise<readonly Album[]>>()
const create = vi.fn<(id: string, title: string) => Promise<void>>(() => Promise.resolve())
const cover = vi.fn<(id: string, address: string) => Promise<Album>>()
const remove = vi.fn(() => Promise.resolve())
const shelf: AlbumSource = {
  key: ['shelf'],
  parent: 'portfolio_item_id',
  folder: 'luna/albums',
  page: '/dashboard/profile',
  list,
  create,
  cover,
  remove,
}
const album = (id: string, title: string, pictures_count = 0): Album => ({
  id,
  title,
  pictures_count,
  cover_image_url: pictures_count > 0 ? `user-assets/luna/albums/1-${id}.webp` : null,
  created_at: '2026-03-04T10:00:00Z',
})
const refused = () => Promise.reject(Object.assign(new Error('refused'), { code: '42501' }))

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  signInAs('luna')
  for (const act of [create, remove]) act.mockReset().mockResolvedValue()
  list.mockResolvedValue([album('2', 'Mareas'), album('1', 'Fases', 12)])
})

afterEach(() => {
  closeWindow()
  forgetStored('luna')
  vi.clearAllMocks()
})

const open = (isOwn = true) =>
  render(
    <AsMember>
      <MemoryRouter initialEntries={['/dashboard/profile?chat=sol']}>
        <AlbumsPanel title="Portafolio" shelf={shelf} isOwn={isOwn} />
      </MemoryRouter>
    </AsMember>,
  )

const button = (name: string) => screen.findByRole('button', { name })
const titles = async () => (await screen.findAllByRole('paragraph')).map(({ textContent }) => textContent)

const anId: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/)

async function ask(title: string) {
  open()
  await userEvent.click(await button('Crear álbum'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Título del álbum' }), `${title}{Enter}`)
}

// spec: 8.success.album
test('albums stand there newest first; a new one joins them', async () => {
  create.mockImplementation(() => {
    list.mockResolvedValue([album('3', 'Nubes'), album('2', 'Mareas')])
    return Promise.resolve()
  })
  await ask(' Nubes ')
  await waitFor(async () => expect(await titles()).toEqual(['Nubes', 'Mareas']))
  expect(create).toHaveBeenCalledExactlyOnceWith(anId, 'Nubes')
  await waitFor(() => expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Álbum creado'))
  const adding = await button('Crear álbum')
  await waitFor(() => expect(document.activeElement).toBe(adding))
})

// spec: 5.album.empty
test.each(['', '   '])('an empty title (%j) cancels', async (title) => {
  await ask(title)
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(create).not.toHaveBeenCalled()
})

// spec: 8.album.create
test('an album that could not be created is told, its title stays', async () => {
  create.mockImplementation(refused)
  await ask('Nubes')
  await waitFor(() => expect(toasts.error).toHaveBeenCalledExactlyOnceWith('No se pudo crear el álbum.'))
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Nubes')
})

test('an album whose creation got no answer is sent again under the same id; another title is another album', async () => {
  create.mockImplementation(refused)
  await ask('Nubes')
  await waitFor(() => expect(toasts.error).toHaveBeenCalledTimes(1))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(toasts.error).toHaveBeenCalledTimes(2))
  await userEvent.keyboard(' altas{Enter}')
  await waitFor(() => expect(toasts.error).toHaveBeenCalledTimes(3))
  const [first, second, third] = create.mock.calls.map(([id]) => id)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('a title that is not sent yet is there again, until Escape lets it go', async () => {
  open()
  await userEvent.click(await button('Crear álbum'))
  await userEvent.type(screen.getByRole('textbox'), 'Nub')
  closeWindow()
  signInAs('luna')
  open()
  await userEvent.click(await button('Crear álbum'))
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Nub')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(await button('Crear álbum'))
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
})

test('a title that is too long says by how much, and is not sent', async () => {
  await ask('a'.repeat(102))
  expect(screen.getByText('Sobran 2 caracteres')).toBeTruthy()
  expect(create).not.toHaveBeenCalled()
})

test('an album shows its cover, its title and how many pictures it holds, and leads to them', async () => {
  picturesCome()
  open(false)
  const link = await screen.findByRole('link', { name: 'Fases 12 fotos' })
  expect(link.getAttribute('href')).toBe('/dashboard/profile/albums/1?chat=sol')
  const drawn = () => screen.getByText('Fases').closest('a')?.firstElementChild?.getAttribute('style')
  await waitFor(() => expect(drawn()).toContain('albums/1-1.webp'))
  expect(screen.getByRole('link', { name: 'Mareas Sin fotos' })).toBeTruthy()
})

test('albums with pictures stand first, since they show something', async () => {
  list.mockResolvedValue([album('3', 'Vacío'), album('2', 'Mareas', 3), album('1', 'Fases', 12)])
  open(false)
  expect(await titles()).toEqual(['Mareas', 'Fases', 'Vacío'])
})

test('albums that could not be loaded are told and can be asked for again', async () => {
  list.mockImplementationOnce(refused)
  open(false)
  await screen.findByText('No se pudieron cargar los álbumes.')
  await userEvent.click(await button('Reintentar'))
  expect(await titles()).toEqual(['Fases', 'Mareas'])
  expect(screen.queryByRole('button')).toBeNull()
})
