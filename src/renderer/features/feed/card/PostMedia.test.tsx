import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { desktop } from '#renderer/lib/desktop.ts'
import { showFilesOf } from '#renderer/server/public-address.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { smallCopy } from '#renderer/ui/small-copies.ts'
import { picturesCome } from '#renderer/ui/testing/pictures-come.ts'
import type { PostMedia as Media } from '../posts/post.ts'
import { post } from '../posts/testing/post.ts'
import { PostMedia } from './PostCard.tsx'

vi.mock('#renderer/lib/desktop.ts', async (original) => ({
  ...(await original()),
  desktop: { files: { save: vi.fn(async () => ({ ok: true, data: true })) } },
}))
vi.mock('#renderer/ui/small-copies.ts', async (original) => ({
  ...(await original()),
  smallCopy: vi.fn(),
}))

const IMAGE = 'user-assets/sol/posts/1-anillos.webp'
const VIDEO = 'user-assets/sol/posts/1-paseo.webm'

beforeEach(() => {
  signInAs('luna')
  showFilesOf('https://cosmia.test')
})
afterEach(() => {
  closeWindow()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const show = (media: Partial<Media>) =>
  render(<PostMedia post={{ ...post('p1'), ...media }} />, { wrapper: AsMember })

it('takes no room at a post of words', () => {
  expect(show({}).container.childElementCount).toBe(0)
})

it('says what a picture shows, or at least whose it is', () => {
  show({ image_url: IMAGE, image_alt: 'Los anillos de Saturno' })
  expect(screen.getByRole('img', { name: 'Los anillos de Saturno' }).getAttribute('loading')).toBe('lazy')
  show({ image_url: IMAGE })
  expect(screen.getByRole('img', { name: 'Imagen de sol' }).getAttribute('src')).toBe(
    `https://cosmia.test/storage/v1/object/public/${IMAGE}`,
  )
})

it('has its room before the picture is there', () => {
  const { container } = show({ image_url: IMAGE, media_width: 1600, media_height: 800 })
  expect(container.firstElementChild?.getAttribute('style')).toContain('aspect-ratio: 2')
})

it('tells of a picture that does not come, and tries again', async () => {
  show({ image_url: IMAGE })
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByText('No se pudo mostrar la imagen.')).toBeDefined()
  const retry = screen.getByRole('button', { name: 'Reintentar' })
  expect(getComputedStyle(retry).justifySelf).toBe('center')
  fireEvent.click(retry)
  expect(await screen.findByRole('img', { name: 'Imagen de sol' })).toBeDefined()
})

const LARGE = 'Esta imagen es demasiado grande para verla aquí.'

it('says of a picture that is too large to be drawn that it is, and offers to save it', async () => {
  picturesCome(65_000, 65_000)
  const { save } = desktop.files
  vi.stubGlobal('fetch', async (address: string) => new Response(address))
  show({ image_url: IMAGE })
  const image = screen.getByRole('img', { name: 'Imagen de sol' })
  expect(image.style.opacity).toBe('0')
  fireEvent.load(image)
  expect(screen.getByText(LARGE)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Guardar imagen' }))
  const bytes = new TextEncoder().encode(`https://cosmia.test/storage/v1/object/public/${IMAGE}`)
  await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ suggestedName: 'anillos.webp', bytes }))
})

it('does not even load a picture of which its author tells that it is too large', () => {
  show({ image_url: IMAGE, media_width: 12_000, media_height: 9_000 })
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText(LARGE)).toBeDefined()
  show({ image_url: IMAGE, media_width: 6000, media_height: 4000 })
  expect(screen.getByRole('img')).toBeDefined()
})

it('draws a picture of a camera from a smaller copy, and says that it failed where none can be made', async () => {
  picturesCome(6000, 4000)
  vi.mocked(smallCopy).mockResolvedValueOnce('blob:small')
  const { unmount } = show({ image_url: IMAGE })
  const image = () => screen.getByRole('img', { name: 'Imagen de sol' })
  fireEvent.load(image())
  expect(image().style.opacity).toBe('0')
  await waitFor(() => expect(image().getAttribute('src')).toBe('blob:small'))
  expect(image().style.opacity).toBe('1')
  unmount()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(smallCopy).mockRejectedValueOnce(new Error('no picture'))
  show({ image_url: IMAGE })
  fireEvent.load(image())
  expect(await screen.findByText('No se pudo mostrar la imagen.')).toBeDefined()
})

it('loads nothing of a video that has a still, and of another only what it looks like', async () => {
  picturesCome()
  show({ video_url: VIDEO, image_url: IMAGE })
  const still = screen.getByLabelText('Video de sol')
  expect(still.getAttribute('preload')).toBe('none')
  await waitFor(() => expect(still.getAttribute('poster')).toContain(IMAGE))
})

it('asks for the first picture of a video without a still, and plays none by itself', () => {
  show({ video_url: VIDEO })
  const video = screen.getByLabelText('Video de sol')
  expect(video.getAttribute('preload')).toBe('metadata')
  expect(video.hasAttribute('autoplay')).toBe(false)
})
