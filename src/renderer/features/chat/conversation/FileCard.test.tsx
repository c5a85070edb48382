import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { showEntrance } from '#renderer/session/session.ts'
import { store } from '#renderer/lib/store.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { clearToastsAtom, toastsAtom } from '#renderer/ui/toasts/use-toasts.ts'
import { FileCard } from './MessageFile.tsx'

const files = vi.hoisted(() => ({
  choosePlace: vi.fn(),
  writePart: vi.fn(),
  finishParts: vi.fn(),
  discardParts: vi.fn(),
}))
vi.mock('#renderer/lib/desktop.ts', async (original) => ({ ...(await original()), desktop: { files } }))
const signedAddress = vi.hoisted(() => vi.fn<(file: unknown) => Promise<string>>())
vi.mock('#renderer/entities/files/show/sign-together.ts', () => ({ signedAddresses: () => signedAddress }))

const MIB = 1024 * 1024
const TOKEN = 'token'

beforeEach(() => {
  signInAs('luna')
  signedAddress.mockResolvedValue('https://cosmia.test/signed')
  vi.clearAllMocks()
  files.choosePlace.mockResolvedValue({ ok: true, data: { token: TOKEN, name: 'notas.txt' } })
  for (const act of [files.writePart, files.finishParts, files.discardParts])
    act.mockResolvedValue({ ok: true, data: null })
})
afterEach(() => {
  closeWindow()
  store.set(clearToastsAtom)
  vi.unstubAllGlobals()
})

const told = () => store.get(toastsAtom).map(({ title, description }) => [title, description])

/** Answer of the storage, part by part, when the test says so. */
function serveParts() {
  let next = Promise.withResolvers<number | null>()
  async function* body() {
    for (let bytes = await next.promise; bytes !== null; bytes = await next.promise) {
      next = Promise.withResolvers()
      yield new Uint8Array(bytes)
    }
  }
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => {
      // Nobody may be waiting for it any more.
      next.promise.catch(() => undefined)
      next.reject(signal.reason)
    })
    return Promise.resolve({ ok: true, body: body() })
  })
  return {
    send: (bytes: number) => act(async () => next.resolve(bytes)),
    end: () => act(async () => next.resolve(null)),
  }
}

async function save(name = 'notas.txt') {
  const file = { name, type: 'text/plain', size: 4 * MIB, width: null, height: null, stored: 'chat-assets/a' }
  const card = render(<FileCard file={file} />, { wrapper: AsMember })
  const button = screen.queryByRole('button', { name: `Guardar ${name}` })
  if (button) await act(async () => fireEvent.click(button))
  return card
}

it('is saved in parts where the member wants it, and says how far it is', async () => {
  const parts = serveParts()
  await save()
  await parts.send(2.5 * MIB)
  await expect.poll(() => screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('62')
  await parts.send(1.5 * MIB)
  await parts.end()
  await expect.poll(told).toEqual([['Archivo guardado', 'notas.txt']])
  const sizes = files.writePart.mock.calls.map(([, bytes]) => (bytes as Uint8Array).length / MIB)
  expect(sizes).toEqual([1, 1, 0.5, 1, 0.5])
  expect(files.finishParts).toHaveBeenCalledExactlyOnceWith(TOKEN)
  await expect.poll(() => screen.queryByRole('progressbar')).toBeNull()
})

it('leaves nothing behind when it is stopped', async () => {
  const parts = serveParts()
  await save()
  await parts.send(MIB)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Detener la descarga' })))
  await expect.poll(() => files.discardParts.mock.calls).toEqual([[TOKEN]])
  expect(files.finishParts).not.toHaveBeenCalled()
  expect(told()).toEqual([])
})

it('goes on while the card is scrolled away, and ends with the session', async () => {
  const parts = serveParts()
  const { unmount } = await save()
  await parts.send(MIB)
  unmount()
  await parts.send(MIB)
  await save()
  await expect.poll(() => screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
  await act(async () => showEntrance())
  await expect.poll(() => files.discardParts.mock.calls).toEqual([[TOKEN]])
  expect(files.finishParts).not.toHaveBeenCalled()
})

it('is given up, with nothing left behind, when the server falls silent half-way', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const parts = serveParts()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await save()
  await parts.send(MIB)
  await act(() => vi.advanceTimersByTimeAsync(59_000))
  await parts.send(MIB)
  await act(() => vi.advanceTimersByTimeAsync(59_000))
  expect(told()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  vi.useRealTimers()
  await expect.poll(told).toEqual([['Error', 'No se pudo guardar el archivo.']])
  expect(files.discardParts.mock.calls).toEqual([[TOKEN]])
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it.each([
  ['file.disk_full', 'No queda espacio en ese disco. Libera espacio o elige otro lugar.'],
  ['file.unwritable', 'No se puede guardar en ese lugar. Elige otro.'],
] as const)('says %s in words', async (code, words) => {
  vi.spyOn(console, 'error').mockReturnValue()
  files.writePart.mockResolvedValue({ ok: false, error: { code, message: code } })
  const parts = serveParts()
  await save()
  await parts.send(MIB)
  await expect.poll(told).toEqual([['Error', words]])
})

it('shows a name as it is, whatever it is made of', async () => {
  const name = `<img src=x onerror=alert(1)>${'ñ'.repeat(80)}.pdf`
  await save(name)
  expect(screen.getByTitle(name).textContent).toBe(name)
  expect(screen.queryByRole('img')).toBeNull()
  expect(files.choosePlace).toHaveBeenCalledWith(name)
})
