import { decodePicture } from './decode-picture.ts'
import { encodePicture, type Picture } from './encode-picture.ts'
import { isAnimated } from './is-animated.ts'
import { withoutMetadata } from './metadata.ts'

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
