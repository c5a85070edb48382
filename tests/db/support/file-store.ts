import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { Database } from './engine.ts'

/** What a stored file says of itself, by the attribute that rclone keeps it in. */
const ATTRIBUTES = { 'user.content-type': 'mimetype', 'user.cache-control': 'cacheControl' } as const

/** Why files with attributes cannot be copied here, or nothing when they can. */
export function missingAttributes(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'cosmia-files-'))
  try {
    execFileSync('rclone', ['version'], { stdio: 'pipe' })
    setAttribute(folder, 'user.content-type', 'text/plain')
    return undefined
  } catch {
    return `rclone or setfattr is not installed (apt-get install rclone attr), or ${tmpdir()} keeps no attributes of files`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function setAttribute(file: string, name: string, value: string): void {
  execFileSync('setfattr', ['--name', name, '--value', value, file], { stdio: 'pipe' })
}

/** Writes the files of a database's `storage.objects` into a folder, as its Storage API shows them by S3. */
export async function showFiles(database: Database, folder: string): Promise<void> {
  const [buckets = [], rows = []] = await database.run(
    'select id from storage.buckets; select bucket_id, name, metadata from storage.objects',
  )
  for (const { id } of buckets) mkdirSync(join(folder, String(id)), { recursive: true })
  for (const { bucket_id, name, metadata } of rows) {
    const file = join(folder, String(bucket_id), String(name))
    const kept = z
      .object({ size: z.number(), mimetype: z.string(), cacheControl: z.string() })
      .parse(metadata)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, 'x'.repeat(kept.size))
    for (const [attribute, key] of Object.entries(ATTRIBUTES)) setAttribute(file, attribute, kept[key])
  }
}

const listSchema = z.array(
  z.object({
    Path: z.string(),
    Size: z.number(),
    MimeType: z.string(),
    Metadata: z.object({ 'content-type': z.string().optional(), 'cache-control': z.string().optional() }),
  }),
)

/**
 * Takes what rclone has put into a folder as the Storage API takes it by S3: of another type than the bucket allows, no file.
 * @returns how many were refused
 */
export async function takeFiles(database: Database, folder: string): Promise<number> {
  const list = execFileSync('rclone', ['lsjson', '--recursive', '--files-only', '--metadata', folder], {
    stdio: 'pipe',
  })
  const files = listSchema.parse(JSON.parse(list.toString())).map(({ Path, Size, MimeType, Metadata }) => ({
    bucket: Path.replace(/\/.*/, ''),
    name: Path.replace(/^[^/]*\//, ''),
    metadata: {
      size: Size,
      mimetype: Metadata['content-type'] ?? MimeType,
      cacheControl: Metadata['cache-control'] ?? 'no-cache',
    },
  }))
  const taken = await database.run(`
    insert into storage.objects (bucket_id, name, metadata)
    select file.bucket, file.name, file.metadata
    from jsonb_to_recordset('${JSON.stringify(files)}') as file (bucket text, name text, metadata jsonb)
    join storage.buckets on id = bucket and file.metadata ->> 'mimetype' = any (allowed_mime_types)
    returning 1`)
  return files.length - (taken.at(-1)?.length ?? 0)
}
