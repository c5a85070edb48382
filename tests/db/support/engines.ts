import { afterAll, beforeAll } from 'vitest'
import { noteNotRun } from '#tests/not-run.ts'
import type { Database, Engine } from './engine.ts'
import { pgliteEngine } from './pglite-engine.ts'
import { startPostgresEngine } from './postgres-engine.ts'
import { missingPostgres } from './postgres-server.ts'

type StartableEngine = { name: string; start: () => Promise<Engine> }

/** The engines of this machine, each with a way to start it. A missing PostgreSQL is reported as not run. */
export function availableEngines(what: string): StartableEngine[] {
  const engines: StartableEngine[] = [{ name: pgliteEngine.name, start: () => Promise.resolve(pgliteEngine) }]
  const missing = missingPostgres()
  if (missing === undefined) engines.push({ name: 'PostgreSQL 15', start: startPostgresEngine })
  else noteNotRun(`${what} on PostgreSQL 15`, missing)
  return engines
}

/**
 * A database for the tests of the surrounding `describe`, which is closed with its engine after them.
 * @param create makes it; by default an empty one
 */
export function databaseForTests(
  start: () => Promise<Engine>,
  create: (engine: Engine) => Promise<Database> = (engine) => engine.create(),
): Database {
  let engine: Engine
  let database: Database

  beforeAll(async () => {
    engine = await start()
    database = await create(engine)
  })

  afterAll(async () => {
    await database.close()
    await engine.stop()
  })

  return { run: (script) => database.run(script), close: () => database.close() }
}
