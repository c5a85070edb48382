import { appendFileSync } from 'node:fs'
import type { Engine } from './engine.ts'
import { pgliteEngine } from './pglite-engine.ts'
import { startPostgresEngine } from './postgres-engine.ts'
import { missingPostgres } from './postgres-server.ts'

/** Says that something could not be tested here: `npm test` lists it as not run, never as passed. */
export function reportNotRun(what: string, why: string): void {
  const line = `not run: ${what}: ${why}\n`
  const list = process.env['COSMIA_NOT_RUN_FILE']
  if (list) appendFileSync(list, line)
  else console.warn(line)
}

type StartableEngine = { name: string; start: () => Promise<Engine> }

/** The engines of this machine, each with a way to start it. A missing PostgreSQL is reported as not run. */
export function availableEngines(what: string): StartableEngine[] {
  const engines: StartableEngine[] = [{ name: pgliteEngine.name, start: () => Promise.resolve(pgliteEngine) }]
  const missing = missingPostgres()
  if (missing === undefined) engines.push({ name: 'PostgreSQL 15', start: startPostgresEngine })
  else reportNotRun(`${what} on PostgreSQL 15`, missing)
  return engines
}
