import { decodePicture, encodePicture, type Picture } from './encode-picture.ts'
import { withoutMetadata } from './strip-metadata.ts'

/** Longest side of a stored picture, in pixels. */
const LONGEST_SIDE = 2048

/**
 * Prepares a picture for upload: upright, scaled down, without camera metadata. An animation only loses its metadata.
 * @throws {FileRefusal} if it cannot be decoded
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

/** Whether a picture is animated. */
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
