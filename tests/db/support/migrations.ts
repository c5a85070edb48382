import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database, Engine } from './engine.ts'

const folder = fileURLToPath(new URL('../../../supabase/migrations', import.meta.url))
const seedFolder = join(folder, '..', 'seed')

export type Migration = { name: string; sql: string }

/** The migrations in the order they run. */
export const readMigrations = (): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }))

/** The rows that `supabase start` begins with. */
export const readSeed = (): string =>
  readdirSync(seedFolder)
    .sort()
    .map((name) => readFileSync(join(seedFolder, name), 'utf8'))
    .join('\n')

/** Runs each migration in a transaction of its own; the error names the file. */
export async function migrate(database: Database, migrations = readMigrations()): Promise<void> {
  for (const { name, sql } of migrations) {
    try {
      await database.run(`begin;\n${sql}\ncommit;`)
    } catch (cause) {
      throw new Error(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    }
  }
}

/** A migrated database with the rows of the seed. @param asOwner what the server's owner runs before */
export async function createSeeded<Created extends Database>(
  engine: Engine<Created>,
  asOwner?: string,
): Promise<Created> {
  const database = await engine.create(asOwner)
  await migrate(database)
  await database.run(readSeed())
  return database
}
