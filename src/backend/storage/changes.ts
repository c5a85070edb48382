import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Identity } from '../auth/identity.ts'
import { objectColumns, type Call, type StoredObject } from './call.ts'
import { denied, noObject } from './refusals.ts'
import { service } from './tokens.ts'
import { store, wouldTake } from './uploads.ts'

const removalSchema = z.object({ prefixes: z.array(z.string()).min(1, 'must NOT have fewer than 1 items') })
const copySchema = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationBucket: z.string().optional(),
  destinationKey: z.string(),
})

/** Deletes rows of a bucket on behalf of the caller, then their bytes. */
async function remove(
  call: Call,
  caller: Identity,
  which: RawBuilder<unknown>,
): Promise<readonly StoredObject[]> {
  const { rows } = await call.as(caller, (transaction) =>
    sql<StoredObject>`
      delete from storage.objects where bucket_id = ${call.bucket} and ${which} returning ${objectColumns}
    `.execute(transaction),
  )
  for (const { version } of rows) await call.files.remove(version)
  return rows
}

/** `DELETE <bucket>`: several files; those that the caller may not remove are left out without a word. */
export async function removeMany(call: Call): Promise<Response> {
  const caller = await call.caller()
  const { prefixes } = await call.body(removalSchema)
  return Response.json(await remove(call, caller, sql`name = any(${prefixes}::text[])`))
}

/** `DELETE <bucket>/<key>` */
export async function removeOne(call: Call): Promise<Response> {
  const caller = await call.caller()
  const { name } = await call.object()
  const removed = await remove(call, caller, sql`name = ${name}`)
  if (removed.length === 0) throw denied('Access denied')
  return Response.json({ message: 'Successfully deleted' })
}

/** `POST bucket/<bucket>/empty`: for the secret key alone. */
export async function emptyBucket(call: Call): Promise<Response> {
  const caller = await call.caller()
  if (caller.role !== service.role) throw denied('Access denied: Invalid role', 403)
  await remove(call, service, sql`true`)
  return Response.json({ message: 'Empty bucket has been queued. Completion may take up to an hour.' })
}

/** `POST move`: no policy lets a member move a file, and nobody else does. */
export async function move(call: Call): Promise<Response> {
  await call.caller()
  throw noObject()
}

/** `POST copy`: under a name where the caller may store what they may see. */
export async function copy(call: Call): Promise<Response> {
  const caller = await call.caller()
  const { bucketId, sourceKey, destinationBucket = bucketId, destinationKey } = await call.body(copySchema)
  const target = call.at(destinationBucket, destinationKey)
  const { version: source, metadata } = await call.at(bucketId, sourceKey).object(caller)
  const { userId: owner } = caller
  await wouldTake(target, { caller, owner, upsert: call.upsert }, metadata ?? {})
  const id = await store(target, owner, async (version) => {
    await call.files.copy(source, version)
    return { ...metadata, lastModified: new Date().toISOString() }
  })
  return Response.json({ Id: id, Key: target.place })
}
