import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { picturesCome } from '#renderer/ui/testing/pictures-come.ts'
import { MediaImage } from './MediaView.tsx'
import type { Media } from './media.ts'

afterEach(() => vi.restoreAllMocks())

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
