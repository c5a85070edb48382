import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database, Engine } from './engine.ts'
import { migrate } from './migrations.ts'

const folder = fileURLToPath(new URL('../../../supabase/tests', import.meta.url))

export const readPgtapFile = (file: string): string => readFileSync(join(folder, file), 'utf8')

/** The pgTAP files, in order. */
export const pgtapFiles = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.test.sql'))
    .sort()

/** A migrated database with pgTAP and the people of the tests. */
export async function createTestDatabase<Created extends Database>(
  engine: Engine<Created>,
): Promise<Created> {
  const database = await engine.create({ pgtap: true })
  await migrate(database)
  await database.run(readPgtapFile('00_helpers.sql'))
  return database
}

export type PgtapResult = {
  /** Descriptions of the assertions that held. */
  passed: string[]
  /** Assertions that did not hold, with pgTAP's explanation, and whatever else went wrong. */
  failures: string[]
}

function judge(lines: readonly string[]): PgtapResult {
  const passed: string[] = []
  const failures: string[] = []
  for (const line of lines) {
    if (line.startsWith('not ok')) failures.push(line)
    else if (line.startsWith('ok')) passed.push(line.replace(/^ok \d+ - /, ''))
    // finish() complains in a comment when the plan was not kept.
    else if (line.startsWith('# Looks like you planned')) failures.push(line)
  }
  if (passed.length + failures.length === 0) failures.push('no assertion ran')
  return { passed, failures }
}

/**
 * Runs one pgTAP file, which rolls back what it does.
 * @param before statements to run inside the file's transaction first
 */
export async function runPgtapFile(database: Database, file: string, before = ''): Promise<PgtapResult> {
  const script = readPgtapFile(file).replace(/^begin;/m, () => `begin; ${before};`)
  try {
    const sets = await database.run(script)
    return judge(sets.flat().map((row) => String(Object.values(row)[0])))
  } catch (cause) {
    await database.run('rollback')
    return { passed: [], failures: [`aborted: ${cause instanceof Error ? cause.message : String(cause)}`] }
  }
}
