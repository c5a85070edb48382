import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { clearToastsAtom, toastsAtom } from '#renderer/ui/toasts/use-toasts.ts'
import { acceptFile } from './accept-file.ts'
import { FileRefusal } from '../file-refusal.ts'
import { usePickFiles } from './use-pick-files.ts'

const openSeveral = vi.hoisted(() => vi.fn())
vi.mock('#renderer/lib/desktop.ts', async (original) => ({
  ...(await original()),
  desktop: { files: { openSeveral } },
}))
vi.mock('./accept-file.ts', () => ({ acceptFile: vi.fn() }))

const told = () => store.get(toastsAtom).map(({ title }) => title)
const files = (...names: readonly string[]) => names.map((name) => new File(['…'], name))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(acceptFile).mockImplementation(async (file) => {
    if (file.name.endsWith('.exe')) throw new FileRefusal('unsupported')
    if (file.name.endsWith('.big')) throw new FileRefusal('too_large')
    return file
  })
})
afterEach(() => store.set(clearToastsAtom))

function intake(room = 10) {
  const taken: string[] = []
  const { result } = renderHook(
    () =>
      usePickFiles(
        'chat-file',
        async ({ name }) => void taken.push(name),
        () => room,
      ),
    { wrapper: StoreProvider },
  )
  return { taken, result, take: (...names: string[]) => act(() => result.current.take(files(...names))) }
}

it('takes what may be taken, and tells each reason for the others once, until other files come', async () => {
  const { taken, take } = intake()
  await take('a.png', 'b.exe', 'c.exe', 'd.big', 'e.png')
  expect(taken).toEqual(['a.png', 'e.png'])
  expect(told().toSorted()).toEqual(['Archivo demasiado grande', 'Archivo no soportado'])
  await take('f.png')
  expect(told()).toEqual([])
})

it('takes no more than there is room for, and says so', async () => {
  const { taken, take } = intake(2)
  await take('a.png', 'b.png', 'c.png')
  expect(taken).toEqual(['a.png', 'b.png'])
  expect(told()).toEqual(['Caben 10 archivos a la vez'])
})

it('takes what is dropped while others are made ready after them', async () => {
  const { taken, result } = intake()
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.mocked(acceptFile).mockImplementationOnce(async (file) => {
    await promise
    return file
  })
  await act(async () => {
    const all = [result.current.take(files('a.png')), result.current.take(files('b.png'))]
    resolve()
    await Promise.all(all)
  })
  expect(taken).toEqual(['a.png', 'b.png'])
  expect(result.current.isBusy).toBe(false)
})

it('reads all that was chosen in the dialog, and tells what could not be', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('bytes')))
  const opened = [{ name: 'a.txt', type: 'text/plain', size: 5, url: '/files/1' }]
  openSeveral.mockResolvedValue({
    ok: true,
    data: { opened, refused: ['file.too_large'], surplus: 3 },
  })
  const { taken, result } = intake()
  await act(() => result.current.choose())
  expect(taken).toEqual(['a.txt'])
  expect(told().toSorted()).toEqual(['Archivo demasiado grande', 'Caben 10 archivos a la vez'])
  vi.unstubAllGlobals()
})
