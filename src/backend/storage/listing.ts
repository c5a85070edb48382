import { sql } from 'kysely'
import { z } from 'zod'
import { objectColumns, type Call, type StoredObject } from './call.ts'

const pageSchema = z.object({
  prefix: z.string(),
  limit: z.number().int().positive().default(100),
  offset: z.number().int().nonnegative().default(0),
  search: z.string().default(''),
  sortBy: z.object({ order: z.string() }).partial().default({}),
})

const prefixSchema = z.object({
  prefix: z.string().default(''),
  limit: z.number().int().positive().max(1_000).default(1_000),
  cursor: z.string().default(''),
  with_delimiter: z.boolean().default(false),
})

const folderFacts = { id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null }

/**
 * What the caller sees of names that begin with a prefix, whatever its case, in their order; with a `from` instead of
 * files below a folder the folder once, which has no id. `from`: where in a name the part begins that is looked at.
 */
async function entriesBelow(call: Call, prefix: string, from?: number) {
  const { rows } = await call.as(await call.caller(), (transaction) =>
    sql<StoredObject>`
      select ${objectColumns} from storage.objects
      where bucket_id = ${call.bucket} and starts_with(lower(name), lower(${prefix}))
      order by lower(name) collate "C"
    `.execute(transaction),
  )
  const entries = rows.map(({ id, name, updated_at, created_at, last_accessed_at, metadata }) => {
    const end = from === undefined ? -1 : name.indexOf('/', from)
    const file = { name, id, updated_at, created_at, last_accessed_at, metadata }
    return end === -1 ? file : { ...folderFacts, name: name.slice(0, end) }
  })
  return [...new Map(entries.map((entry) => [entry.name, entry])).values()]
}

/** `POST list/<bucket>`: a page of what is right below a folder, by name. */
export async function listFolder(call: Call): Promise<Response> {
  const { prefix, search, sortBy, offset, limit } = await call.body(pageSchema)
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`
  const entries = await entriesBelow(call, folder + search, folder.length + search.length)
  const page = (sortBy.order === 'desc' ? entries.toReversed() : entries).slice(offset, offset + limit)
  return Response.json(page.map((entry) => ({ ...entry, name: entry.name.slice(folder.length) })))
}

/** `POST list-v2/<bucket>`: everything below a prefix, or with a delimiter what is right below it. */
export async function listPrefix(call: Call): Promise<Response> {
  const { prefix, with_delimiter, cursor, limit } = await call.body(prefixSchema)
  const entries = await entriesBelow(call, prefix, with_delimiter ? prefix.length : undefined)
  const after = entries.findIndex(({ name }) => name === cursor) + 1
  const page = entries.slice(after, after + limit)
  const folders = page.flatMap((entry) => (entry.id === null ? { ...entry, name: `${entry.name}/` } : []))
  const objects = page.filter(({ id }) => id !== null)
  const hasNext = entries.length > after + limit
  return Response.json({ hasNext, nextCursor: hasNext ? page.at(-1)?.name : undefined, folders, objects })
}
