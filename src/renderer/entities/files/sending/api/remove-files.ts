import { fileStorage } from '#renderer/server/file-storage.ts'
import type { Upload } from '../upload.ts'

/** Removes own files that became part of nothing. What is missed, the daily sweep finds. @throws the server's error */
export async function removeFiles(files: readonly Pick<Upload, 'bucket' | 'path'>[]): Promise<void> {
  for (const { bucket, path } of files) {
    const { error } = await fileStorage().from(bucket).remove([path])
    if (error) throw error
  }
}
