import { FileRefusal } from '../file-refusal.ts'

const TYPE = 'image/webp'
const QUALITY = 0.9

/** A picture ready to be uploaded. */
export interface Picture extends Size {
  readonly file: File
}

/**
 * Writes a picture anew, scaled down where it is larger; only what is seen is left of it, no place and no camera. It is
 * drawn and written beside the main thread. Drawing alone turns it as its camera was held: `bitmaprenderer` does not.
 * @param name of the file; its extension becomes that of the new type
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

/** In pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The size at the same proportions whose longest side is no longer than given. Nothing grows. */
export function scaledSize({ width, height }: Size, longest: number): Size {
  const factor = Math.min(1, longest / Math.max(width, height))
  const scaled = (side: number) => Math.max(1, Math.round(side * factor))
  return { width: scaled(width), height: scaled(height) }
}

/** The points of a picture, upright. @throws {FileRefusal} when it cannot be drawn */
export async function decodePicture(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file)
  } catch (cause) {
    throw new FileRefusal('unsupported', { cause })
  }
}
