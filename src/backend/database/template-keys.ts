import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoFilesFolder, migrationsFolder, projectRoot, seedFolder } from '../paths.ts'
import { migrationFiles } from './migrations.ts'
import { prelude } from './prelude.ts'
import { secondStepSchema } from './second-step-schema.ts'

/** Raise it when the way a database is built changes, but neither the migrations nor the library do. */
const format = 4

const seedCode = join(projectRoot, 'src', 'backend', 'seed', 'demo.ts')

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
