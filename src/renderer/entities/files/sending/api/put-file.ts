import type { Upload } from '../upload.ts'
import { UploadError } from '../upload-error.ts'

/** Seconds that a stored file may be kept: it never changes. */
const LIFETIME = 31_536_000
/** Milliseconds without a byte on its way after which the other end counts as gone. */
const PATIENCE = 30_000

/**
 * Sends a file to an address signed for it. By XMLHttpRequest, since `fetch` tells nothing of what has left.
 * @throws {UploadError} the server's refusal; `TypeError` without an answer, `TimeoutError`, `AbortError`
 */
export function putFile(address: string, { file, onProgress, signal }: Upload): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const request = new XMLHttpRequest()
  const stop = (reason: unknown) => {
    reject(reason)
    request.abort()
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const waitOn = () => {
    clearTimeout(timer)
    timer = setTimeout(() => stop(timeout()), PATIENCE)
  }
  const onAbort = () => stop(signal?.reason)
  request.upload.onprogress = ({ loaded }) => {
    waitOn()
    onProgress?.(file.size === 0 ? 1 : loaded / file.size)
  }
  request.onerror = () => reject(new TypeError('The upload was cut off'))
  request.onload = () => (request.status < 300 ? resolve() : reject(UploadError.of(request)))
  request.onloadend = () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
  signal?.throwIfAborted()
  signal?.addEventListener('abort', onAbort)
  request.open('PUT', address)
  request.setRequestHeader('content-type', file.type)
  request.setRequestHeader('cache-control', `max-age=${LIFETIME}`)
  request.send(file)
  waitOn()
  return promise
}

const timeout = () => Object.assign(new Error('The upload came to a stand'), { name: 'TimeoutError' })
