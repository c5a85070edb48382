import { decodePicture, encodePicture, type Size } from '../prepare/encode-picture.ts'
import { CROP_SHAPES, type CropShape } from './picture-target.ts'

/** A part of a picture, in its pixels. */
export interface Area extends Size {
  readonly x: number
  readonly y: number
}

/** Whatever the size of the picture. */
const LARGEST_ZOOM = 4

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)

/** Largest zoom at which the crop still has enough pixels. */
export function largestZoom({ width, height }: Size, shape: CropShape): number {
  const { aspect, least } = CROP_SHAPES[shape]
  const whole = Math.min(width, height * aspect)
  return between(1, whole / least, LARGEST_ZOOM)
}

/** The crop in whole pixels, with the ratio of its shape and inside the picture. */
export function fittingArea(asked: Area, picture: Size, shape: CropShape): Area {
  const { aspect } = CROP_SHAPES[shape]
  const widest = Math.min(picture.width, picture.height * aspect)
  const width = Math.max(1, Math.floor(between(1, asked.width, widest)))
  const height = between(1, Math.round(width / aspect), picture.height)
  return {
    width,
    height,
    x: between(0, Math.round(asked.x), picture.width - width),
    y: between(0, Math.round(asked.y), picture.height - height),
  }
}

/** Crops a picture and re-encodes it, no larger than it is shown. Of an animation the first frame remains. */
export async function cutPicture(file: File, asked: Area, shape: CropShape): Promise<File> {
  const whole = await decodePicture(file)
  const { x, y, width, height } = fittingArea(asked, whole, shape)
  const piece = await createImageBitmap(whole, x, y, width, height)
  whole.close()
  const picture = await encodePicture(piece, file.name, CROP_SHAPES[shape].largest)
  piece.close()
  return picture.file
}
