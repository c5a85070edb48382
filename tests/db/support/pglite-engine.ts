import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pgtap } from '@electric-sql/pglite/pgtap'
import type { Database, Engine, Row } from './engine.ts'
import { platform } from './platform/platform.ts'

/** PGlite, the engine of the embedded backend. Each database is a process-local instance in memory. */
export const pgliteEngine: Engine = {
  name: 'PGlite',
  create: async (options) => {
    const pglite = await PGlite.create({ extensions: { pg_trgm, pgtap } })
    const database: Database = {
      run: async (script) => (await pglite.exec(script)).map((result) => result.rows as Row[]),
      close: () => pglite.close(),
    }
    await database.run(platform)
    if (options?.pgtap) await database.run('create extension pgtap with schema extensions')
    return database
  },
  stop: () => Promise.resolve(),
}
