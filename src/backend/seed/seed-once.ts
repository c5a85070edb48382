import { readFile } from 'node:fs/promises'
import { log } from '../log.ts'
import { writePrivateFile, type DataFolder } from '../data-folder/folder.ts'
import type { OpenDatabase } from '../database/build.ts'
import { seedTemplateKey } from '../database/template-keys.ts'
import { saveTemplate } from '../database/templates.ts'
import type { SeedTarget } from './demo.ts'

/**
 * Seeds unless the folder, or the template the database came from, already has this seed. What people deleted
 * since does not come back at every start.
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
    // Late: only a first start needs the client library.
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
    // Not seeded yet, or cut off: seeding again does no harm.
    return null
  }
}
