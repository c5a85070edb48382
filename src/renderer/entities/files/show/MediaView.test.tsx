import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { picturesCome } from '#renderer/ui/testing/pictures-come.ts'
import { MediaImage, MediaView } from './MediaView.tsx'
import type { Media } from './media.ts'

const signedAddress = vi.hoisted(() => vi.fn<() => Promise<string>>())
vi.mock('./sign-together.ts', () => ({ signedAddresses: () => signedAddress }))

beforeEach(() => {
  signInAs('luna')
  let count = 0
  signedAddress.mockReset().mockImplementation(async () => `https://cosmia.test/signed/${++count}`)
})
afterEach(() => {
  closeWindow()
  vi.restoreAllMocks()
})

const media: Media = {
  id: 'm1',
  stored: 'chat-assets/sol/chat/luna/1-mar.webp',
  still: null,
  alt: 'El mar',
  isVideo: false,
  width: null,
  height: null,
}

test('a picture that is seen stays when its address is renewed, and takes the new one once it needs it', () => {
  picturesCome()
  const onFail = vi.fn()
  const at = (address: string) => <MediaImage media={media} address={address} onFail={onFail} />
  const { rerender } = render(at('https://cosmia.test/signed/1'))
  const image = () => screen.getByRole('img', { name: 'El mar' })
  fireEvent.load(image())
  rerender(at('https://cosmia.test/signed/2'))
  expect(image().getAttribute('src')).toBe('https://cosmia.test/signed/1')
  expect(image().style.opacity).toBe('1')
  fireEvent.error(image())
  expect(image().getAttribute('src')).toBe('https://cosmia.test/signed/2')
  expect(onFail).not.toHaveBeenCalled()
  fireEvent.error(image())
  expect(onFail).toHaveBeenCalledExactlyOnceWith('broken')
})

describe('a picture at a signed address', () => {
  const image = () => screen.queryByRole('img', { name: 'El mar' })
  const source = () => image()?.getAttribute('src')
  const show = () => render(<MediaView media={media} />, { wrapper: AsMember })
  const fail = () => fireEvent.error(screen.getByRole('img', { name: 'El mar' }))

  test('that fails is asked for at a new one, and only then given up, until the member tries again', async () => {
    show()
    await expect.poll(source).toBe('https://cosmia.test/signed/1')
    fail()
    await expect.poll(source).toBe('https://cosmia.test/signed/2')
    fail()
    expect(image()).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    await expect.poll(source).toBe('https://cosmia.test/signed/3')
  })

  test('is given up at once where no other address is to be had', async () => {
    show()
    await expect.poll(source).toBe('https://cosmia.test/signed/1')
    signedAddress.mockRejectedValue(new Error('refused'))
    fail()
    await expect.poll(() => screen.queryByRole('button', { name: 'Reintentar' })).not.toBeNull()
  })

  test('that has failed is shown when another one comes by itself', async () => {
    show()
    await expect.poll(source).toBe('https://cosmia.test/signed/1')
    fail()
    await expect.poll(source).toBe('https://cosmia.test/signed/2')
    fail()
    await signedIn().queries.refetchQueries({ queryKey: ['signed-address'] })
    await expect.poll(source).toBe('https://cosmia.test/signed/3')
  })

  test('is not asked for at one that was over before it is shown', async () => {
    signedIn().queries.setQueryData(['signed-address', media.stored], 'https://cosmia.test/over', {
      updatedAt: Date.now() - 2 * 3_600_000,
    })
    const signed = Promise.withResolvers<string>()
    signedAddress.mockReturnValue(signed.promise)
    show()
    expect(image()).toBeNull()
    signed.resolve('https://cosmia.test/signed/new')
    await expect.poll(source).toBe('https://cosmia.test/signed/new')
  })
})
