import { createHash, randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompressSync } from 'node:zlib'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { log } from '../log.ts'
import { demoFilesFolder, migrationsFolder, projectRoot, seedFolder, templatesFolder } from '../paths.ts'
import { Archive } from './archive.ts'
import { migrationFiles } from './migrations.ts'
import { prelude } from './prelude.ts'
import { secondStepSchema } from './second-step-schema.ts'

/** Raise it when the way a database is built changes, but neither the migrations nor the library do. */
const format = 4

const seedCode = join(projectRoot, 'src', 'backend', 'seed', 'demo.ts')

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

/** Key of the template with the schema and no rows; changes with everything that defines the schema. */
export async function schemaTemplateKey(): Promise<string> {
  const hash = createHash('sha256').update(`${format} ${prelude} ${secondStepSchema}`)
  hash.update(await readFile(join(projectRoot, 'node_modules', '@supabase', 'lite', 'package.json')))
  for (const name of await migrationFiles()) {
    hash.update(name).update(await readFile(join(migrationsFolder, name)))
  }
  return `schema-${hash.digest('hex').slice(0, 24)}`
}

/** Key of the template that includes the demo; changes with the schema and the demo's rows and files. */
export async function seedTemplateKey(): Promise<string> {
  const hash = createHash('sha256').update(await schemaTemplateKey())
  const files = [...(await filesIn(seedFolder)), seedCode, ...(await filesIn(demoFilesFolder))]
  for (const file of files) hash.update(await readFile(file))
  // The birth years of the demo people are relative to the current year.
  hash.update(String(new Date().getFullYear()))
  return `demo-${hash.digest('hex').slice(0, 24)}`
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
