import { decodePicture } from '../pictures/decode-picture.ts'
import { encodePicture } from '../pictures/encode-picture.ts'
import { fittingArea, type Area } from './crop-area.ts'
import { CROP_SHAPES, type CropShape } from './crop-shape.ts'

/** Cuts a piece out of a picture and writes it anew, no larger than it is shown. Of one that moves its first moment stays. */
export async function cutPicture(file: File, asked: Area, shape: CropShape): Promise<File> {
  const whole = await decodePicture(file)
  const { x, y, width, height } = fittingArea(asked, whole, shape)
  const piece = await createImageBitmap(whole, x, y, width, height)
  whole.close()
  const picture = await encodePicture(piece, file.name, CROP_SHAPES[shape].largest)
  piece.close()
  return picture.file
}
