import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PictureTarget } from '#renderer/entities/files/crop/picture-target.ts'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { picturesCome } from '#renderer/ui/testing/pictures-come.ts'
import { AlbumsPanel } from './AlbumsPanel.tsx'
import type { Album } from './album.ts'

const world = vi.hoisted(() => ({
  toasts: { success: vi.fn(), error: vi.fn() },
  confirm: vi.fn(() => Promise.resolve(true)),
}))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => world.toasts }))
vi.mock('#renderer/ui/confirm/confirm.ts', () => ({ useConfirm: () => world.confirm }))

const given = vi.hoisted(() => vi.fn<(target: PictureTarget) => void>())
vi.mock('#renderer/entities/files/crop/ChangePicture.tsx', () => ({
  ChangePicture: ({ label, target }: { readonly label: string; readonly target: PictureTarget }) => {
    given(target)
    return <button aria-label={label} />
  },
}))

const { toasts, confirm } = world
const list = vi.fn<() => Promise<readonly Album[]>>()
const create = vi.fn<(id: string, title: string) => Promise<void>>(() => Promise.resolve())
const cover = vi.fn<(id: string, address: string) => Promise<Album>>()
const remove = vi.fn(() => Promise.resolve())
const shelf = { key: ['shelf'], covers: 'luna/albums', list, create, cover, remove }
const album = (id: string, title: string): Album => ({ id, title, cover_image_url: null })
const refused = () => Promise.reject(Object.assign(new Error('refused'), { code: '42501' }))

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  signInAs('luna')
  for (const act of [create, remove]) act.mockReset().mockResolvedValue()
  list.mockResolvedValue([album('2', 'Mareas'), album('1', 'Fases')])
})

afterEach(() => {
  closeWindow()
  forgetStored('luna')
  vi.clearAllMocks()
})

const open = (isOwn = true) =>
  render(
    <AsMember>
      <AlbumsPanel title="Portafolio" shelf={shelf} isOwn={isOwn} />
    </AsMember>,
  )

const button = (name: string) => screen.findByRole('button', { name })
const titles = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

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

test('an album gets a cover of its shape, which shows at once', async () => {
  picturesCome()
  cover.mockResolvedValue({ ...album('1', 'Fases'), cover_image_url: 'user-assets/luna/albums/1-7' })
  open()
  await screen.findByRole('button', { name: 'Cambiar la portada de Mareas' })
  const target = given.mock.lastCall?.[0]
  expect(target).toMatchObject({ shape: 'album', path: 'luna/albums/1', saved: 'Imagen actualizada' })
  await act(() => target?.save('user-assets/luna/albums/1-7'))
  expect(cover).toHaveBeenCalledExactlyOnceWith('1', 'user-assets/luna/albums/1-7')
  const drawn = () => screen.getByText('Fases').previousElementSibling?.getAttribute('style')
  await waitFor(() => expect(drawn()).toContain('albums/1-7'))
})

// spec: 5.album.delete, 8.success.item
test('an album goes after a yes only', async () => {
  open()
  confirm.mockResolvedValueOnce(false)
  await userEvent.click(await button('Borrar el álbum Fases'))
  expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: '¿Seguro que quieres borrar esto?' }))
  expect(remove).not.toHaveBeenCalled()
  await userEvent.click(await button('Borrar el álbum Fases'))
  await waitFor(async () => expect(await titles()).toEqual(['Mareas']))
  await waitFor(() => expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Elemento borrado'))
  const adding = await button('Crear álbum')
  await waitFor(() => expect(document.activeElement).toBe(adding))
})

// spec: 8.album.delete
test('an album that could not be deleted is told and stays', async () => {
  remove.mockImplementation(refused)
  open()
  await userEvent.click(await button('Borrar el álbum Fases'))
  await waitFor(() => expect(toasts.error).toHaveBeenCalledExactlyOnceWith('No se pudo borrar el elemento.'))
  expect(await titles()).toEqual(['Mareas', 'Fases'])
})

test('albums that could not be loaded are told and can be asked for again', async () => {
  list.mockImplementationOnce(refused)
  open(false)
  await screen.findByText('No se pudieron cargar los álbumes.')
  await userEvent.click(await button('Reintentar'))
  expect(await titles()).toEqual(['Mareas', 'Fases'])
  expect(screen.queryByRole('button')).toBeNull()
})
