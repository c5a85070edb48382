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
