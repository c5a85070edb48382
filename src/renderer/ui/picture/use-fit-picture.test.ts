import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { noteFit } from './fit-picture.ts'
import { picturesCome } from './testing/pictures-come.ts'
import { useFitPicture } from './use-fit-picture.ts'

afterEach(() => vi.restoreAllMocks())

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
