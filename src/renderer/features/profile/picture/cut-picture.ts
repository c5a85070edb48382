import { encodePicture } from '#renderer/entities/files/pictures/encode-picture.ts'

/** A part of a picture, in its pixels. */
export interface Cut {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The part of a picture as a picture of its own, scaled down where it is larger. */
export async function cutPicture(file: File, { x, y, width, height }: Cut, longest: number): Promise<File> {
  const whole = await createImageBitmap(file)
  const part = await createImageBitmap(whole, x, y, Math.max(1, width), Math.max(1, height))
  whole.close()
  const picture = await encodePicture(part, file.name, longest)
  part.close()
  return picture.file
}
