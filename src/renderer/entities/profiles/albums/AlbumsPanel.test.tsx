import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseFile } from '#renderer/entities/files/choosing/choose-file.ts'
import { preparePicture } from '#renderer/entities/files/pictures/prepare-picture.ts'
import { uploadFile } from '#renderer/entities/files/sending/api/upload-file.ts'
import { signInAs } from '#renderer/entities/session/testing/sign-in.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { AlbumsPanel } from './AlbumsPanel.tsx'
import type { Album } from './album.ts'

const world = vi.hoisted(() => ({
  toasts: { success: vi.fn(), error: vi.fn() },
  confirm: vi.fn(() => Promise.resolve(true)),
}))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => world.toasts }))
vi.mock('#renderer/ui/confirm/use-confirm.ts', () => ({ useConfirm: () => world.confirm }))

vi.mock('#renderer/entities/files/choosing/choose-file.ts', () => ({ chooseFile: vi.fn() }))
vi.mock('#renderer/entities/files/pictures/prepare-picture.ts', () => ({ preparePicture: vi.fn() }))
vi.mock('#renderer/entities/files/sending/api/upload-file.ts', () => ({ uploadFile: vi.fn() }))

const { toasts, confirm } = world
const list = vi.fn<() => Promise<readonly Album[]>>()
const create = vi.fn(() => Promise.resolve())
const remove = vi.fn(() => Promise.resolve())
const shelf = { key: ['shelf'], list, create, remove }
const album = (id: string, title: string) => ({ id, title, cover_image_url: null })
const refused = () => Promise.reject(Object.assign(new Error('refused'), { code: '42501' }))

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  signInAs('luna')
  for (const act of [create, remove]) act.mockReset().mockResolvedValue()
  list.mockResolvedValue([album('2', 'Mareas'), album('1', 'Fases')])
})

afterEach(() => {
  closeWindow()
  vi.clearAllMocks()
})

const open = (isOwn = true, covers: string | null = null) =>
  render(
    <StoreProvider>
      <AlbumsPanel title="Portafolio" shelf={{ ...shelf, covers }} isOwn={isOwn} />
    </StoreProvider>,
  )

const button = (name: string) => screen.findByRole('button', { name })
const titles = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

async function ask(title: string) {
  open()
  await userEvent.click(await button('Crear álbum'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Título del álbum' }), `${title}{Enter}`)
}

test('albums stand there newest first; a new one joins them', async () => {
  create.mockImplementation(() => {
    list.mockResolvedValue([album('3', 'Nubes'), album('2', 'Mareas')])
    return Promise.resolve()
  })
  await ask(' Nubes ')
  await waitFor(async () => expect(await titles()).toEqual(['Nubes', 'Mareas']))
  expect(create).toHaveBeenCalledExactlyOnceWith({ title: 'Nubes', cover_image_url: null })
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Álbum creado')
  expect(document.activeElement).toBe(await button('Crear álbum'))
})

test.each(['', '   '])('an empty title (%j) cancels', async (title) => {
  await ask(title)
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(create).not.toHaveBeenCalled()
})

test('an album that could not be created is told, its title stays', async () => {
  create.mockImplementation(refused)
  await ask('Nubes')
  await waitFor(() => expect(toasts.error).toHaveBeenCalledExactlyOnceWith('No se pudo crear el álbum.'))
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Nubes')
})

test('a title that is too long says by how much, and is not sent', async () => {
  await ask('a'.repeat(102))
  expect(screen.getByText('Sobran 2 caracteres')).toBeTruthy()
  expect(create).not.toHaveBeenCalled()
})

test('a cover is sent before its album, once, though the album fails', async () => {
  const file = new File(['x'], 'mar.webp', { type: 'image/webp' })
  vi.mocked(chooseFile).mockResolvedValue(file)
  vi.mocked(preparePicture).mockResolvedValue({ file, width: 4, height: 3 })
  vi.mocked(uploadFile).mockImplementation(({ bucket, path }) => Promise.resolve(`${bucket}/${path}`))
  create.mockImplementationOnce(refused)
  open(true, 'luna/pet-albums')
  await userEvent.click(await button('Crear álbum'))
  await userEvent.click(await button('Añadir portada'))
  await userEvent.click(await button('Quitar la portada'))
  await userEvent.click(await button('Añadir portada'))
  await screen.findByRole('img', { name: 'Portada elegida' })
  await userEvent.type(screen.getByRole('textbox'), 'Mareas{Enter}')
  await waitFor(() => expect(toasts.error).toHaveBeenCalledExactlyOnceWith('No se pudo crear el álbum.'))
  await userEvent.click(await button('Crear'))
  await waitFor(() => expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Álbum creado'))
  const [first, second] = vi.mocked(uploadFile).mock.calls.map(([{ path }]) => path)
  expect(first).toMatch(/^luna\/pet-albums\/\d{13}-mar\.webp$/)
  expect(second).toBe(first)
  expect(create).toHaveBeenLastCalledWith({ title: 'Mareas', cover_image_url: `user-assets/${first}` })
})

test('an album goes after a yes only', async () => {
  open()
  confirm.mockResolvedValueOnce(false)
  await userEvent.click(await button('Borrar el álbum Fases'))
  expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: '¿Seguro que quieres borrar esto?' }))
  expect(remove).not.toHaveBeenCalled()
  await userEvent.click(await button('Borrar el álbum Fases'))
  await waitFor(async () => expect(await titles()).toEqual(['Mareas']))
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Elemento borrado')
  expect(document.activeElement).toBe(await button('Crear álbum'))
})

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
