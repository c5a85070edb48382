import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Database, Engine } from './support/engine.ts'
import { pgliteEngine } from './support/pglite-engine.ts'
import { listMutations, testsThatNotice, type Mutation } from './support/mutations.ts'
import { createTestDatabase } from './support/pgtap.ts'
import { startPostgresEngine } from './support/postgres-engine.ts'
import { missingPostgres } from './support/postgres-server.ts'

/** Names each rule and the tests that notice when it is gone or wider; written anew by every run. */
const listing = fileURLToPath(new URL('../../test-results/rule-coverage.md', import.meta.url))

type Noticed = Mutation & { by: string[] }

/** Takes one change after the other off the list that it shares with the other databases. */
async function changeRules(database: Database, waiting: Mutation[]): Promise<Noticed[]> {
  const noticed: Noticed[] = []
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    noticed.push({ ...next, by: await testsThatNotice(database, next) })
  }
  return noticed
}

async function changeEveryRule(): Promise<Noticed[]> {
  const engine: Engine = missingPostgres() === undefined ? await startPostgresEngine() : pgliteEngine
  try {
    const [first, second] = [await createTestDatabase(engine), await createTestDatabase(engine)]
    const waiting = await listMutations(first)
    const noticed = await Promise.all([changeRules(first, waiting), changeRules(second, waiting)])
    await first.close()
    await second.close()
    return noticed.flat()
  } finally {
    await engine.stop()
  }
}

const section = ({ rule, change, by }: Noticed): string =>
  [`## ${rule}, ${change}`, '', ...by.map((name) => `- ${name}`), ''].join('\n')

test('each policy, trigger, constraint, right and function has a test that notices when it changes', async () => {
  const noticed = await changeEveryRule()
  mkdirSync(new URL('../../test-results/', import.meta.url), { recursive: true })
  writeFileSync(
    listing,
    `# Which test holds which rule of the database\n\n${noticed.map(section).join('\n')}`,
  )
  const unnoticed = noticed
    .filter(({ by }) => by.length === 0)
    .map(({ rule, change }) => `${rule}, ${change}`)
  expect(unnoticed).toEqual([])
  expect(noticed.length).toBeGreaterThan(250)
}, 900_000)
