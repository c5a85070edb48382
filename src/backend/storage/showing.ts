import { z } from 'zod'
import type { Identity } from '../auth/identity.ts'
import type { Call, StoredObject } from './call.ts'
import { noBucket, Refusal } from './refusals.ts'

type Find = (call: Call) => Promise<StoredObject>

const factsSchema = z.object({
  size: z.number(),
  mimetype: z.string(),
  cacheControl: z.string(),
  eTag: z.string(),
  lastModified: z.string(),
})

/** A file of a public bucket. */
export async function publicFile(call: Call): Promise<StoredObject> {
  if (!(await call.limits()).public) throw noBucket()
  return call.object()
}

/** A file that the caller may see. */
export const ownFile = async (call: Call): Promise<StoredObject> => fileFor(call, await call.caller())

/** The same, where a token that does not hold counts as none; without one there are public buckets alone. */
export async function anyFile(call: Call): Promise<StoredObject> {
  const caller = await call.caller().catch(() => null)
  return caller === null ? publicFile(call) : fileFor(call, caller)
}

async function fileFor(call: Call, caller: Identity): Promise<StoredObject> {
  return (await call.limits()).public ? call.object() : call.object(caller)
}

/** `GET info/…`: what is known of a file. */
export const telling =
  (find: Find) =>
  async (call: Call): Promise<Response> => {
    const { id, name, version, metadata, created_at } = await find(call)
    const { size, mimetype, cacheControl, eTag, lastModified } = factsSchema.parse(metadata)
    const facts = { size, content_type: mimetype, cache_control: cacheControl, etag: eTag, metadata: {} }
    const times = { last_modified: lastModified, created_at }
    return Response.json({ id, name, version, bucket_id: call.bucket, ...facts, ...times })
  }

/** `GET|HEAD …`: the bytes of a file. */
export const showing =
  (find: Find) =>
  async (call: Call): Promise<Response> => {
    const object = await find(call)
    return show(call, object, { 'cache-control': factsSchema.parse(object.metadata).cacheControl })
  }

/** `GET|HEAD sign/<bucket>/<key>`: by a signed address, cached until that has run out. */
export async function showSigned(call: Call): Promise<Response> {
  const { exp = 0 } = await call.tokens.signed('download', call.asked('token'), call.place)
  return show(call, await call.object(), { expires: new Date(exp * 1_000).toUTCString() })
}

/** That no script of a member runs is due to the types of the buckets alone, as on a hosted project. */
async function show(call: Call, { version, metadata }: StoredObject, caching: object): Promise<Response> {
  const { request, files } = call
  const { size, mimetype, eTag, lastModified } = factsSchema.parse(metadata)
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'content-type': mimetype.includes('text/html') ? 'text/plain' : mimetype,
    etag: eTag,
    'last-modified': new Date(lastModified).toUTCString(),
    'x-robots-tag': 'none',
    ...caching,
  })
  const download = call.asked('download')
  if (download !== null) headers.set('content-disposition', disposition(download))
  if (isKnown(request.headers, eTag, lastModified)) return new Response(null, { status: 304, headers })
  const range = request.method === 'HEAD' ? null : request.headers.get('range')
  const { start, end } = range === null ? { start: 0, end: size - 1 } : parseRange(range, size)
  headers.set('content-length', String(end - start + 1))
  if (range !== null) headers.set('content-range', `bytes ${start}-${end}/${size}`)
  const body = request.method === 'HEAD' || size === 0 ? null : await files.read(version, start, end)
  return new Response(body, { status: range === null ? 200 : 206, headers })
}

function disposition(name: string): string {
  const escaped = encodeURIComponent(name)
  return name === '' ? 'attachment;' : `attachment; filename=${escaped}; filename*=UTF-8''${escaped}`
}

/** Whether the caller has the file already (RFC 9110 §13.1). */
function isKnown(headers: Headers, eTag: string, lastModified: string): boolean {
  const since = headers.get('if-modified-since')
  return (
    headers.get('if-none-match') === eTag || (since !== null && new Date(lastModified) <= new Date(since))
  )
}

/** A part of a file, both ends inclusive: 'bytes=0-99', 'bytes=100-', 'bytes=-100'. Anything else is refused. */
function parseRange(header: string, size: number): { start: number; end: number } {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first + last === '' || start > end) {
    throw new Refusal(416, ['invalid_range', 'InvalidRange'], 'invalid range provided', 416)
  }
  return { start, end }
}
