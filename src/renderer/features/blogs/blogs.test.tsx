import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { chooseFile } from '#renderer/entities/files/pick/pick-file.ts'
import { removePendingFilesOf } from '#renderer/session/pending-files.ts'
import { storeFiles } from '#renderer/entities/files/upload/upload-files.ts'
import { UploadFailure } from '#renderer/entities/files/upload/upload-failure.ts'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import type { Blog } from './blog/blog.ts'
import { deleteBlog, getBlog, listBlogs } from './blog/api.ts'
import { BlogsPage } from './BlogsPage.tsx'
import { createBlog } from './writing/api.ts'

const world = vi.hoisted(() => ({
  toasts: {
    success: vi.fn(),
    error: vi.fn(() => vi.fn()),
    echo: vi.fn(),
    comingSoon: vi.fn(),
  },
  confirm: vi.fn(() => Promise.resolve(true)),
}))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => world.toasts }))
vi.mock('#renderer/ui/confirm/confirm.ts', () => ({ useConfirm: () => world.confirm }))
vi.mock('#renderer/entities/files/upload/upload-files.ts', async (original) => ({
  ...(await original<object>()),
  storeFiles: vi.fn(),
}))
vi.mock('#renderer/entities/files/pick/pick-file.ts', () => ({ chooseFile: vi.fn() }))
vi.mock('#renderer/entities/files/upload/api.ts', () => ({
  removeOwnOrphanedFiles: vi.fn(() => Promise.resolve()),
}))
vi.mock('./blog/api.ts', () => ({
  listBlogs: vi.fn(),
  getBlog: vi.fn(),
  deleteBlog: vi.fn(() => Promise.resolve()),
}))
vi.mock('./writing/api.ts', () => ({ createBlog: vi.fn() }))
vi.mock('./reading/BookReader.tsx', () => ({ BookReader: () => <p>el libro</p> }))

const { toasts } = world
const LIBRARY = '/dashboard/blogsandgifts'
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const blog = (number: number, author = 'sol'): Blog => ({
  id: idOf(number),
  title: `Libro ${number}`,
  genre: 'Poesía',
  cover_url: null,
  content_url: `user-assets/${author}/blog-content/${number}-a.txt`,
  created_at: `2026-11-21T10:00:${String(59 - number).padStart(2, '0')}.000+00:00`,
  author: { id: author, username: author, avatar_url: null },
})
const refused = () => Promise.reject(Object.assign(new Error('refused'), { code: '42501' }))

beforeEach(async () => {
  // Nothing is laid out here.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
    },
  )
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  forgetStored('luna')
  await removePendingFilesOf(signInAs('luna'))
  vi.mocked(listBlogs)
    .mockReset()
    .mockResolvedValue({ blogs: [blog(1)], next: null })
  vi.mocked(getBlog).mockReset().mockResolvedValue(blog(1))
  vi.mocked(createBlog).mockReset().mockResolvedValue(blog(2, 'luna'))
  vi.mocked(storeFiles).mockReset().mockResolvedValue(['user-assets/luna/blog-content/2-a.txt'])
  vi.mocked(deleteBlog).mockReset().mockResolvedValue()
  vi.mocked(chooseFile)
    .mockReset()
    .mockImplementation(async () => new File(['Hola'], 'cuento.txt', { type: 'text/plain' }))
})

afterEach(() => {
  closeWindow()
  vi.clearAllMocks()
})

const open = (path = LIBRARY) =>
  render(
    <AsMember>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path={`${LIBRARY}/*`} element={<BlogsPage />} />
        </Routes>
      </MemoryRouter>
    </AsMember>,
  )

const button = (name: string) => screen.findByRole('button', { name })
const link = (name: string) => screen.findByRole('link', { name })
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = async (name: string) => userEvent.click(await button(name))
const follow = async (name: string) => userEvent.click(await link(name))

/** To the panel with title and content, ready to be published. */
async function write() {
  open()
  await follow('Conviértete en escritor')
  await userEvent.click(await screen.findByRole('radio', { name: 'Misterio' }))
  await press('Continuar')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Título' }), ' La farola ')
  await press('Elegir archivo')
  await screen.findByText('cuento.txt')
}

test('the panel shows the work as it will stand on the shelf, before the latest', async () => {
  await write()
  const latest = await screen.findByText('Libro 1')
  const order = screen.getByText('La farola').compareDocumentPosition(latest)
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('what members have published stands there by twenties', async () => {
  const page = Array.from({ length: 20 }, (_, index) => blog(index + 1))
  const next = { created_at: page[19]?.created_at ?? '', id: idOf(20) }
  vi.mocked(listBlogs).mockResolvedValueOnce({ blogs: page, next })
  vi.mocked(listBlogs).mockResolvedValueOnce({ blogs: [blog(21)], next: null })
  open()
  await press('Cargar más')
  await link('Libro 21')
  expect(vi.mocked(listBlogs).mock.calls.map(([, after]) => after)).toEqual([null, next])
  expect(screen.getAllByRole('article')).toHaveLength(21)
  expect(screen.queryByRole('button', { name: 'Cargar más' })).toBeNull()
})

// spec: 8.blogs.load
test('a library that cannot be loaded says so and is tried again', async () => {
  vi.mocked(listBlogs).mockImplementationOnce(refused)
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('No se pudieron cargar los blogs.')
  expect(toasts.echo).toHaveBeenCalledExactlyOnceWith('No se pudieron cargar los blogs.')
  await press('Reintentar')
  await link('Libro 1')
})

test('an empty library asks for the first page', async () => {
  vi.mocked(listBlogs).mockResolvedValue({ blogs: [], next: null })
  open()
  await screen.findByText('La primera página está en blanco')
})

test('a genre is required, and without one there is no panel', async () => {
  open(`${LIBRARY}/escribir/panel`)
  await title('¿Qué vas a escribir?')
  await press('Continuar')
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith('Por favor, selecciona un género.', 'Error')
  expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(screen.getByRole('radio', { name: 'No Ficción' }))
  await press('Continuar')
  await title('Panel de escritor')
  await follow('Volver a la biblioteca')
  await title('Blogs and Gifts')
})

test('title and content are required', async () => {
  open(`${LIBRARY}/escribir`)
  await userEvent.click(await screen.findByRole('radio', { name: 'Ficción' }))
  await press('Continuar')
  await press('Publicar')
  // Each says what is missing from it, and the first is led to.
  screen.getByRole('button', { description: 'Falta el archivo con tu obra.' })
  const title = screen.getByRole('textbox', { description: 'Falta el título de tu obra.' })
  expect(document.activeElement).toBe(title)
  await userEvent.type(title, 'La farola')
  await press('Publicar')
  expect(document.activeElement?.textContent).toBe('Elegir archivo')
  const text = 'Título y archivo de contenido son requeridos.'
  expect(toasts.error.mock.calls).toEqual(Array(2).fill([text, 'Error']))
  const forget = toasts.error.mock.results[1]?.value
  await press('Elegir archivo')
  await waitFor(() => expect(forget).toHaveBeenCalled())
  expect(storeFiles).not.toHaveBeenCalled()
})

test('what is dropped is looked at by its bytes', async () => {
  await write()
  const drop = (name: string, file: File) =>
    fireEvent.drop(screen.getByRole('group', { name }), { dataTransfer: { types: ['Files'], files: [file] } })
  drop('Contenido', new File(['%PDF-1.7 x'], 'libro', { type: 'text/html' }))
  await screen.findByText('libro')
  const noise = new File(['\0\u0001'], 'nave.txt', { type: 'text/plain' })
  // The one that tests run in has none.
  const stream = async function* () {
    yield Uint8Array.of(0, 1, 2, 0, 255)
  }
  drop('Contenido', Object.assign(noise, { stream }))
  await waitFor(() =>
    expect(toasts.error).toHaveBeenLastCalledWith(
      'Por favor, sube un archivo .pdf o .txt.',
      'Archivo no soportado',
    ),
  )
  await press('Publicar')
  await waitFor(() => expect(storeFiles).toHaveBeenCalledOnce())
  const [, , files] = vi.mocked(storeFiles).mock.lastCall ?? []
  expect(files?.map(({ path, file }) => [path, file.type])).toEqual([
    [expect.stringMatching(/-libro\.pdf$/), 'application/pdf'],
  ])
})

// spec: 5.blog.cover
test('what is published is told, leads back to a list read anew, and leaves no draft', async () => {
  await write()
  vi.mocked(listBlogs).mockResolvedValue({ blogs: [{ ...blog(2, 'luna'), title: 'La farola' }], next: null })
  await press('Publicar')
  await link('La farola')
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('¡Éxito!', '«La farola» ya está en la biblioteca.')
  const [, id, files] = vi.mocked(storeFiles).mock.lastCall ?? []
  expect(files?.map(({ bucket, path }) => [bucket, path])).toEqual([
    ['user-assets', expect.stringMatching(/^luna\/blog-content\/\d+-cuento\.txt$/)],
  ])
  expect(createBlog).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
    id,
    title: 'La farola',
    genre: 'Misterio',
    cover_url: null,
    content_url: 'user-assets/luna/blog-content/2-a.txt',
  })
  await link('Conviértete en escritor')
})

test('what fails is told and goes out by another attempt, chosen once', async () => {
  await write()
  const cause = new UploadFailure('x', { cause: new Error('El archivo pesa demasiado') })
  vi.mocked(storeFiles).mockRejectedValueOnce(cause)
  vi.mocked(createBlog).mockImplementationOnce(refused)
  await press('Publicar')
  await waitFor(() =>
    expect(toasts.error).toHaveBeenLastCalledWith('El archivo pesa demasiado', 'Error de subida'),
  )
  await press('Reintentar')
  await waitFor(() => expect(toasts.error).toHaveBeenLastCalledWith('No se pudo publicar la obra.'))
  await press('Reintentar')
  await waitFor(() => expect(toasts.success).toHaveBeenCalledOnce())
  expect(chooseFile).toHaveBeenCalledOnce()
  // Under one id, however often.
  expect(new Set(vi.mocked(storeFiles).mock.calls.map(([, id]) => id)).size).toBe(1)
})

test('who goes elsewhere finds a draft to go on with', async () => {
  await write()
  await follow('Volver a la biblioteca')
  await follow('Seguir con tu borrador')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Título' }).value).toBe(' La farola ')
  await press('Quitar cuento.txt')
  expect(screen.queryByText('cuento.txt')).toBeNull()
})

// spec: 2.blogs.reader, 2.blogs.donate
test('a book is opened by a click; giving and rating are still to come', async () => {
  open()
  await follow('Libro 1')
  await title('Libro 1')
  await screen.findByText('el libro')
  await press('Donar')
  await press('Valorar')
  expect(toasts.comingSoon).toHaveBeenCalledTimes(2)
  expect((await link('sol')).getAttribute('href')).toBe('/dashboard/user-profile/sol')
  expect(screen.queryByRole('button', { name: 'Borrar' })).toBeNull()
  await follow('Volver a la biblioteca')
  await link('Libro 1')
})

test('its author may delete it, which is asked and told', async () => {
  vi.mocked(listBlogs).mockResolvedValueOnce({ blogs: [blog(1, 'luna')], next: null })
  vi.mocked(getBlog).mockResolvedValue(blog(1, 'luna'))
  vi.mocked(deleteBlog).mockImplementationOnce(refused)
  open()
  await follow('Libro 1')
  world.confirm.mockResolvedValueOnce(false)
  await press('Borrar')
  expect(deleteBlog).not.toHaveBeenCalled()
  await press('Borrar')
  await waitFor(() => expect(toasts.error).toHaveBeenCalledExactlyOnceWith('No se pudo borrar.'))
  vi.mocked(listBlogs).mockResolvedValue({ blogs: [], next: null })
  await press('Borrar')
  await title('Blogs and Gifts')
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Obra borrada')
  expect(world.confirm).toHaveBeenLastCalledWith(
    expect.objectContaining({ title: '¿Seguro que quieres borrar esto?', description: '«Libro 1»' }),
  )
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Libro 1' })).toBeNull())
})

test('a file with nothing in it is no content', async () => {
  vi.mocked(chooseFile).mockImplementation(async () => new File([], 'cuento.txt', { type: 'text/plain' }))
  await write()
  await press('Publicar')
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(
    'Título y archivo de contenido son requeridos.',
    'Error',
  )
  expect(storeFiles).not.toHaveBeenCalled()
})

test('who reads on elsewhere while a book is deleted is not called away', async () => {
  const blogs = [blog(1, 'luna'), blog(2)]
  vi.mocked(listBlogs).mockResolvedValue({ blogs, next: null })
  vi.mocked(getBlog).mockImplementation(async (_client, id) => blogs.find((each) => each.id === id) ?? null)
  const answer = Promise.withResolvers<void>()
  vi.mocked(deleteBlog).mockReturnValueOnce(answer.promise)
  open()
  await follow('Libro 1')
  await press('Borrar')
  await waitFor(() => expect(deleteBlog).toHaveBeenCalled())
  await follow('Volver a la biblioteca')
  await follow('Libro 2')
  answer.resolve()
  await waitFor(() => expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Obra borrada'))
  await title('Libro 2')
})

test.each([`${LIBRARY}/leer/nada`, `${LIBRARY}/leer/${idOf(9)}`])('%s is gone', async (path) => {
  vi.mocked(getBlog).mockResolvedValue(null)
  open(path)
  await title('Esta obra ya no está')
})

test('a book that was deleted meanwhile says so, and is on the shelf no more', async () => {
  vi.mocked(listBlogs).mockResolvedValue({ blogs: [blog(1), blog(2)], next: null })
  vi.mocked(getBlog).mockResolvedValue(null)
  open()
  await follow('Libro 1')
  await title('Esta obra ya no está')
  const read = Promise.withResolvers<never>()
  vi.mocked(listBlogs).mockReturnValue(read.promise)
  await follow('Volver a la biblioteca')
  await link('Libro 2')
  expect(screen.queryByRole('link', { name: 'Libro 1' })).toBeNull()
})

test('a book that cannot be loaded says so and is tried again', async () => {
  vi.mocked(getBlog).mockImplementationOnce(refused)
  open(`${LIBRARY}/leer/${idOf(1)}`)
  await title('No se pudo cargar la obra.')
  expect(world.toasts.echo).not.toHaveBeenCalled()
  await press('Reintentar')
  await title('Libro 1')
})
