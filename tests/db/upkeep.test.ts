import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noteNotRun } from '#tests/not-run.ts'
import { startUpkeep, UPKEEP } from '#backend/database/upkeep.ts'
import { databaseForTests } from './support/engines.ts'
import { createSeeded, migrate } from './support/migrations.ts'
import { pgliteEngine, type ExplainingDatabase } from './support/pglite-engine.ts'
import { startPostgresEngine } from './support/postgres-engine.ts'
import { missingPostgres } from './support/postgres-server.ts'

let database: ExplainingDatabase

beforeEach(async () => {
  database = await pgliteEngine.create()
  await migrate(database)
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await database.close()
})

const signUp = (name: string) =>
  database.run(`
    insert into auth.users (id, email, created_at, raw_user_meta_data)
    values (md5('${name}')::uuid, '${name}@cosmia.test', now() - interval '25 hours', '{}')`)

const accounts = async () => (await database.run('select email from auth.users')).at(-1)

test('a backend that goes on running tidies up soon after its start and every hour, until it ends', async () => {
  const run = vi.fn((statement: string) => database.run(statement))
  await signUp('soon')
  const stop = startUpkeep(run)
  vi.advanceTimersByTime(5 * 60_000)
  await vi.waitFor(async () => expect(await accounts()).toEqual([]))
  await signUp('later')
  vi.advanceTimersByTime(60 * 60_000)
  await vi.waitFor(async () => expect(await accounts()).toEqual([]))
  await stop()
  run.mockClear()
  vi.advanceTimersByTime(48 * 60 * 60_000)
  expect(run).not.toHaveBeenCalled()
})

test('who may read the log of the auth server and not delete from it forgets the rest, and leaves the log', async () => {
  await database.run(`
    insert into auth.audit_log_entries (id, created_at) values (gen_random_uuid(), now() - interval '31 days');
    create role reader;
    grant usage on schema auth, private to reader;
    grant execute on function private.forget_expired to reader;
    grant select, delete on all tables in schema private to reader;
    grant select on auth.audit_log_entries to reader;
    set role reader`)
  await expect(database.run('select private.forget_expired()')).resolves.toBeDefined()
  expect((await database.run('reset role; select from auth.audit_log_entries')).at(-1)).toHaveLength(1)
})

test('what fails is noted, and keeps nothing else from its turn', async () => {
  const noted = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const run = vi.fn((_statement: string) => Promise.reject(new Error('no')))
  const stop = startUpkeep(run)
  vi.advanceTimersByTime(5 * 60_000)
  await stop()
  expect(new Set(run.mock.calls.flat())).toEqual(new Set(UPKEEP.map(({ statement }) => statement)))
  expect(noted.mock.calls.join()).toContain('release_unconfirmed_accounts')
})

test('a run that takes longer than the time between two is not asked for again meanwhile', async () => {
  const slow = Promise.withResolvers<undefined>()
  const run = vi.fn(() => slow.promise)
  const stop = startUpkeep(run)
  vi.advanceTimersByTime(60_000)
  slow.resolve(undefined)
  await stop()
  expect(run).toHaveBeenCalledExactlyOnceWith('select private.fold_post_counts()')
})

const MINUTES = new Map([
  [/^\d+ \* \* \* \*$/, 60],
  [/^\d+ \d+ \* \* \*$/, 24 * 60],
])

/** Milliseconds between two runs of a schedule of pg_cron. */
function periodOf(schedule: string): number | undefined {
  const seconds = /^(\d+) seconds$/.exec(schedule)?.[1]
  if (seconds !== undefined) return Number(seconds) * 1000
  const minutes = [...MINUTES].find(([form]) => form.test(schedule))?.[1]
  return minutes === undefined ? undefined : minutes * 60_000
}

test('it is what a hosted project runs by pg_cron, and as often', async () => {
  // Here no request leaves the database.
  const [jobs = []] = await database.run(
    "select schedule, command from private.jobs where name <> 'sweep_files'",
  )
  const scheduled = jobs.map(({ schedule, command }) => ({
    // Here no statement has a timeout.
    statement: String(command).replace(/^set statement_timeout = '10min'; /, ''),
    every: periodOf(String(schedule)),
  }))
  const byStatement = (one: { statement: string }, other: { statement: string }) =>
    one.statement.localeCompare(other.statement)
  expect(scheduled.sort(byStatement)).toEqual([...UPKEEP].sort(byStatement))
})

const missing = missingPostgres()
if (missing !== undefined) noteNotRun("the jobs of pg_cron as the database's owner", missing)

describe.runIf(missing === undefined)('as pg_cron runs them, for who has made them', () => {
  const hosted = databaseForTests(startPostgresEngine, createSeeded)

  test('all jobs pass, as the owner who is no superuser', async () => {
    const [rows = []] = await hosted.run(
      'select current_user, rolsuper from pg_roles where rolname = current_user',
    )
    expect(rows).toEqual([{ current_user: 'postgres', rolsuper: false }])
    const [jobs = []] = await hosted.run('select name, command from private.jobs order by name')
    expect(jobs).toHaveLength(UPKEEP.length + 1)
    for (const { name, command } of jobs)
      await expect(hosted.run(String(command)), String(name)).resolves.toBeDefined()
    const [left = []] = await hosted.run('select from private.post_changes')
    expect(left).toEqual([])
  })
})
