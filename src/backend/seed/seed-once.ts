import { readFile } from 'node:fs/promises'
import { log } from '../log.ts'
import { writePrivateFile, type DataFolder } from '../data-folder/folder.ts'
import type { OpenDatabase } from '../database/build.ts'
import { saveTemplate, seedTemplateKey } from '../database/templates.ts'
import type { SeedTarget } from './demo.ts'

/**
 * Seeds the database unless the folder, or the template it came from, already has this seed. Rows that people have
 * deleted since do not come back at the next start.
 */
export async function seedOnce(
  target: SeedTarget,
  { connection, isNew, hasDemo }: OpenDatabase,
  folder: DataFolder | null,
  objects: string,
): Promise<void> {
  const key = await seedTemplateKey()
  if (!hasDemo && (await seededWith(folder)) !== key) {
    log('Creating the demo people')
    // Imported late: only a first start needs the client library.
    const { seedDemo } = await import('./demo.ts')
    await seedDemo(target, connection)
    if (isNew) await saveTemplate(key, connection, objects)
  }
  if (folder !== null) await writePrivateFile(folder.seeded, JSON.stringify(key))
}

async function seededWith(folder: DataFolder | null): Promise<unknown> {
  if (folder === null) return null
  try {
    return JSON.parse(await readFile(folder.seeded, 'utf8'))
  } catch {
    // Not seeded yet, or interrupted: seeding again does no harm.
    return null
  }
}
