import { encodePicture, type Picture, type Size } from './encode-picture.ts'

/** Longest side of a still, in pixels. */
const LONGEST_SIDE = 1280
/** Seconds into the video for the still: the very first frame is often black. */
const MOMENT = 0.2
/** Milliseconds that a video may take to load a frame, and then to seek. */
const PATIENCE = { loadeddata: 20_000, seeked: 3_000 }
/** Milliseconds for which an announced frame may still be missing, and between two attempts to read it. */
const LATENESS = { most: 3_000, look: 50 }

export interface VideoMetadata extends Size {
  /** A frame shown until the video plays. */
  readonly still: Picture
}

/** Size and still of a video; `null` if it cannot be played here, although others may be able to. */
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

/** The frame at a time; if the video cannot seek there (a recording without an index), its first frame. */
async function pictureAt(moment: number, video: HTMLVideoElement): Promise<ImageBitmap> {
  const first = await currentPicture(video)
  try {
    video.currentTime = moment
    await happens(video, 'seeked')
    const found = await currentPicture(video)
    first.close()
    return found
  } catch (cause) {
    console.warn('A video could not be wound', cause)
    return first
  }
}

/** The current frame of a video. On a busy machine Chromium announces a frame before it can be drawn. */
async function currentPicture(video: HTMLVideoElement): Promise<ImageBitmap> {
  const until = performance.now() + LATENESS.most
  for (;;) {
    try {
      return await createImageBitmap(video)
    } catch (cause) {
      if (performance.now() > until) throw cause
      await new Promise((resolve) => setTimeout(resolve, LATENESS.look))
    }
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
