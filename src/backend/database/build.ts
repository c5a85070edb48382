import { existsSync } from 'node:fs'
import { cp, rename } from 'node:fs/promises'
import type { App } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { log } from '../log.ts'
import { setAside, unfinishedDatabase, type DataFolder } from '../data-folder/folder.ts'
import type { Archive } from './archive.ts'
import { openConnection } from './connection.ts'
import { isOutdated, migrate } from './migrations.ts'
import { loadTemplate, saveTemplate, schemaTemplateKey, seedTemplateKey } from './templates.ts'

/** An open database. `isNew`: created by this start; `hasDemo`: it came with the demo people. */
export interface OpenDatabase {
  readonly connection: PgliteConnection
  readonly isNew: boolean
  readonly hasDemo: boolean
}

/** Creates the library's application over a connection, which runs the migrations. */
export type CreateApp = (connection: PgliteConnection) => Promise<App>

export interface DatabaseParts {
  readonly folder: DataFolder | null
  readonly seed: 'demo' | 'none'
  /** Folder for stored files, filled with those of the template. */
  readonly objects: string
  readonly createApp: CreateApp
}

/**
 * Opens the folder's database or creates one, in memory if there is no folder. An existing database is returned as
 * found; the caller runs new migrations. One with outdated migrations is set aside: until the first release they are
 * edited in place (decision 11).
 */
export async function openDatabase({
  folder,
  seed,
  objects,
  createApp,
}: DatabaseParts): Promise<OpenDatabase> {
  const existing = folder === null ? null : await openExisting(folder)
  if (existing) return { connection: existing, isNew: false, hasDemo: false }
  const seeded = seed === 'demo' ? await loadTemplate(await seedTemplateKey()) : null
  if (seeded) await cp(seeded.objects, objects, { recursive: true })
  const content = seeded?.database ?? (await schemaArchive(createApp))
  const connection = await (folder === null
    ? openConnection(content.inMemory())
    : createInFolder(folder, content))
  return { connection, isNew: true, hasDemo: seeded !== null }
}

async function openExisting(folder: DataFolder): Promise<PgliteConnection | null> {
  if (!existsSync(folder.database)) return null
  const connection = await openConnection(folder.database)
  if (!(await isOutdated(connection))) return connection
  await connection.close()
  const aside = await setAside(folder)
  log(`The data was made with an earlier draft of the migrations and is kept in ${aside}. Starting anew.`)
  return null
}

async function createInFolder(folder: DataFolder, content: Archive): Promise<PgliteConnection> {
  // A kill while the database is being written would leave one that cannot be opened.
  const aside = unfinishedDatabase(folder)
  content.unpack(aside)
  await rename(aside, folder.database)
  return openConnection(folder.database)
}

/** Built in memory, which takes half the time of a folder. */
async function schemaArchive(createApp: CreateApp): Promise<Archive> {
  const key = await schemaTemplateKey()
  const template = await loadTemplate(key)
  if (template) return template.database
  log('Building the database from its migrations')
  const connection = await openConnection()
  await migrate(await createApp(connection), connection)
  const archive = await saveTemplate(key, connection, null)
  await connection.close()
  return archive
}
