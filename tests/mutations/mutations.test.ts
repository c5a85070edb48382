import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Database, Engine } from '../db/support/engine.ts'
import { pgliteEngine } from '../db/support/pglite-engine.ts'
import { listMutations, testThatNotices, type Mutation } from './mutations.ts'
import { NoticingFiles } from './noticing-files.ts'
import { createTestDatabase, installPgtapThatStops, pgtapFiles, runPgtapFile } from '../db/support/pgtap.ts'
import { startPostgresEngine } from '../db/support/postgres-engine.ts'
import { missingPostgres } from '../db/support/postgres-server.ts'

/** Names each rule and the test that notices when it is gone or wider; written anew by every run. */
const listing = fileURLToPath(new URL('../../test-results/rule-coverage.md', import.meta.url))

type Tried = Mutation & { by: string | undefined }

/** Takes one change after the other off the list that it shares with the other databases. */
async function changeRules(database: Database, waiting: Mutation[], files: NoticingFiles): Promise<Tried[]> {
  const tried: Tried[] = []
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    tried.push({ ...next, by: await testThatNotices(database, next, files) })
  }
  return tried
}

/** A test that fails anyway would notice every change. */
async function requireUnchangedHolds(database: Database): Promise<void> {
  for (const file of pgtapFiles()) {
    const { failures } = await runPgtapFile(database, file)
    expect(failures, file).toEqual([])
  }
}

async function changeEveryRule(): Promise<Tried[]> {
  const engine: Engine = missingPostgres() === undefined ? await startPostgresEngine() : pgliteEngine
  try {
    const create = () => createTestDatabase(engine, installPgtapThatStops)
    const [first, second] = [await create(), await create()]
    await requireUnchangedHolds(first)
    const waiting = await listMutations(first)
    const files = new NoticingFiles()
    const tried = await Promise.all([first, second].map((each) => changeRules(each, waiting, files)))
    await first.close()
    await second.close()
    return tried.flat()
  } finally {
    await engine.stop()
  }
}

const section = ({ rule, change, by }: Tried): string => `## ${rule}, ${change}\n\n- ${by ?? 'no test'}\n`

test('each policy, trigger, constraint, right and function has a test that notices when it changes', async () => {
  const tried = await changeEveryRule()
  mkdirSync(new URL('../../test-results/', import.meta.url), { recursive: true })
  writeFileSync(listing, `# Which test holds which rule of the database\n\n${tried.map(section).join('\n')}`)
  const unnoticed = tried.filter(({ by }) => by === undefined).map(({ rule, change }) => `${rule}, ${change}`)
  expect(unnoticed).toEqual([])
  expect(tried.length).toBeGreaterThan(250)
}, 900_000)
