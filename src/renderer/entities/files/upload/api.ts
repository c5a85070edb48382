import { errorFields } from '#renderer/server/errors.ts'
import { noteRetryAfter } from '#renderer/server/retry-after.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import { removeOrphanedFiles } from '#shared/files/orphaned-files.ts'
import type { Upload } from '../stored-file.ts'

/** Seconds that a stored file may be cached: it never changes. */
const LIFETIME = 31_536_000
/** Milliseconds without progress after which the server counts as gone. */
const PATIENCE = 30_000

/**
 * Sends a file to an upload address. Uses XMLHttpRequest, because `fetch` reports no upload progress.
 * @throws {UploadError} the server's refusal; `TypeError` without an answer, `TimeoutError`, `AbortError`
 */
function putFile(address: string, { file, onProgress, signal }: Upload): Promise<void> {
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
  request.onload = () => {
    if (request.status >= 300) reject(UploadError.of(request))
    else if (fieldsOf(request.responseText).Key !== undefined) resolve()
    // Something in between may say that all is well; half an answer says nothing either.
    else reject(new TypeError('The upload was not answered by the storage'))
  }
  request.onloadend = () => {
    noteRetryAfter(request.status, retryAfterOf(request))
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

/** The header, if the server lets pages read it: the browser logs an error for whoever asks for another one. */
const retryAfterOf = (request: XMLHttpRequest): string | undefined =>
  /^retry-after: (.*)$/im.exec(request.getAllResponseHeaders())?.[1]

const timeout = () => Object.assign(new Error('The upload came to a stand'), { name: 'TimeoutError' })

/**
 * Stores a file. Repeated under the same path it is stored once: a file that had arrived before is left alone.
 * @returns the address for its row
 * @throws the server's error; `AbortError` if it was cancelled
 */
export async function uploadFile(supabase: Supabase, upload: Upload): Promise<string> {
  const { bucket, path, signal } = upload
  try {
    await putFile(await uploadAddress(supabase, upload), upload)
  } catch (cause) {
    signal?.throwIfAborted()
    if (!isThereAlready(cause)) throw cause
  }
  return `${bucket}/${path}`
}

async function uploadAddress(supabase: Supabase, { bucket, path, signal }: Upload): Promise<string> {
  // The library takes no signal for this call, so it continues unobserved.
  const asked = supabase.storage.from(bucket).createSignedUploadUrl(path)
  const { data, error } = await (signal ? Promise.race([asked, failOn(signal)]) : asked)
  if (error) throw error
  return data.signedUrl
}

/** Rejects when the signal aborts. */
function failOn(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  const fail = () => reject(signal.reason as Error)
  if (signal.aborted) fail()
  else signal.addEventListener('abort', fail, { once: true })
  return promise
}

/** The storage refused a file. */
class UploadError extends Error {
  readonly status: number
  readonly statusCode: string | undefined

  private constructor(message: string, status: number, statusCode?: string) {
    super(message)
    this.name = 'UploadError'
    this.status = status
    this.statusCode = statusCode
  }

  static of({ status, statusText, responseText }: XMLHttpRequest): UploadError {
    const { message, statusCode } = fieldsOf(responseText)
    return new UploadError(message ?? `${status} ${statusText}`, status, statusCode)
  }
}

interface Fields {
  /** Where the file was stored. */
  readonly Key?: string
  readonly message?: string
  readonly statusCode?: string
}

/** A proxy in front of the storage may answer in another form. */
function fieldsOf(text: string): Fields {
  try {
    const fields: unknown = JSON.parse(text)
    return typeof fields === 'object' && fields !== null ? fields : {}
  } catch {
    return {}
  }
}

/** Files removed at a time, and how often per start; the others wait for the next one. */
const PAGE = 200
const PAGES = 5

/**
 * Removes the member's stored files that nothing refers to any more, left behind by a crash, a moderator or another
 * device. The database lists them by trigger but cannot remove them itself. What cannot be removed keeps nothing else
 * waiting.
 * @throws the server's error, the first one if there are several
 */
export async function removeOwnOrphanedFiles(supabase: Supabase, ownerId: string): Promise<void> {
  const failures: unknown[] = []
  for (let page = 0, after = ''; page < PAGES; page += 1) {
    const { data } = await supabase
      .from('orphaned_files')
      .select('bucket_id,path')
      .eq('owner_id', ownerId)
      .gt('path', after)
      .order('path')
      .limit(PAGE)
      .throwOnError()
    await removeOrphanedFiles({ data: supabase, storage: supabase.storage }, data).catch((cause: unknown) =>
      failures.push(cause),
    )
    const last = data.at(-1)
    if (!last || data.length < PAGE) break
    after = last.path
  }
  if (failures.length > 0) throw failures[0]
}

/** Whether the storage refused a file because its path is taken. */
function isThereAlready(error: unknown): boolean {
  const { statusCode, status, message } = errorFields(error)
  if (String(statusCode) === '409' || status === 409) return true
  return typeof message === 'string' && /already exists/i.test(message)
}
