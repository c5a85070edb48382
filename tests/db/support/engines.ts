import { noteNotRun } from '#tests/not-run.ts'
import type { Engine } from './engine.ts'
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
