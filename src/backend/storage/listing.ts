import { z } from 'zod'
import type { Handler } from '../http.ts'
import { storageOperation } from '../database/current-request.ts'

const requestSchema = z.object({
  prefix: z.string().default(''),
  limit: z.number().int().positive().default(100),
  offset: z.number().int().nonnegative().default(0),
  search: z.string().default(''),
  sortBy: z.object({ column: z.string(), order: z.string() }).partial().default({}),
})
const objectsSchema = z.array(z.looseObject({ name: z.string() }))

type Entry = z.infer<typeof objectsSchema>[number]

const folderFacts = { id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null }

/**
 * `POST list/<bucket>`: files and folders directly under the prefix. The library lists every file below it with its
 * whole key, so paging happens here, after grouping.
 */
export async function listFolder(request: Request, next: Handler): Promise<Response> {
  const options = requestSchema.parse(await request.json())
  const folder = options.prefix === '' || options.prefix.endsWith('/') ? options.prefix : `${options.prefix}/`
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  const body = JSON.stringify({ prefix: folder })
  const response = await storageOperation.run('storage.object.list', () =>
    next(new Request(request.url, { method: 'POST', headers, body })),
  )
  if (!response.ok) return response
  const entries = fold(objectsSchema.parse(await response.json()), folder)
  const found = sorted(
    entries.filter((entry) => entry.name.toLowerCase().includes(options.search.toLowerCase())),
    options.sortBy.column ?? 'name',
    options.sortBy.order === 'desc' ? -1 : 1,
  )
  return Response.json(found.slice(options.offset, options.offset + options.limit))
}

function fold(objects: readonly Entry[], folder: string): Entry[] {
  const entries = new Map<string, Entry>()
  for (const object of objects) {
    // The library matches the prefix as a pattern, in which `_` stands for any character.
    if (!object.name.startsWith(folder)) continue
    const [name = '', ...below] = object.name.slice(folder.length).split('/')
    entries.set(name, below.length > 0 ? { name, ...folderFacts } : { ...object, name })
  }
  return [...entries.values()]
}

function sorted(entries: readonly Entry[], column: string, direction: 1 | -1): Entry[] {
  const value = (entry: Entry) => String(entry[column] ?? entry.name)
  return entries.toSorted((a, b) => direction * value(a).localeCompare(value(b)))
}
