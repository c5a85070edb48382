import type { PgliteConnection } from '@supabase/lite/pglite'
import { sql } from 'kysely'
import { logFailure } from '../log.ts'
import { storageError, type Handler } from '../http.ts'

export type BucketLimits = (bucket: string) => Promise<number | null>

/** Reads a bucket's size limit in bytes; null if it does not exist or has no limit. */
export function bucketSizeLimit(connection: PgliteConnection): BucketLimits {
  return async (bucket) => {
    const { rows } = await sql<{ limit: number | null }>`
      select file_size_limit::float8 as limit from storage.buckets where id = ${bucket}
    `.execute(connection.kysely)
    return rows[0]?.limit ?? null
  }
}

/** Room for the names and boundaries that a form adds to its file. */
const formOverhead = 64 * 1024

/** Content of an upload, its form parsed if there was one. */
interface Upload {
  readonly body: NonNullable<RequestInit['body']>
  readonly headers: Headers
}

/**
 * `POST|PUT <bucket>/<key>` and `PUT upload/sign/<bucket>/<key>`: stores a file sent as a form (as supabase-js does
 * with files and blobs) or as the plain body. The size limit applies to the received bytes, not to the declared size.
 */
export async function upload(
  request: Request,
  route: string,
  next: Handler,
  sizeLimit: BucketLimits,
): Promise<Response> {
  const bucket = route.replace(/^upload\/sign\//, '').split('/')[0] ?? ''
  const limit = (await sizeLimit(bucket)) ?? Number.POSITIVE_INFINITY
  const isForm = (request.headers.get('content-type') ?? '').startsWith('multipart/form-data')
  const meter = byteMeter(limit + (isForm ? formOverhead : 0))
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > limit + formOverhead) return tooLarge()
  try {
    const body = request.body?.pipeThrough(meter.stream) ?? new Uint8Array()
    const metered = withBody(request, { body, headers: request.headers })
    const file = isForm ? await fileOfForm(metered, limit) : metered
    const response = file instanceof Response ? file : await next(plainType(file))
    return meter.exceeded() ? tooLarge() : response
  } catch (cause) {
    if (meter.exceeded()) return tooLarge()
    logFailure('An upload failed', cause)
    return storageError(400, 'InvalidRequest', 'The upload could not be read')
  }
}

function tooLarge(): Response {
  return storageError(413, 'Payload too large', 'The object exceeded the maximum allowed size')
}

async function fileOfForm(request: Request, limit: number): Promise<Request | Response> {
  const form = await request.formData()
  const file = [...form.values()].find((value) => value instanceof File)
  if (file === undefined) return storageError(400, 'InvalidRequest', 'Missing file in the form')
  if (file.size > limit) return tooLarge()
  return withBody(request, { body: file.stream(), headers: fileHeaders(request, form, file) })
}

function fileHeaders(request: Request, form: FormData, file: File): Headers {
  const headers = new Headers(request.headers)
  const seconds = form.get('cacheControl')
  const metadata = form.get('metadata')
  headers.set('content-type', file.type)
  headers.set('content-length', String(file.size))
  if (typeof seconds === 'string') headers.set('cache-control', `max-age=${seconds}`)
  if (typeof metadata === 'string') headers.set('x-metadata', Buffer.from(metadata).toString('base64'))
  return headers
}

/** The library compares the whole header with the bucket's types, and would refuse 'text/plain;charset=utf-8'. */
function plainType(request: Request): Request {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';')
  const headers = new Headers(request.headers)
  headers.set('content-type', type.trim().toLowerCase())
  return withBody(request, { body: request.body ?? new Uint8Array(), headers })
}

function withBody(request: Request, { body, headers }: Upload): Request {
  return new Request(request.url, { method: request.method, headers, body, duplex: 'half' })
}

/** Counts bytes and aborts after `limit`. */
function byteMeter(limit: number): {
  stream: TransformStream<Uint8Array, Uint8Array>
  exceeded: () => boolean
} {
  let size = 0
  const stream = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > limit) controller.error(new Error('Too large'))
      else controller.enqueue(chunk)
    },
  })
  return { stream, exceeded: () => size > limit }
}
