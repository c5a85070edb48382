import { describe, expect, test } from 'vitest'
import { noteNotRun } from '#tests/not-run.ts'
import { availableEngines, databaseForTests } from './support/engines.ts'
import { createSeeded } from './support/migrations.ts'
import { createTestDatabase, installPgtap, pgtapFiles, runPgtapFile } from './support/pgtap.ts'
import { startPostgresEngine } from './support/postgres-engine.ts'
import { missingPostgres } from './support/postgres-server.ts'

describe.each(availableEngines('rules of the database (pgTAP)'))('on $name', ({ start }) => {
  const database = databaseForTests(start, createTestDatabase)

  test.each(pgtapFiles())('every assertion of %s holds', async (file) => {
    const { failures } = await runPgtapFile(database, file)
    expect(failures).toEqual([])
  })
})

const missing = missingPostgres()
if (missing !== undefined) noteNotRun('pgTAP files on a seeded database', missing)

// `supabase start` loads the seed; `supabase test db` then runs every file of the folder, the helpers too.
describe.runIf(missing === undefined)('on PostgreSQL 15 with the seed, as `supabase test db`', () => {
  const database = databaseForTests(startPostgresEngine, (engine) => createSeeded(engine, installPgtap))

  test.each(['00_helpers.sql', ...pgtapFiles()])('every assertion of %s holds', async (file) => {
    const { failures } = await runPgtapFile(database, file)
    expect(failures).toEqual([])
  })

  test('the helpers can be loaded again', async () => {
    const { failures } = await runPgtapFile(database, '00_helpers.sql')
    expect(failures).toEqual([])
  })
})
