import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Identity } from '../auth/identity.ts'
import type { Call } from './call.ts'
import { malformed, tooLarge, wrongType } from './refusals.ts'
import { service } from './tokens.ts'

/** Who is asked whether a file may be stored, whose it is then, and whether it may replace another. */
interface Uploader {
  readonly caller: Identity
  /** Id of the member; null for an API key. */
  readonly owner: string | null
  readonly upsert: boolean
}

/** `POST|PUT <bucket>/<key>`: a file with a session. */
export async function upload(call: Call): Promise<Response> {
  const caller = await call.caller()
  const id = await receive(call, { caller, owner: caller.userId, upsert: call.upsert })
  return Response.json({ Id: id, Key: call.place })
}

/** `PUT upload/sign/<bucket>/<key>`: a file by a signed address; whoever asked for it was let in then. */
export async function uploadSigned(call: Call): Promise<Response> {
  const claims = await call.tokens.signed('upload', call.asked('token'), call.place)
  const owner = typeof claims['owner'] === 'string' ? claims['owner'] : null
  await receive(call, { caller: service, owner, upsert: claims['upsert'] === true })
  return Response.json({ Key: call.place })
}

/**
 * Stores a file as supabase/storage does: it asks the database, then receives the bytes, and replaces what has been
 * stored under the name meanwhile, unless a trigger refuses.
 * @returns id of its row
 */
async function receive(call: Call, uploader: Uploader): Promise<string> {
  const limits = await call.limits()
  const isPlaceholder = call.key.endsWith('.emptyFolderPlaceholder')
  const limit = isPlaceholder ? 0 : (limits.file_size_limit ?? Number.POSITIVE_INFINITY)
  const { body, mimetype, contentLength, cacheControl } = await contentOf(call.request, limit)
  const allowed = limits.allowed_mime_types ?? []
  if (!isPlaceholder && allowed.length > 0 && !allowed.includes(mimetype)) {
    throw wrongType(`mime type ${mimetype} is not supported`)
  }
  await wouldTake(call, uploader, { mimetype, contentLength })
  return store(call, uploader.owner, async (version) => {
    const { size, hash } = await call.files.write(version, body)
    const lastModified = new Date().toISOString()
    const facts = { eTag: `"${hash}"`, size, mimetype, cacheControl, lastModified }
    return { ...facts, contentLength: size, httpStatusCode: 200 }
  })
}

/** Room for the names and boundaries that a form adds to its file. */
const formOverhead = 64 * 1024

/** The plain body, or the file of a form, as supabase-js sends files and blobs; that is read before anything is asked. */
async function contentOf(request: Request, limit: number) {
  const { headers } = request
  const declared = headers.has('content-length') ? Number(headers.get('content-length')) : undefined
  const mimetype = headers.get('content-type') ?? 'application/octet-stream'
  if (!mimetype.startsWith('multipart/form-data')) {
    if (!mimetype.includes('/')) throw wrongType('Invalid Content-Type header')
    if ((declared ?? 0) > limit) throw tooLarge()
    const cacheControl = headers.get('cache-control') ?? 'no-cache'
    return { body: request.body ?? new Blob([]).stream(), mimetype, contentLength: declared, cacheControl }
  }
  if ((declared ?? 0) > limit + formOverhead) throw tooLarge()
  const form = await request.formData().catch(() => new FormData())
  const file = [...form.values()].find((value) => value instanceof File)
  if (file === undefined) throw malformed('No content provided', 'InvalidRequest')
  if (file.size > limit) throw tooLarge()
  const type = file.type.replace(/;.*/, '') || 'application/octet-stream'
  const seconds = form.get('cacheControl')
  const cacheControl = typeof seconds === 'string' ? `max-age=${seconds}` : 'no-cache'
  return { body: file.stream(), mimetype: type, contentLength: file.size, cacheControl }
}

/** Asks the database whether it would take a file, and rejects with its refusal. */
export async function wouldTake(
  call: Call,
  { caller, owner, upsert }: Uploader,
  facts: object,
): Promise<void> {
  const replacing = sql`on conflict (bucket_id, name) do update set version = excluded.version returning id`
  await call.ask(caller, (transaction) =>
    sql`
      insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
      values (${call.bucket}, ${call.key}, ${owner}::uuid, ${owner}, '1', ${JSON.stringify(facts)}::jsonb)
      ${upsert ? replacing : sql``}
    `.execute(transaction),
  )
}

/**
 * Writes the bytes of a new version, then its row as the Storage API itself.
 * @param write fills the version and tells what is known of it
 * @returns id of the row
 */
export async function store(
  call: Call,
  owner: string | null,
  write: (version: string) => Promise<object>,
): Promise<string> {
  const { files, bucket, key } = call
  const version = randomUUID()
  const stored = write(version).then((facts) =>
    call.as(service, (transaction) =>
      sql<{ id: string; former: string | null }>`
        with former as (select version from storage.objects where bucket_id = ${bucket} and name = ${key})
        insert into storage.objects as stored (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
        values (${bucket}, ${key}, ${owner}::uuid, ${owner}, ${version}, ${JSON.stringify(facts)}::jsonb, '{}')
        on conflict (bucket_id, name) do update set
          owner = coalesce(excluded.owner, stored.owner), owner_id = coalesce(excluded.owner_id, stored.owner_id),
          version = excluded.version, metadata = excluded.metadata
        returning id, (select version from former) as former
      `.execute(transaction),
    ),
  )
  const { rows } = await stored.catch(async (cause: unknown) => {
    await files.remove(version)
    throw cause
  })
  const [{ id = '', former = null } = {}] = rows
  if (former !== null) await files.remove(former)
  return id
}
