import { fileStorage } from '#renderer/server/supabase.ts'
import { isThereAlready } from '../is-there-already.ts'
import type { Upload } from '../upload.ts'
import { putFile } from './put-file.ts'

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
  // The library takes no signal for this call: it is left to its end, and nobody waits for it.
  const asked = fileStorage().from(bucket).createSignedUploadUrl(path)
  const { data, error } = await (signal ? Promise.race([asked, failOn(signal)]) : asked)
  // What was no answer at all comes wrapped.
  if (error) throw 'originalError' in error ? error.originalError : error
  return data.signedUrl
}

/** Fails when a signal does. */
function failOn(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  const fail = () => reject(signal.reason as Error)
  if (signal.aborted) fail()
  else signal.addEventListener('abort', fail, { once: true })
  return promise
}
