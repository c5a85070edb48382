import { randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompressSync } from 'node:zlib'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { log } from '../log.ts'
import { templatesFolder } from '../paths.ts'
import { Archive } from './archive.ts'

/** Older templates that are kept: other branches and parallel tests use them. */
const keptTemplates = 8

/** A finished database with the files that its rows refer to. */
export interface Template {
  readonly database: Archive
  /** Folder to copy the stored files from. */
  readonly objects: string
}

const compress = promisify(zstdCompress)
const databaseIn = (folder: string) => join(folder, 'database.tar.zst')
const objectsIn = (folder: string) => join(folder, 'objects')

/** Reads the template of a key; null if there is none. */
export async function loadTemplate(key: string): Promise<Template | null> {
  const folder = join(templatesFolder, key)
  try {
    // Read at once: another process may remove old templates meanwhile.
    const database = new Archive(zstdDecompressSync(await readFile(databaseIn(folder))))
    return { database, objects: objectsIn(folder) }
  } catch {
    // Not built yet, or the cache was cleared.
    return null
  }
}

/**
 * Saves the current database and stored files as a template. It appears atomically, so parallel test workers may build
 * the same template. If the cache cannot be written, only the next start is slower.
 * @param objects folder of the stored files, or null if there are none yet
 */
export async function saveTemplate(
  key: string,
  connection: PgliteConnection,
  objects: string | null,
): Promise<Archive> {
  await connection.driver.exec('checkpoint')
  const dump = await connection.driver.dumpDataDir('none')
  const archive = new Uint8Array(await dump.arrayBuffer())
  const folder = join(templatesFolder, key)
  const aside = join(templatesFolder, `unfinished-${randomUUID()}`)
  try {
    await mkdir(objectsIn(aside), { recursive: true })
    await writeFile(databaseIn(aside), await compress(archive))
    if (objects !== null) await cp(objects, objectsIn(aside), { recursive: true })
    await rename(aside, folder)
    await prune(key)
  } catch (cause) {
    await rm(aside, { recursive: true, force: true })
    if (!(await loadTemplate(key))) log(`The template could not be saved: ${String(cause)}`)
  }
  return new Archive(archive)
}

async function prune(key: string): Promise<void> {
  const [kind = ''] = key.split('-')
  const names = (await readdir(templatesFolder)).filter((name) => name.startsWith(`${kind}-`))
  const dated = await Promise.all(
    names.map(async (name) => ({ name, changed: (await stat(join(templatesFolder, name))).mtimeMs })),
  )
  const old = dated.sort((a, b) => b.changed - a.changed).slice(keptTemplates)
  for (const { name } of old) await rm(join(templatesFolder, name), { recursive: true, force: true })
}
