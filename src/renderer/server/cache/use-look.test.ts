import { useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StoreProvider } from '../StoreProvider.tsx'
import { closeWindow } from '../testing/close-window.ts'
import { useReadAgain } from './use-look.ts'

const read = vi.fn<() => Promise<string>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  // Of a pause, neither less nor more.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  read.mockReset().mockResolvedValue('two pictures')
})

afterEach(() => {
  closeWindow()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const open = () =>
  renderHook(() => useReadAgain(useQuery({ queryKey: ['small'], queryFn: read })).data, {
    wrapper: StoreProvider,
  })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('what is read while somebody is there is never older than half a minute', async () => {
  const { result } = open()
  await pass(0)
  read.mockResolvedValue('one picture')
  await pass(10_000)
  expect(result.current).toBe('two pictures')
  await pass(20_000)
  expect(result.current).toBe('one picture')
})

test('nothing is read again for nobody', async () => {
  open()
  await pass(0)
  vi.mocked(document.hasFocus).mockReturnValue(false)
  await pass(120_000)
  expect(read).toHaveBeenCalledOnce()
})
