import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startUpkeep, UPKEEP } from '#backend/database/upkeep.ts'
import { migrate, readMigrations } from './support/migrations.ts'
import { pgliteEngine, type ExplainingDatabase } from './support/pglite-engine.ts'

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

test('all of it is what a hosted project runs by pg_cron', () => {
  const scheduled = readMigrations()
    .map(({ sql }) => sql)
    .join('\n')
    .split('cron.schedule(')
    .slice(1)
  for (const { statement } of UPKEEP)
    expect(
      scheduled.some((job) => job.slice(0, 300).includes(statement)),
      statement,
    ).toBe(true)
})
