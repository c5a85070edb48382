import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Engine } from './support/engine.ts'
import { availableEngines } from './support/engines.ts'
import { createTestDatabase, pgtapFiles, runPgtapFile } from './support/pgtap.ts'

describe.each(availableEngines('rules of the database (pgTAP)'))('on $name', ({ start }) => {
  let engine: Engine
  let database: Database

  beforeAll(async () => {
    engine = await start()
    database = await createTestDatabase(engine)
  })

  afterAll(async () => {
    await database.close()
    await engine.stop()
  })

  test.each(pgtapFiles())('every assertion of %s holds', async (file) => {
    const { failures } = await runPgtapFile(database, file)
    expect(failures).toEqual([])
  })
})
