import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { clearToastsAtom, toastsAtom } from '#renderer/ui/toasts/use-toasts.ts'
import { acceptFile } from './accept-file.ts'
import { FileRefusal } from '../file-refusal.ts'
import { usePickFile } from './use-pick-file.ts'

vi.mock('./accept-file.ts', () => ({ acceptFile: vi.fn() }))

const file = new File(['…'], 'luna.png')
const told = () => store.get(toastsAtom).map(({ title }) => title)

afterEach(() => store.set(clearToastsAtom))

function intake() {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { result } = renderHook(() => usePickFile('post-media', () => undefined), {
    wrapper: StoreProvider,
  })
  return () => act(() => result.current.take([file]))
}

it('tells what was refused once, and no more once another file was taken', async () => {
  const take = intake()
  vi.mocked(acceptFile).mockRejectedValue(new FileRefusal('unsupported'))
  await take()
  await take()
  expect(told()).toEqual(['Archivo no soportado'])
  vi.mocked(acceptFile).mockResolvedValue(file)
  await take()
  expect(told()).toEqual([])
})

it('takes a file that is dropped while the one before it is being taken, after that', async () => {
  const taken: string[] = []
  const first = Promise.withResolvers<void>()
  vi.mocked(acceptFile).mockImplementation((given) => Promise.resolve(given))
  const onFile = ({ name }: File) => {
    taken.push(name)
    return name === 'luna.png' ? first.promise : undefined
  }
  const { result } = renderHook(() => usePickFile('post-media', onFile), { wrapper: StoreProvider })
  await act(async () => void result.current.take([file]))
  await expect.poll(() => taken).toEqual(['luna.png'])
  await act(async () => void result.current.take([new File(['…'], 'sol.png')]))
  expect(result.current.isBusy).toBe(true)
  await act(async () => first.resolve())
  await expect.poll(() => taken).toEqual(['luna.png', 'sol.png'])
  await expect.poll(() => result.current.isBusy).toBe(false)
})
