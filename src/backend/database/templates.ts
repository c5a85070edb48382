import { randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompressSync } from 'node:zlib'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { log } from '../log.ts'
import { templatesFolder } from '../paths.ts'
import { Archive } from './archive.ts'

/** Templates of earlier states kept beside the newest: other branches and tests running at once use them. */
const keptTemplates = 8

/** A finished database with the files its rows speak of. */
export interface Template {
  readonly database: Archive
  /** Folder to copy the stored files from. */
  readonly objects: string
}

const compress = promisify(zstdCompress)
const databaseIn = (folder: string) => join(folder, 'database.tar.zst')
const objectsIn = (folder: string) => join(folder, 'objects')

/** Reads the template saved under `key`, null when there is none. */
export async function loadTemplate(key: string): Promise<Template | null> {
  const folder = join(templatesFolder, key)
  try {
    // Read at once: another process may clear old templates away meanwhile.
    const database = new Archive(zstdDecompressSync(await readFile(databaseIn(folder))))
    return { database, objects: objectsIn(folder) }
  } catch {
    // Not built yet, or the cache was cleared.
    return null
  }
}

/**
 * Saves the database and the stored files as they are now under `key`. They appear whole or not at all, so that
 * test workers may build the same template at once. A cache that cannot be written only costs time at the next
 * start.
 * @param objects folder of the stored files, or null when there are none yet
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
