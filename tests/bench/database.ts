/**
 * `npm run bench -- database`: what the pages of the app cost on growing tables, under row level security, as a
 * member. Fails when a plan at the largest scale reads a growing table from end to end.
 */
import { missingPostgres } from '../db/support/postgres-server.ts'
import { load, scaleOf, type Scale } from './database/load.ts'
import { measure, sequentialScans, type Timing } from './database/measure.ts'
import { queriesFor, type Query } from './database/queries.ts'
import { openPglite, openPostgres, type Session } from './database/session.ts'

/** Numbers of posts; the first and the last are compared. */
const scales = { PGlite: [1_000, 10_000, 100_000], 'PostgreSQL 15': [1_000, 10_000, 100_000, 1_000_000] }

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const ms = (value: number): string => value.toFixed(2).padStart(9)

type Result = { query: Query; first: Timing; last: Timing }

async function measureScale(
  session: Session,
  scale: Scale,
): Promise<Map<string, { query: Query; timing: Timing }>> {
  const results = new Map<string, { query: Query; timing: Timing }>()
  say(`\n${session.name}, ${scale.posts.toLocaleString('en')} posts          p50 ms   p95 ms`)
  for (const query of await queriesFor(session, scale.posts)) {
    const timing = await measure(session, query)
    results.set(query.name, { query, timing })
    say(`  ${query.name.padEnd(30)} ${ms(timing.p50)}${ms(timing.p95)}`)
  }
  return results
}

function reportRatios(session: Session, results: readonly Result[], first: number, last: number): void {
  const judged = session.name === 'PostgreSQL 15'
  say(`\n${session.name}: p50 at ${last.toLocaleString('en')} posts : at ${first.toLocaleString('en')}`)
  for (const { query, first: small, last: large } of results) {
    const ratio = large.p50 / small.p50
    const missed = judged && ((query.flat && ratio > 1.5) || large.p50 > 10)
    say(`  ${query.name.padEnd(30)} ${ratio.toFixed(2).padStart(6)}${missed ? '   over the target' : ''}`)
  }
  const p50 = (name: string): number =>
    results.find(({ query }) => query.name === name)?.last.p50 ?? Number.NaN
  const like = p50('like, post liked by all') / p50('like, post without likes')
  say(`  like with 100,000 likes : with none (target ≤ 2)   ${like.toFixed(2)}`)
  const friends = p50('get_friends, up to 5,000') / p50('get_friends, a tenth')
  say(`  get_friends, 5,000 : 500 friends (linear ≤ 10)     ${friends.toFixed(2)}`)
}

async function failOnScans(session: Session, posts: number): Promise<void> {
  for (const query of await queriesFor(session, posts)) {
    const tables = await sequentialScans(session, query)
    if (tables.length === 0) continue
    say(`  FAILED: ${query.name} reads all of ${tables.join(', ')}`)
    process.exitCode = 1
  }
  say(
    `  plans of ${session.name} read${process.exitCode === 1 ? '' : ': no sequential scan on a growing table'}`,
  )
}

async function bench(session: Session, steps: readonly number[]): Promise<void> {
  const measured: Awaited<ReturnType<typeof measureScale>>[] = []
  let before: Scale | undefined
  for (const posts of steps) {
    const scale = scaleOf(posts)
    const started = performance.now()
    await load(session, before, scale)
    say(
      `\nloaded ${posts.toLocaleString('en')} posts in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    )
    measured.push(await measureScale(session, scale))
    before = scale
  }
  const [first, last] = [measured.at(0), measured.at(-1)]
  const results = [...(last ?? [])].flatMap(([name, { query, timing }]) => {
    const small = first?.get(name)
    return small ? [{ query, first: small.timing, last: timing }] : []
  })
  reportRatios(session, results, steps[0] ?? 0, steps.at(-1) ?? 0)
  await failOnScans(session, steps.at(-1) ?? 0)
}

const pglite = await openPglite()
await bench(pglite, scales.PGlite)
await pglite.close()

const missing = missingPostgres()
if (missing === undefined) {
  const postgres = await openPostgres()
  await bench(postgres, scales['PostgreSQL 15'])
  await postgres.close()
} else {
  say(`not run: PostgreSQL 15: ${missing}`)
}
