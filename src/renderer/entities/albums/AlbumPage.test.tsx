import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preparePicture } from '#renderer/entities/files/prepare/prepare-picture.ts'
import { uploadFile } from '#renderer/entities/files/upload/api.ts'
import type { Upload } from '#renderer/entities/files/stored-file.ts'
import { pendingPlaces } from '#renderer/session/pending-files.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { clearToastsAtom, toastsAtom } from '#renderer/ui/toasts/use-toasts.ts'
import { AsMember, forgetSignedIn, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { showFilesOf } from '#renderer/server/public-address.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { announcementAtom } from '#renderer/ui/announce.ts'
import { store } from '#renderer/lib/store.ts'
import { AlbumPage } from './AlbumPage.tsx'
import type { Album, AlbumPicture, AlbumSource } from './album.ts'
import { addPicture, describePicture, listPictures, removePicture } from './api.ts'

const world = vi.hoisted(() => ({
  toasts: { success: vi.fn(), error: vi.fn(), info: vi.fn() },
  confirm: vi.fn(() => Promise.resolve(true)),
}))
vi.mock('#renderer/ui/toasts/use-toasts.ts', async (original) => ({
  ...(await original<object>()),
  useToasts: () => world.toasts,
}))
vi.mock('#renderer/ui/confirm/confirm.ts', () => ({ useConfirm: () => world.confirm }))
vi.mock('./api.ts')
vi.mock('#renderer/entities/files/prepare/prepare-picture.ts')
vi.mock('#renderer/entities/files/pick/accept-file.ts', () => ({ acceptFile: async (file: File) => file }))
vi.mock('#renderer/entities/files/upload/api.ts', () => ({
  uploadFile: vi.fn(),
  removeOwnOrphanedFiles: vi.fn(() => Promise.resolve()),
}))

const { toasts, confirm } = world
/** What the member is told on any page. */
const told = () => store.get(toastsAtom).map(({ title, description }) => [title, description])
const ALBUM: Album = {
  id: 'a1',
  title: 'Mareas',
  cover_image_url: 'user-assets/luna/albums/1-p1.webp',
  pictures_count: 2,
  created_at: '2026-03-04T10:00:00Z',
}
const picture = (id: string, description: string | null = null): AlbumPicture => ({
  id,
  image_url: `user-assets/luna/albums/1-${id}.webp`,
  description,
  width: 400,
  height: 300,
})
const cover = vi.fn<AlbumSource['cover']>()
const remove = vi.fn<AlbumSource['remove']>(() => Promise.resolve())
const list = vi.fn<AlbumSource['list']>()
const shelf: AlbumSource = {
  key: ['shelf'],
  parent: 'portfolio_item_id',
  folder: 'luna/albums',
  page: '/dashboard/profile',
  list,
  create: vi.fn(),
  cover,
  remove,
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  // happy-dom scrolls nothing.
  Object.assign(HTMLElement.prototype, { scrollTo: () => undefined, scrollIntoView: () => undefined })
  signInAs('luna')
  showFilesOf('https://cosmia.test')
  list.mockResolvedValue([ALBUM])
  vi.mocked(listPictures)
    .mockReset()
    .mockResolvedValue([picture('p1'), picture('p2', 'La bajamar')])
  vi.mocked(preparePicture).mockImplementation(async (file) => ({ file, width: 400, height: 300 }))
  vi.mocked(uploadFile)
    .mockReset()
    .mockImplementation(async (_supabase, { path }) => `user-assets/${path}`)
  vi.mocked(addPicture)
    .mockReset()
    .mockImplementation(async (_supabase, _parent, _id, added) => ({ ...added, description: null }))
})

afterEach(async () => {
  closeWindow()
  await forgetSignedIn()
  store.set(clearToastsAtom)
  vi.clearAllMocks()
})

const Where = () => <output>{useLocation().pathname}</output>

const open = (isOwn = true, albumId = 'a1') =>
  render(
    <AsMember>
      <MemoryRouter initialEntries={[`/dashboard/profile/albums/${albumId}`]}>
        <main>
          <AlbumPage shelf={shelf} albumId={albumId} owner="Mi Perfil" isOwn={isOwn} />
        </main>
        <Where />
      </MemoryRouter>
    </AsMember>,
  )

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const names = async () =>
  (await screen.findAllByRole('img')).map((image) => image.getAttribute('alt')).filter(Boolean)
const file = (name: string) => new File([name], name, { type: 'image/webp' })
const drop = (...files: readonly File[]) =>
  act(async () => {
    fireEvent.drop(screen.getByRole('list', { name: 'Fotos' }), { dataTransfer: { types: ['Files'], files } })
  })

async function choose(place: number, action: string) {
  await userEvent.click(await button(`Acciones de la foto ${place}`))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

test('shows its pictures in their order, what is said of them, and its facts; others may only look', async () => {
  open(false)
  await screen.findByRole('heading', { level: 1, name: 'Mareas' })
  expect(await names()).toEqual(['Foto 1 de «Mareas»', 'La bajamar'])
  expect(screen.getByText('2 fotos · marzo de 2026')).toBeTruthy()
  expect(screen.getByText('La bajamar')).toBeTruthy()
  expect(listPictures).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'portfolio_item_id', 'a1')
  const back = screen.getByRole('link', { name: 'Volver a Mi Perfil' })
  expect(back.getAttribute('href')).toBe('/dashboard/profile')
  for (const own of [/Añadir/, /Acciones/, /Borrar/])
    expect(screen.queryByRole('button', { name: own })).toBeNull()
})

test('an album that a list from the disk does not know is missed once the server has answered', async () => {
  const { promise, resolve } = Promise.withResolvers<readonly Album[]>()
  list.mockReturnValue(promise)
  signedIn().queries.setQueryData(['albums', ...shelf.key], [{ ...ALBUM, id: 'a0' }], { updatedAt: 1 })
  open()
  await screen.findByRole('heading', { level: 1, name: 'Cargando el álbum…' })
  resolve([ALBUM])
  await screen.findByRole('heading', { level: 1, name: 'Mareas' })
})

test('of an own album nothing but its pictures is in their list: more are brought from its head', async () => {
  open()
  const head = (await screen.findByRole('heading', { name: 'Mareas' })).closest('header')
  expect(head?.contains(await button('Añadir fotos'))).toBe(true)
  expect(screen.getByRole('list', { name: 'Fotos' }).querySelectorAll('li')).toHaveLength(2)
})

test('pictures that are brought stand at its end, one after the other, as many as there is room for', async () => {
  vi.mocked(listPictures).mockResolvedValue(Array.from({ length: 97 }, (_, index) => picture(`p${index}`)))
  open()
  await screen.findByText('Añadir fotos') // By roles a full album is looked through for seconds.
  await drop(...['a', 'b', 'c', 'd'].map((name) => file(`${name}.webp`)))
  const count = () => vi.mocked(addPicture).mock.calls.length
  for (const least of [1, 2, 3]) await waitFor(() => expect(count()).toBeGreaterThanOrEqual(least))
  const sent = vi
    .mocked(addPicture)
    .mock.calls.map(([, , album, { image_url }]) => [album, image_url.slice(-6)])
  expect(sent).toEqual([
    ['a1', 'a.webp'],
    ['a1', 'b.webp'],
    ['a1', 'c.webp'],
  ])
  expect(vi.mocked(uploadFile).mock.calls[0]?.[1].path).toMatch(/^luna\/albums\/\d+-a\.webp$/)
  await screen.findByText('100 fotos · marzo de 2026. Está lleno: caben 100.')
  expect(screen.queryByText('Añadir fotos')).toBeNull()
  expect(toasts.info).toHaveBeenCalledExactlyOnceWith('En un álbum caben 100 fotos', expect.anything())
  await waitFor(() => expect(store.get(announcementAtom).text).toBe('3 fotos añadidas'))
  expect(await pendingPlaces(signedIn())).toEqual([])
})

test('one that is refused › is told and waits for the member, under the same id and path, and holds up no other', async () => {
  const refusal = { status: 400, statusCode: '413', message: 'El archivo es demasiado grande' }
  vi.mocked(uploadFile).mockRejectedValueOnce(Object.assign(new Error(refusal.message), refusal))
  open()
  await button('Añadir fotos')
  await drop(file('a.webp'), file('b.webp'))
  const failed = await screen.findByRole('group', { name: 'a.webp' })
  expect(failed.textContent).toContain('No se pudo añadir la foto.')
  await waitFor(() => expect(addPicture).toHaveBeenCalledTimes(1))
  expect(told()).toEqual([['Error de subida', 'El archivo es demasiado grande']])
  await userEvent.click(within(failed).getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(addPicture).toHaveBeenCalledTimes(2))
  const [first, , again] = vi.mocked(uploadFile).mock.calls.map(([, { path }]) => path)
  expect(again).toBe(first)
  expect(await names()).toHaveLength(4)
})

test('one that waits while the server is away › says what it waits for', async () => {
  vi.mocked(addPicture).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  open()
  await button('Añadir fotos')
  await drop(file('a.webp'))
  await screen.findByText('En espera')
  act(() => store.set(serverReachableAtom, false))
  await screen.findByText('Saldrá al volver la conexión')
  act(() => store.set(serverReachableAtom, true))
})

test('one on its way tells how far it is, and can be stopped', async () => {
  const underWay = Promise.withResolvers<Upload>()
  vi.mocked(uploadFile).mockImplementationOnce((_supabase, upload) => {
    underWay.resolve(upload)
    return new Promise((_resolve, reject) => {
      upload.signal?.addEventListener('abort', () => reject(upload.signal?.reason as Error))
    })
  })
  open()
  await button('Añadir fotos')
  await drop(file('a.webp'), file('b.webp'))
  const { onProgress } = await underWay.promise
  act(() => onProgress?.(0.5))
  const progress = await screen.findByRole('progressbar', { name: 'Subiendo a.webp' })
  expect(progress.getAttribute('aria-valuenow')).toBe('50')
  await screen.findByText('En espera')
  await userEvent.click(await button('Cancelar la subida de a.webp'))
  await waitFor(() => expect(addPicture).toHaveBeenCalledTimes(1))
  expect(vi.mocked(addPicture).mock.calls[0]?.[3].image_url).toMatch(/b\.webp$/)
  expect(toasts.error).not.toHaveBeenCalled()
})

test('a description is written in its place; what could not be saved stays', async () => {
  vi.mocked(describePicture).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  open()
  await choose(1, 'Añadir descripción')
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Descripción' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.type(field, ' La pleamar {Enter}')
  await waitFor(() =>
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith('No se pudo guardar la descripción.'),
  )
  expect(field.value).toBe(' La pleamar ')
  vi.mocked(describePicture).mockResolvedValueOnce(picture('p1', 'La pleamar'))
  await userEvent.type(field, '{Enter}')
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(describePicture).toHaveBeenLastCalledWith(expect.anything(), 'p1', 'La pleamar')
  expect(await names()).toEqual(['La pleamar', 'La bajamar'])
  expect(document.activeElement).toBe(await button('Acciones de la foto 1'))
})

test('a description of more than 300 characters is not sent; one that is put away is there again', async () => {
  open()
  await choose(2, 'Editar descripción')
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Descripción' })
  expect(field.value).toBe('La bajamar')
  fireEvent.change(field, { target: { value: 'a'.repeat(301) } })
  await userEvent.type(field, '{Enter}')
  expect(screen.getByText('301/300')).toBeTruthy()
  expect(describePicture).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('textbox')).toBeNull()
  await choose(2, 'Editar descripción')
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toHaveLength(301)
})

test('the cover is one of the pictures: the first, until its owner chooses another', async () => {
  cover.mockResolvedValue({ ...ALBUM, cover_image_url: picture('p2').image_url })
  open()
  const cells = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  await button('Acciones de la foto 1')
  expect(cells().filter((cell) => cell.includes('Portada'))).toEqual(['Portada'])
  await choose(2, 'Usar como portada')
  expect(cover).toHaveBeenCalledExactlyOnceWith('a1', picture('p2').image_url)
  await waitFor(() => expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Portada actualizada'))
  await waitFor(() =>
    expect(cells().filter((cell) => cell.includes('Portada'))).toEqual(['PortadaLa bajamar']),
  )
})

test('a picture goes after a yes only, and the next one is the cover', async () => {
  vi.mocked(removePicture).mockResolvedValue()
  open()
  confirm.mockResolvedValueOnce(false)
  await choose(1, 'Borrar foto')
  expect(confirm).toHaveBeenCalledWith(
    expect.objectContaining({ title: '¿Seguro que quieres borrar esta foto?' }),
  )
  expect(removePicture).not.toHaveBeenCalled()
  await choose(1, 'Borrar foto')
  await waitFor(async () => expect(await names()).toEqual(['La bajamar']))
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Foto borrada')
  expect(screen.getByText('Portada')).toBeTruthy()
  expect(screen.getByText('1 foto · marzo de 2026')).toBeTruthy()
  expect(document.activeElement).toBe(await button('Añadir fotos'))
})

// spec: 5.album.delete, 8.success.item
test('an album goes after a yes only, and leads back to where it stood', async () => {
  open()
  confirm.mockResolvedValueOnce(false)
  await userEvent.click(await button('Borrar álbum'))
  expect(confirm).toHaveBeenCalledWith(
    expect.objectContaining({
      title: '¿Seguro que quieres borrar esto?',
      description: '«Mareas», con sus 2 fotos.',
    }),
  )
  expect(remove).not.toHaveBeenCalled()
  await userEvent.click(await button('Borrar álbum'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/dashboard/profile'))
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Elemento borrado')
})

// spec: 8.album.delete
test('an album that could not be deleted is told and stays', async () => {
  remove.mockRejectedValueOnce(Object.assign(new Error('refused'), { code: '42501' }))
  open()
  await userEvent.click(await button('Borrar álbum'))
  await waitFor(() => expect(toasts.error).toHaveBeenCalledExactlyOnceWith('No se pudo borrar el elemento.'))
  expect(await names()).toHaveLength(2)
})

test('an empty album invites its owner to fill it, and tells others so', async () => {
  vi.mocked(listPictures).mockResolvedValue([])
  const { unmount } = open()
  await button('Añadir fotos')
  expect(screen.getByText('Sin fotos · marzo de 2026')).toBeTruthy()
  unmount()
  open(false)
  await screen.findByText('Este álbum todavía está vacío.')
})

test('what could not be loaded is told and can be asked for again; an album that is not there too', async () => {
  const refused = Object.assign(new Error('refused'), { code: '42501' })
  list.mockRejectedValueOnce(refused)
  vi.mocked(listPictures).mockRejectedValueOnce(refused)
  const { unmount } = open()
  await screen.findByRole('heading', { level: 1, name: 'No se pudo cargar el álbum.' })
  await userEvent.click(await button('Reintentar'))
  await screen.findByText('No se pudieron cargar las fotos.')
  await userEvent.click(await button('Reintentar'))
  expect(await names()).toHaveLength(2)
  unmount()
  open(true, 'nothing')
  await screen.findByRole('heading', { level: 1, name: 'No se pudo encontrar el álbum.' })
})
