import { encodePicture, type Picture, type Size } from './encode-picture.ts'

/** Pixels of the longest side of a still. */
const LONGEST_SIDE = 1280
/** Seconds into the video: the very first picture is often black. */
const MOMENT = 0.2
/** Milliseconds that a video may take to show a picture, and then to come to the moment. */
const PATIENCE = { loadeddata: 20_000, seeked: 3_000 }

export interface VideoMetadata extends Size {
  /** A picture to stand for it until it plays. */
  readonly still: Picture
}

/** Size and a still of a video, `null` for one that this program cannot play: another one may. */
export async function readVideoMetadata(file: File): Promise<VideoMetadata | null> {
  const video = document.createElement('video')
  const address = URL.createObjectURL(file)
  try {
    Object.assign(video, { muted: true, preload: 'auto', src: address })
    await happens(video, 'loadeddata')
    const { videoWidth: width, videoHeight: height } = video
    const bitmap = await pictureAt(MOMENT, video)
    const still = await encodePicture(bitmap, file.name, LONGEST_SIDE)
    bitmap.close()
    return { width, height, still }
  } catch (cause) {
    console.warn('No still could be taken of a video', cause)
    return null
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(address)
  }
}

/** The picture of a moment; of a video that does not find it, as a recording without an index, the very first. */
async function pictureAt(moment: number, video: HTMLVideoElement): Promise<ImageBitmap> {
  const first = await createImageBitmap(video)
  try {
    video.currentTime = moment
    await happens(video, 'seeked')
    const found = await createImageBitmap(video)
    first.close()
    return found
  } catch (cause) {
    console.warn('A video could not be wound', cause)
    return first
  }
}

function happens(video: HTMLVideoElement, event: keyof typeof PATIENCE): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { once: true, signal: AbortSignal.timeout(PATIENCE[event]) }
    options.signal.addEventListener('abort', () => reject(options.signal.reason as Error))
    video.addEventListener(event, () => resolve(), options)
    video.addEventListener('error', () => reject(new Error(video.error?.message ?? 'unknown')), options)
  })
}
