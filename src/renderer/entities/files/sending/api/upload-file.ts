import { fileStorage } from '#renderer/server/file-storage.ts'
import { isThereAlready } from '../is-there-already.ts'
import type { Upload } from '../upload.ts'
import { putFile } from './put-file.ts'

/** Milliseconds that the server may take to give an address. */
const PATIENCE = 20_000

/**
 * Stores a file. Sent again under the same path it is there once: what had arrived before, its answer lost, is left alone.
 * @returns the address that rows refer to it by
 * @throws the server's error; `AbortError` when it was stopped
 */
export async function uploadFile(upload: Upload): Promise<string> {
  const { bucket, path, signal } = upload
  try {
    await putFile(await uploadAddress(upload), upload)
  } catch (cause) {
    signal?.throwIfAborted()
    if (!isThereAlready(cause)) throw cause
  }
  return `${bucket}/${path}`
}

async function uploadAddress({ bucket, path, signal }: Upload): Promise<string> {
  const limit = AbortSignal.timeout(PATIENCE)
  const storage = fileStorage(signal ? AbortSignal.any([signal, limit]) : limit)
  const { data, error } = await storage.from(bucket).createSignedUploadUrl(path)
  // What was no answer at all comes wrapped.
  if (error) throw 'originalError' in error ? error.originalError : error
  return data.signedUrl
}
