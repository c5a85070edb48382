import { PGlite } from '@electric-sql/pglite'
import { auto_explain } from '@electric-sql/pglite/contrib/auto_explain'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pgtap } from '@electric-sql/pglite/pgtap'
import type { Database, Engine, Row } from './engine.ts'
import { platform } from './platform/platform.ts'

/** A database that can tell how it goes about a script. */
export type ExplainingDatabase = Database & {
  /** Runs a script and returns the plan of each statement, those inside functions too. */
  plansOf: (script: string) => Promise<string[]>
}

/** PGlite, the engine of the embedded backend. Each database is a process-local instance in memory. */
export const pgliteEngine: Engine<ExplainingDatabase> = {
  name: 'PGlite',
  create: async (asOwner = '') => {
    const pglite = await PGlite.create({ extensions: { pg_trgm, pgtap, auto_explain } })
    const database: ExplainingDatabase = {
      run: async (script) => (await pglite.exec(script)).map((result) => result.rows as Row[]),
      plansOf: (script) => plansOf(pglite, script),
      close: () => pglite.close(),
    }
    await database.run(platform)
    await database.run(asOwner)
    return database
  },
  stop: () => Promise.resolve(),
}

async function plansOf(pglite: PGlite, script: string): Promise<string[]> {
  const plans: string[] = []
  await pglite.exec(`
    load 'auto_explain';
    set auto_explain.log_level = notice;
    set auto_explain.log_nested_statements = on;
    set auto_explain.log_min_duration = 0`)
  await pglite.exec(script, { onNotice: ({ message = '' }) => plans.push(message) })
  await pglite.exec('set auto_explain.log_min_duration = -1')
  return plans
}
