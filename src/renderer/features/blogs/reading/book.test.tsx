import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import type { OpenBook } from '#shared/reader.ts'
import type { Blog } from '../blog/blog.ts'
import { BookReader } from './BookReader.tsx'
import { bookPlaces, textSize } from './book-port.ts'

const world = vi.hoisted(() => ({
  confirm: vi.fn(() => Promise.resolve(true)),
  error: vi.fn(),
  openExternal: vi.fn<(url: string) => Promise<null>>(() => Promise.resolve(null)),
}))
vi.mock('#renderer/lib/desktop.ts', () => ({
  desktop: { app: { openExternal: world.openExternal } },
  unwrap: (data: unknown) => data,
}))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => world }))
vi.mock('#renderer/ui/confirm/confirm.ts', () => ({ useConfirm: () => world.confirm }))

const blog: Blog = {
  id: 'b1',
  title: 'La farola',
  genre: 'Misterio',
  cover_url: null,
  content_url: 'user-assets/sol/blog-content/1-a.pdf',
  created_at: '2026-11-21T10:00:00Z',
  author: { id: 'sol', username: 'sol', avatar_url: null },
}

const answer = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('fetch', answer)
  answer.mockReset().mockImplementation(async () => new Response('%PDF'))
  signInAs('luna')
})

afterEach(() => {
  closeWindow()
  forgetStored('luna')
  vi.useRealTimers()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const onTurn = vi.fn()

const open = () =>
  render(
    <AsMember>
      <MemoryRouter>
        <BookReader blog={blog} head={160} onTurn={onTurn} />
      </MemoryRouter>
    </AsMember>,
  )

/** The other end of the line to the frame, once that is loaded. */
async function connect() {
  open()
  const frame = await screen.findByTitle<HTMLIFrameElement>('Contenido de «La farola»')
  const postMessage = vi.fn<(message: OpenBook, origin: string, ports: readonly MessagePort[]) => void>()
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage } })
  fireEvent.load(frame)
  const [message, origin, ports] = postMessage.mock.lastCall ?? []
  const port = ports?.[0]
  if (!port) throw new Error('there is no line')
  const heard: unknown[] = []
  port.onmessage = ({ data }) => heard.push(data)
  const say = async (data: unknown) => act(async () => port.postMessage(data))
  return { frame, message, origin, heard, say }
}

test('the frame has no rights of the page, and is handed the bytes and nothing else', async () => {
  const { frame, message, heard } = await connect()
  expect(frame.getAttribute('src')).toBe('app://reader/')
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-modals')
  expect(frame.getAttribute('allow')).toBe('')
  expect(message).toEqual({
    type: 'open',
    kind: 'pdf',
    title: 'La farola',
    author: 'sol',
    place: null,
    accent: expect.stringMatching(/^#/),
    size: 1,
    head: 160,
  })
  await waitFor(() =>
    expect(heard).toEqual([expect.objectContaining({ byteLength: 4 }), { type: 'head', height: 160 }]),
  )
})

test.each([
  ['Buscar en la obra', 'Control+F', 'search'],
  ['Imprimir la obra', 'Control+P', 'print'],
])('%s is asked of the book, by %s around it', async (name, keys, type) => {
  const { frame, heard } = await connect()
  const control = screen.getByRole('button', { name })
  expect(control.getAttribute('aria-keyshortcuts')).toBe(keys)
  await userEvent.click(control)
  await waitFor(() => expect(heard).toContainEqual({ type }))
  expect(document.activeElement).toBe(frame)
})

test('letters stay as large as the member chose, in every book', async () => {
  const { say } = await connect()
  await say({ type: 'sized', size: 3 })
  await waitFor(() => expect(signedIn().part(textSize).get('')).toBe(3))
  closeWindow()
  signInAs('luna')
  expect((await connect()).message).toMatchObject({ size: 3 })
})

test('what is around it hears that reading goes on, and makes room for none that cannot be read', async () => {
  const { say } = await connect()
  await say({ type: 'turned', isDown: true })
  await waitFor(() => expect(onTurn).toHaveBeenLastCalledWith(true))
  await say({ type: 'failed', reason: 'broken' })
  await screen.findByRole('alert')
  expect(onTurn).toHaveBeenLastCalledWith(false)
})

test('it waits until there is something to read, and keeps the place', async () => {
  const { say } = await connect()
  expect(screen.getByRole('status').textContent).toBe('Abriendo la obra…')
  await say({ type: 'shown' })
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  await say({ type: 'moved', place: '{"page":3}' })
  await waitFor(() => expect(signedIn().part(bookPlaces).get('b1')).toBe('{"page":3}'))
  closeWindow()
  signInAs('luna')
  expect((await connect()).message).toMatchObject({ place: '{"page":3}' })
})

test.each([
  ['broken', 'Este archivo está dañado'],
  ['encrypted', 'Este PDF está protegido'],
])('a book that is %s says so', async (reason, text) => {
  const { say } = await connect()
  await say({ type: 'failed', reason })
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(text))
  expect(screen.queryByRole('button')).toBeNull()
})

test('a link opens outside only once its reader agrees', async () => {
  const { say } = await connect()
  world.confirm.mockResolvedValueOnce(false)
  await say({ type: 'link', url: 'https://example.test/a b' })
  await waitFor(() =>
    expect(world.confirm).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ description: 'https://example.test/a%20b' }),
    ),
  )
  for (const url of ['javascript:alert(1)', 'file:///etc/passwd', 'cosmia://auth/confirm', 'app://bundle/'])
    await say({ type: 'link', url })
  expect(world.openExternal).not.toHaveBeenCalled()
  await say({ type: 'link', url: 'https://example.test/' })
  await waitFor(() => expect(world.openExternal).toHaveBeenCalledExactlyOnceWith('https://example.test/'))
  expect(world.confirm).toHaveBeenCalledTimes(2)
})

test('what the frame may not say is not heard', async () => {
  const { say } = await connect()
  await say({ type: 'moved', place: 'x'.repeat(500) })
  await say('<script>')
  await say({ type: 'shown' })
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(signedIn().part(bookPlaces).get('b1')).toBeUndefined()
})

test('a file that shows nothing for half a minute is given up, and may be tried again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await connect()
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  expect(screen.getByRole('alert').textContent).toContain('Este archivo tarda demasiado')
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  await screen.findByTitle('Contenido de «La farola»')
})

test('bytes that do not come are asked for again', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  open()
  await screen.findByText('No se pudo cargar el contenido')
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  await screen.findByTitle('Contenido de «La farola»')
})

test('a server that falls silent half-way is not waited for', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.mocked(fetch).mockImplementationOnce((_address, init) => {
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('%PDF'))
        init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason))
      },
    })
    return Promise.resolve(new Response(body))
  })
  open()
  await screen.findByTitle('Contenido de «La farola»')
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  await screen.findByText('No se pudo cargar el contenido')
})

test('a file with nothing in it says so', async () => {
  answer.mockResolvedValueOnce(new Response(''))
  open()
  await screen.findByText('Este archivo está vacío')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a file beyond all limits is not read to its end', async () => {
  let sent = 0
  async function* endless() {
    for (;;) {
      sent += 1
      yield new Uint8Array(1024 * 1024)
    }
  }
  answer.mockResolvedValueOnce({ ok: true, body: endless() } as unknown as Response)
  open()
  await screen.findByText('Este archivo es demasiado grande')
  expect(sent).toBeLessThan(30)
})
