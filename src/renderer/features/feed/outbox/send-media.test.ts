import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { uploadFile } from '#renderer/entities/files/upload/api.ts'
import { UploadFailure } from '#renderer/entities/files/upload/upload-failure.ts'
import { useUpload } from '#renderer/entities/files/upload/upload-files.ts'
import { showEntrance } from '#renderer/session/session.ts'
import { withdrawFromPublic } from './api.ts'
import { sendMedia, type MediaToSend } from './send-media.ts'

vi.mock('#renderer/entities/files/upload/api.ts', () => ({ uploadFile: vi.fn() }))
vi.mock('./api.ts', () => ({ withdrawFromPublic: vi.fn() }))

beforeEach(() => {
  signInAs('luna')
  vi.mocked(uploadFile).mockImplementation(async (_client, { bucket, path }) => `${bucket}/${path}`)
})
afterEach(() => {
  vi.clearAllMocks()
})

const picture = (alt = ''): MediaToSend => ({
  file: new File(['12345678'], 'mar.webp', { type: 'image/webp' }),
  facts: { path: 'luna/posts/1-mar.webp', width: 4, height: 3, still: null },
  alt,
})
const film = (): MediaToSend => ({
  file: new File(['123456'], 'mar.mp4', { type: 'video/mp4' }),
  facts: {
    path: 'luna/posts/1-mar.mp4',
    width: 4,
    height: 3,
    still: { file: new File(['12'], 'mar.webp', { type: 'image/webp' }), path: 'luna/posts/1-mar.webp' },
  },
  alt: '',
})

const upload = () => renderHook(() => useUpload('p1'), { wrapper: AsMember }).result.current
const share = () => upload()?.share

it('tells what a post says of its picture, and of nothing else', async () => {
  expect(await sendMedia(signedIn(), 'p1', picture('  El mar '), 'general')).toEqual({
    image_url: 'user-assets/luna/posts/1-mar.webp',
    video_url: null,
    image_alt: 'El mar',
    media_width: 4,
    media_height: 3,
  })
  expect(await sendMedia(signedIn(), 'p1', picture('  '), 'general')).toMatchObject({ image_alt: null })
})

it('keeps adults’ files out of the public bucket', async () => {
  expect(await sendMedia(signedIn(), 'p1', picture(), 'lizysfriends')).toMatchObject({
    image_url: 'adult-assets/luna/posts/1-mar.webp',
  })
})

it('publishes for adults only once nothing of it is left in the public bucket', async () => {
  const cause = new TypeError('Failed to fetch')
  vi.mocked(withdrawFromPublic).mockRejectedValueOnce(cause)
  await expect(sendMedia(signedIn(), 'p1', film(), 'lizysfriends')).rejects.toMatchObject({ cause })
  expect(uploadFile).not.toHaveBeenCalled()
  await sendMedia(signedIn(), 'p1', film(), 'lizysfriends')
  expect(withdrawFromPublic).toHaveBeenLastCalledWith(expect.anything(), [
    'luna/posts/1-mar.mp4',
    'luna/posts/1-mar.webp',
  ])
  expect(uploadFile).toHaveBeenCalledTimes(2)
  vi.mocked(withdrawFromPublic).mockClear()
  await sendMedia(signedIn(), 'p1', film(), 'general')
  expect(withdrawFromPublic).not.toHaveBeenCalled()
})

it('sends a still beside a video, as one upload', async () => {
  const shares: (number | undefined)[] = []
  vi.mocked(uploadFile).mockImplementation(async (_client, { bucket, path, onProgress }) => {
    onProgress?.(0.5)
    shares.push(share())
    return `${bucket}/${path}`
  })
  expect(await sendMedia(signedIn(), 'p1', film(), 'general')).toMatchObject({
    video_url: 'user-assets/luna/posts/1-mar.mp4',
    image_url: 'user-assets/luna/posts/1-mar.webp',
  })
  expect(shares).toEqual([3 / 8, 7 / 8])
  expect(share()).toBeUndefined()
})

/** An upload that lasts until it is stopped. */
const endless = () =>
  vi
    .mocked(uploadFile)
    .mockImplementation(
      (_client, { signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
    )

it('is stopped by its author', async () => {
  endless()
  const sending = sendMedia(signedIn(), 'p1', picture(), 'general')
  const underWay = upload()
  act(() => underWay?.cancel?.())
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
  expect(share()).toBeUndefined()
})

it('ends when its author signs out', async () => {
  endless()
  const sending = sendMedia(signedIn(), 'p1', picture(), 'general')
  act(() => showEntrance())
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
})

it('tells a failure apart from that of the post', async () => {
  const cause = new Error('No space left on device')
  vi.mocked(uploadFile).mockRejectedValue(cause)
  const failure = await sendMedia(signedIn(), 'p1', picture(), 'general').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(UploadFailure)
  expect(failure).toMatchObject({ cause })
})
