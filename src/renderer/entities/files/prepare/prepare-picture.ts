import { decodePicture, encodePicture, type Picture } from './encode-picture.ts'
import { withoutMetadata } from './strip-metadata.ts'

/** Pixels of the longest side of a picture that is stored. */
const LONGEST_SIDE = 2048

/**
 * Makes a picture ready to be uploaded: upright, scaled down, without what the camera wrote into it. One that moves stays
 * as it is but for that.
 * @throws {FileRefusal} when it cannot be drawn
 */
export async function preparePicture(file: File, longest = LONGEST_SIDE): Promise<Picture> {
  const bitmap = await decodePicture(file)
  try {
    if (!(await isAnimated(file))) return await encodePicture(bitmap, file.name, longest)
    const { width, height } = bitmap
    return { width, height, file: await withoutMetadata(file) }
  } finally {
    bitmap.close()
  }
}

const MAY_MOVE = new Set(['image/gif', 'image/webp', 'image/avif'])

/** Whether a picture moves. */
async function isAnimated(file: File): Promise<boolean> {
  if (!MAY_MOVE.has(file.type)) return false
  const decoder = new ImageDecoder({ type: file.type, data: await file.arrayBuffer() })
  try {
    await decoder.tracks.ready
    await decoder.completed
    return (decoder.tracks.selectedTrack?.frameCount ?? 1) > 1
  } finally {
    decoder.close()
  }
}
