import { preparePicture } from '#renderer/entities/files/prepare/prepare-picture.ts'
import { filePath } from '#renderer/entities/files/stored-file.ts'

export interface PreparedFile {
  readonly file: File
  /** See `filePath`. */
  readonly path: string
}

/** Pixels of the longest side of a cover: twice what the reader shows. */
const COVER_SIDE = 1200

/** @throws {FileRefusal} for a picture that cannot be drawn */
export async function prepareCover(file: File, userId: string): Promise<PreparedFile> {
  const { file: picture } = await preparePicture(file, COVER_SIDE)
  return { file: picture, path: filePath(`${userId}/blog-covers`, picture) }
}

/** The file as it is. Its name ends as its bytes tell: the server knows a text by that. */
export function prepareContent(file: File, userId: string): PreparedFile {
  const ending = file.type === 'application/pdf' ? '.pdf' : '.txt'
  const name = file.name.toLowerCase().endsWith(ending) ? file.name : `${file.name}${ending}`
  return { file, path: filePath(`${userId}/blog-content`, { name }) }
}
