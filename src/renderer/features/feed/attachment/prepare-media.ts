import { preparePicture } from '#renderer/entities/files/prepare/prepare-picture.ts'
import { lookAtVideo } from '#renderer/entities/files/prepare/read-video.ts'
import { filePath } from '#renderer/entities/files/stored-file.ts'

/** What is known of a file that waits to be published. */
export interface MediaFacts {
  /** Where it will be stored, in whichever bucket: the same at every attempt. */
  readonly path: string
  readonly width: number | null
  readonly height: number | null
  /** Of a video; `null` where none could be taken. */
  readonly still: { readonly file: File; readonly path: string } | null
}

export interface PreparedMedia {
  readonly file: File
  readonly facts: MediaFacts
}

export const isVideo = (file: File): boolean => file.type.startsWith('video/')

/** Makes a picture or video ready for a post. @throws {FileRefusal} for a picture that cannot be drawn */
export async function prepareMedia(file: File, userId: string): Promise<PreparedMedia> {
  const folder = `${userId}/posts`
  if (!isVideo(file)) {
    const { file: picture, width, height } = await preparePicture(file)
    return { file: picture, facts: { path: filePath(folder, picture), width, height, still: null } }
  }
  const look = await lookAtVideo(file)
  const still = look && { file: look.still.file, path: filePath(folder, look.still.file) }
  const size = { width: look?.width ?? null, height: look?.height ?? null }
  return { file, facts: { path: filePath(folder, file), ...size, still } }
}
