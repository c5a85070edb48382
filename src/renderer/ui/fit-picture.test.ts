import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { serverReturnsAtom } from '#renderer/server/connectivity.ts'
import { noteFit, useFitPicture } from './fit-picture.ts'
import { picturesCome, picturesFail } from './testing/pictures-come.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const open = (address: string) => renderHook(() => useFitPicture(address)).result

test('a picture is given to be drawn once it has come, and at once when it comes again', async () => {
  picturesCome(4096, 4096)
  const first = open('https://cosmia.test/sky.webp')
  expect(first.current.picture).toBeUndefined()
  await waitFor(() => expect(first.current.picture).toBe('https://cosmia.test/sky.webp'))
  expect(open('https://cosmia.test/sky.webp').current.picture).toBe('https://cosmia.test/sky.webp')
})

test('a picture stays, however many others have come since it was known', async () => {
  picturesCome()
  const address = 'https://cosmia.test/moon.webp'
  noteFit(address)
  const { result, rerender } = renderHook(() => useFitPicture(address))
  await act(() => Promise.resolve())
  for (let count = 0; count <= 2_000; count += 1) noteFit(`https://cosmia.test/${count}.webp`)
  rerender()
  expect(result.current.picture).toBe(address)
})

test('a small file that claims billions of pixels is never drawn', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  picturesCome(65_000, 65_000)
  const { current } = open('https://cosmia.test/bomb.png')
  expect(current.picture).toBeUndefined()
  await waitFor(() => expect(warn).toHaveBeenCalledOnce())
  const again = open('https://cosmia.test/bomb.png')
  await waitFor(() =>
    expect(again.current).toEqual({ picture: undefined, isRefused: true, isTooLarge: true }),
  )
})

const comeBack = () => act(async () => store.set(serverReturnsAtom, (count) => count + 1))

test('a picture that failed in an outage is asked for once the server is back, and each time until it comes', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const asked = picturesFail()
  const address = 'https://cosmia.test/lost.webp'
  const picture = open(address)
  await waitFor(() => expect(picture.current.isRefused).toBe(true))
  await comeBack()
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  expect(picture.current.isRefused).toBe(true)
  picturesCome()
  await comeBack()
  await waitFor(() =>
    expect(picture.current).toEqual({ picture: address, isRefused: false, isTooLarge: false }),
  )
})

test('one that fails only after the server came back is asked for again at once', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const asked = picturesFail()
  const picture = open('https://cosmia.test/late.webp')
  store.set(serverReturnsAtom, (count) => count + 1)
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(picture.current.isRefused).toBe(true))
  expect(asked).toHaveBeenCalledTimes(2)
})

test('no return brings a picture that is too large, that has come, or that nobody waits for any more', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  picturesCome(65_000, 65_000)
  open('https://cosmia.test/huge.png')
  await waitFor(() => expect(warn).toHaveBeenCalledOnce())
  picturesCome()
  const shown = open('https://cosmia.test/shown.webp')
  await waitFor(() => expect(shown.current.picture).toBeDefined())
  const asked = picturesFail()
  const { result, unmount } = renderHook(() => useFitPicture('https://cosmia.test/left.webp'))
  await waitFor(() => expect(result.current.isRefused).toBe(true))
  unmount()
  asked.mockClear()
  await comeBack()
  expect(asked).not.toHaveBeenCalled()
})
