import { FileRefusal } from '../choosing/file-refusal.ts'

/** The points of a picture, upright. @throws {FileRefusal} when it cannot be drawn */
export async function decodePicture(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file)
  } catch (cause) {
    throw new FileRefusal('unsupported', { cause })
  }
}
