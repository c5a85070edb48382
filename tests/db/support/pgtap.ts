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

/** Set-up by the server's owner of a database that is to run pgTAP files. */
export const installPgtap = 'create extension pgtap with schema extensions;'

const FAILED = 'not ok'

/**
 * The same, and a file ends at its first assertion that does not hold. It ends as if it had been cancelled: the
 * assertions about errors catch everything else.
 */
export const installPgtapThatStops = `${installPgtap}
  create or replace function extensions.add_result(boolean, boolean, text, text, text) returns integer
    language plpgsql
  as $$
  begin
    if not $1 then
      raise exception using errcode = 'query_canceled', message = concat('${FAILED} - ', $3);
    end if;
    return nextval('__tresults___numb_seq');
  end
  $$;`

/**
 * A migrated database with pgTAP and the people of the tests.
 * @param pgtap how the server's owner installs pgTAP
 */
export async function createTestDatabase<Created extends Database>(
  engine: Engine<Created>,
  pgtap = installPgtap,
): Promise<Created> {
  const database = await engine.create(pgtap)
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
    if (line.startsWith(FAILED)) failures.push(line)
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
    return judge(sets.flat().flatMap((row) => Object.values(row).map(String)))
  } catch (cause) {
    await database.run('rollback')
    const message = cause instanceof Error ? cause.message : String(cause)
    return { passed: [], failures: [message.startsWith(FAILED) ? message : `aborted: ${message}`] }
  }
}
