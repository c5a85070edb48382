import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { StartError } from '../start-error.ts'
import { migrationsFolder, projectRoot } from '../paths.ts'
import { prelude } from './prelude.ts'
import { secondStepSchema } from './second-step-schema.ts'

/** The migration files in the order they run. */
export async function migrationFiles(): Promise<readonly string[]> {
  const names = await readdir(migrationsFolder)
  return names.filter((name) => /^\d{14}_.+\.sql$/.test(name)).sort()
}

/**
 * Runs all missing migrations.
 * @throws StartError with the database's message if a migration fails; earlier ones stay applied
 */
export async function migrate(app: App, connection: PgliteConnection): Promise<void> {
  if (!(await hasPending(connection))) return
  await connection.driver.exec(prelude)
  // Its tables hang on the library's.
  await app.ensureSystemSchema()
  await connection.driver.exec(secondStepSchema)
  // Imported late: this part of the library is large, and a warm start never needs it.
  const { applyPendingMigrations } = await import('@supabase/lite/cli')
  try {
    await fromProjectRoot(() => applyPendingMigrations(app))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartError(`A migration failed, see above. ${reason.slice(0, 500)}`, { cause })
  }
  await connection.clearSchemaCache()
}

/** Without what the library removes when it splits a file into statements. */
const bare = (sql: string) => sql.replaceAll(/[\s;]+/g, '')

/** The migrations that the database has run. */
async function applied({ driver }: PgliteConnection) {
  const table = 'supabase_migrations.schema_migrations'
  const { rows } = await driver.query<{ exists: boolean }>(
    `select to_regclass('${table}') is not null as exists`,
  )
  if (!rows[0]?.exists) return []
  const all = await driver.query<{ version: string; statements: string[] }>(
    `select version, statements from ${table}`,
  )
  return all.rows
}

/** Whether a migration that the database has run differs from the one in the repository. */
export async function isOutdated(connection: PgliteConnection): Promise<boolean> {
  const files = new Map((await migrationFiles()).map((name) => [name.slice(0, 14), name]))
  for (const { version, statements } of await applied(connection)) {
    const name = files.get(version)
    if (name === undefined) return true
    const present = await readFile(join(migrationsFolder, name), 'utf8')
    if (bare(present) !== bare(statements.join(''))) return true
  }
  return false
}

async function hasPending(connection: PgliteConnection): Promise<boolean> {
  const versions = new Set((await applied(connection)).map(({ version }) => version))
  return (await migrationFiles()).some((name) => !versions.has(name.slice(0, 14)))
}

/** The library looks for `supabase/migrations` in the working directory only. */
async function fromProjectRoot<T>(work: () => Promise<T>): Promise<T> {
  const before = process.cwd()
  process.chdir(projectRoot)
  try {
    return await work()
  } finally {
    process.chdir(before)
  }
}
