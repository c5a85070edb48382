/**
 * `npm run bench -- database`: what the pages of the app cost on growing tables, under row level security, as a
 * member. Fails when a plan at the largest scale reads a growing table from end to end, and on PostgreSQL when a page costs
 * more there than at the first scale, or too much, or waits too long for hostile members.
 * `npm run bench -- database crowd [posts]` measures the last one alone.
 */
import { missingPostgres } from '../db/support/postgres-server.ts'
import { measureCrowding } from './database/crowding.ts'
import { measureHostile } from './database/hostile.ts'
import { load, scaleOf, type Scale } from './database/load.ts'
import { compare, inspect, measure, type Subject, type Timing, type Work } from './database/measure.ts'
import { queriesFor, type Query } from './database/queries.ts'
import { openPglite, openPostgres, type Session } from './database/session.ts'

type Steps = [number, ...number[]]
/** Numbers of posts; the first and the last are compared. */
const pgliteSteps: Steps = [1_000, 10_000, 100_000]
const postgresSteps: Steps = [...pgliteSteps, 1_000_000]

const targets = { ratio: 1.5, milliseconds: 10 }

type Result = { query: Query } & Timing & Work

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const count = (value: number): string => value.toLocaleString('en')
const column = (value: string): string => value.padStart(10)

async function measureAll(session: Session, posts: number): Promise<Result[]> {
  say(
    `\n${`${session.name}, ${count(posts)} posts`.padEnd(30)}${['p50 ms', 'p95 ms', 'blocks'].map(column).join('')}`,
  )
  const results: Result[] = []
  for (const query of await queriesFor(session, posts)) {
    const result = {
      query,
      ...(await measure({ session, query })),
      ...(await inspect({ session, query })),
    }
    results.push(result)
    const numbers = [result.p50.toFixed(2), result.p95.toFixed(2), count(result.blocks)]
    say(`  ${query.name.padEnd(28)}${numbers.map(column).join('')}`)
  }
  return results
}

/** One query at the first and at the last scale. */
async function compareScales(first: Subject, last: Subject, judge: boolean): Promise<void> {
  const { timing, ratio } = await compare(first, last)
  const blocks = (await inspect(last)).blocks / (await inspect(first)).blocks
  const over = [
    ...(last.query.flat && ratio > targets.ratio ? [`ratio over ${String(targets.ratio)}`] : []),
    ...(timing.p50 > targets.milliseconds ? [`p50 over ${String(targets.milliseconds)} ms`] : []),
  ]
  // A list of 5,000 friends is no page.
  if (judge && last.query.flat && over.length > 0) process.exitCode = 1
  const numbers = [ratio, blocks].map((value) => column(value.toFixed(2))).join('')
  say(`  ${last.query.name.padEnd(28)}${numbers}${judge && over.length > 0 ? `   ${over.join(', ')}` : ''}`)
}

/** Loads the first scale once more, beside the last one. */
async function compareAll(
  open: () => Promise<Session>,
  last: Session,
  [first, ...steps]: Steps,
  judge: boolean,
): Promise<void> {
  const session = await open()
  try {
    await load(session, undefined, scaleOf(first))
    say(`\n${'last : first'.padEnd(30)}${['p50', 'blocks'].map(column).join('')}`)
    const queries = await queriesFor(session, first)
    for (const [index, query] of (await queriesFor(last, steps.at(-1) ?? first)).entries()) {
      await compareScales({ session, query: queries[index] ?? query }, { session: last, query }, judge)
    }
  } finally {
    await session.close()
  }
}

function comparePairs(results: readonly Result[]): void {
  const p50 = (name: string): number => results.find(({ query }) => query.name === name)?.p50 ?? Number.NaN
  const like = p50('like, post liked by all') / p50('like, post without likes')
  say(`  like with 100,000 likes : with none (at most 2)    ${like.toFixed(2)}`)
  const friends = p50('get_friends, up to 5,000') / p50('get_friends, a tenth')
  say(`  get_friends, 5,000 : 500 friends (linear is 10)    ${friends.toFixed(2)}`)
}

function failOnScans(results: readonly Result[]): void {
  const found = results.filter(({ scanned }) => scanned.length > 0)
  for (const { query, scanned } of found) say(`  FAILED: ${query.name} reads all of ${scanned.join(', ')}`)
  if (found.length === 0) say('  no plan reads a growing table from end to end')
  else process.exitCode = 1
}

async function bench(open: () => Promise<Session>, steps: Steps, judge: boolean): Promise<void> {
  const session = await open()
  try {
    let results: Result[] = []
    let before: Scale | undefined
    for (const posts of steps) {
      const started = performance.now()
      await load(session, before, scaleOf(posts))
      say(`\nloaded ${count(posts)} posts in ${((performance.now() - started) / 1000).toFixed(1)} s`)
      results = await measureAll(session, posts)
      before = scaleOf(posts)
    }
    await compareAll(open, session, steps, judge)
    comparePairs(results)
    if (judge) {
      await measureCrowding(session)
      await measureHostile(session)
    }
    failOnScans(results)
  } finally {
    await session.close()
  }
}

async function benchCrowds(posts: number): Promise<void> {
  const session = await openPostgres()
  try {
    await load(session, undefined, scaleOf(posts))
    await measureCrowding(session)
  } finally {
    await session.close()
  }
}

const [part, posts = '1000000'] = process.argv.slice(3)
const missing = missingPostgres()
if (part !== 'crowd') await bench(openPglite, pgliteSteps, false)
if (missing === undefined)
  await (part === 'crowd' ? benchCrowds(Number(posts)) : bench(() => openPostgres(), postgresSteps, true))
else say(`not run: PostgreSQL 15: ${missing}`)
