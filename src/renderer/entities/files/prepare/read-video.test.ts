import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { encodePicture } from './encode-picture.ts'
import { readVideoMetadata } from './read-video.ts'

vi.mock('./encode-picture.ts', () => ({ encodePicture: vi.fn() }))

const file = new File(['film'], 'luna.webm', { type: 'video/webm' })
const notYet = () => new DOMException('The image source is not usable', 'InvalidStateError')
const bitmap = () => ({ close: vi.fn() }) as unknown as ImageBitmap
const draw = vi.fn<() => Promise<ImageBitmap>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('createImageBitmap', draw.mockReset())
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
  vi.mocked(encodePicture).mockResolvedValue({ file, width: 320, height: 180 })
  const video = Object.assign(document.createElement('video'), { load: () => {} })
  Object.defineProperties(video, { videoWidth: { value: 320 }, videoHeight: { value: 180 } })
  // It has a picture, and is at whatever moment it is wound to.
  Object.defineProperty(video, 'src', { set: () => tell('loadeddata') })
  Object.defineProperty(video, 'currentTime', { set: () => tell('seeked') })
  const tell = (event: string) => void setTimeout(() => video.dispatchEvent(new Event(event)))
  vi.spyOn(document, 'createElement').mockReturnValue(video)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function read() {
  const answer = readVideoMetadata(file)
  await vi.runAllTimersAsync()
  return answer
}

it('takes the still of the moment after the first picture', async () => {
  const [first, later] = [bitmap(), bitmap()]
  draw.mockResolvedValueOnce(first).mockResolvedValueOnce(later)
  expect(await read()).toMatchObject({ width: 320, height: 180, still: { width: 320 } })
  expect(encodePicture).toHaveBeenCalledExactlyOnceWith(later, 'luna.webm', 1280)
  expect(first.close).toHaveBeenCalledOnce()
})

it('waits for a picture that was announced and is not there yet', async () => {
  const later = bitmap()
  draw.mockRejectedValueOnce(notYet()).mockResolvedValueOnce(bitmap())
  draw.mockRejectedValueOnce(notYet()).mockResolvedValueOnce(later)
  expect(await read()).toMatchObject({ width: 320, height: 180 })
  expect(encodePicture).toHaveBeenCalledExactlyOnceWith(later, 'luna.webm', 1280)
})

it('does without a still where none comes', async () => {
  draw.mockRejectedValue(notYet())
  expect(await read()).toBeNull()
})
