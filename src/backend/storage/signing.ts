import { sql } from 'kysely'
import { z } from 'zod'
import type { Call } from './call.ts'
import { wouldTake } from './uploads.ts'

const seconds = z.coerce.number().int('must be integer').min(1, 'must be >= 1')
const oneSchema = z.object({ expiresIn: seconds })
const manySchema = z.object({
  expiresIn: seconds,
  paths: z
    .array(z.string())
    .min(1, 'must NOT have fewer than 1 items')
    .max(1_000, 'must NOT have more than 1000 items'),
})

/** Seconds that an address for an upload is valid. */
const uploadLifetime = 7_200

/** `POST upload/sign/<bucket>/<key>`: an address for one upload without a session. */
export async function signUpload(call: Call): Promise<Response> {
  const caller = await call.caller()
  const { upsert } = call
  const { headers } = call.request
  // Of the request, as there: nothing is known of the file.
  const facts = {
    mimetype: headers.get('content-type'),
    contentLength: Number(headers.get('content-length')),
  }
  await wouldTake(call, { caller, owner: caller.userId, upsert }, facts)
  const claims = { ...(caller.userId !== null && { owner: caller.userId }), upsert }
  const token = await call.tokens.sign('upload', call.place, uploadLifetime, claims)
  return Response.json({ url: `/object/upload/sign/${call.place}?token=${token}`, token })
}

const addressOf = async ({ tokens, place }: Call, lifetime: number): Promise<string> =>
  `/object/sign/${place}?token=${await tokens.sign('download', place, lifetime)}`

/** `POST sign/<bucket>/<key>`: an address to read a private file for a while. */
export async function signDownload(call: Call): Promise<Response> {
  const caller = await call.caller()
  const { expiresIn } = await call.body(oneSchema)
  await call.object(caller)
  return Response.json({ signedURL: await addressOf(call, expiresIn) })
}

/** `POST sign/<bucket>`: several at once; a file that the caller may not read is null with a reason. */
export async function signDownloads(call: Call): Promise<Response> {
  const caller = await call.caller()
  const { expiresIn, paths } = await call.body(manySchema)
  const { rows } = await call.as(caller, (transaction) =>
    sql<{ name: string }>`
      select name from storage.objects where bucket_id = ${call.bucket} and name = any(${paths}::text[])
    `.execute(transaction),
  )
  const found = new Set(rows.map(({ name }) => name))
  const error = 'Either the object does not exist or you do not have access to it'
  const signOne = async (path: string) =>
    found.has(path)
      ? { error: null, path, signedURL: await addressOf(call.at(call.bucket, path), expiresIn) }
      : { error, path, signedURL: null }
  return Response.json(await Promise.all(paths.map(signOne)))
}
