import { FileRefusal } from '../file-refusal.ts'

const TYPE = 'image/webp'
const QUALITY = 0.9

/** A picture ready to be uploaded. */
export interface Picture extends Size {
  readonly file: File
}

/**
 * Re-encodes a picture, scaled down if necessary; this removes metadata such as place and camera. Runs off the main
 * thread. Uses a 2D canvas because it applies the camera's orientation, unlike `bitmaprenderer`.
 * @param name name of the file; its extension is adapted to the new type
 */
export async function encodePicture(picture: ImageBitmap, name: string, longest: number): Promise<Picture> {
  const size = scaledSize(picture, longest)
  const canvas = new OffscreenCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas to draw on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, size.width, size.height)
  const blob = await canvas.convertToBlob({ type: TYPE, quality: QUALITY })
  return { ...size, file: new File([blob], `${withoutExtension(name)}.webp`, { type: blob.type }) }
}

const withoutExtension = (name: string) => name.replace(/\.[^.]*$/, '')

/** Size in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The size with the same ratio whose longest side is at most `longest`. Never enlarges. */
export function scaledSize({ width, height }: Size, longest: number): Size {
  const factor = Math.min(1, longest / Math.max(width, height))
  const scaled = (side: number) => Math.max(1, Math.round(side * factor))
  return { width: scaled(width), height: scaled(height) }
}

/** Decodes a picture, with its orientation applied. @throws {FileRefusal} if it cannot be decoded */
export async function decodePicture(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file)
  } catch (cause) {
    throw new FileRefusal('unsupported', { cause })
  }
}
