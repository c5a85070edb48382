import { plainFileName } from '#shared/files/file-name.ts'
import { readVideoMetadata } from '#renderer/entities/files/prepare/read-video.ts'
import { preparePicture } from '#renderer/entities/files/prepare/prepare-picture.ts'
import { filePath } from '#renderer/entities/files/stored-file.ts'
import { isPicture, isVideo } from '#renderer/entities/files/show/media.ts'
import type { FileToSend } from '../outbox/file-to-send.ts'

interface PreparedFile {
  readonly file: File
  readonly facts: FileToSend
}

let latest = 0

/** Milliseconds, never the same twice: two pictures from the clipboard have the same name. */
const stamp = () => (latest = Math.max(Date.now(), latest + 1))

/**
 * Prepares a file for a conversation; a picture loses its metadata.
 * @throws {FileRefusal} if a picture cannot be decoded
 */
export async function prepareFile(brought: File, userId: string, friendId: string): Promise<PreparedFile> {
  const { file, width, height } = await measured(brought)
  const name = plainFileName(file.name)
  const path = filePath(`${userId}/chat/${friendId}`, { name }, stamp())
  return { file, facts: { name, type: file.type, size: file.size, width, height, path } }
}

async function measured(file: File) {
  if (isPicture(file.type)) return preparePicture(file)
  const look = isVideo(file.type) ? await readVideoMetadata(file) : null
  return { file, width: look?.width ?? null, height: look?.height ?? null }
}
