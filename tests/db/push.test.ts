import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteNotRun } from '#tests/not-run.ts'
import type { Engine } from './support/engine.ts'
import { readMigrations } from './support/migrations.ts'
import { startCronEngine, type PostgresDatabase } from './support/postgres-engine.ts'
import { missingCron } from './support/postgres-server.ts'
import { psql, push } from './support/push.ts'
import { hostedBlocks } from './support/runbook.ts'

const missing = missingCron()
if (missing !== undefined) noteNotRun('pushing the migrations to a database that runs jobs', missing)

const names = readMigrations().map(({ name }) => name)

/** pg_cron counts in seconds from 1.5 on; Debian has 1.4. */
const isKnown = `
  schedule !~ 'seconds' or (select extversion not like '1.4%' from pg_extension where extname = 'pg_cron')`

/** Jobs that were asked for and are not there. */
const missingJobs = `
  select name from private.jobs where ${isKnown}
  except select jobname from cron.job where active and username = 'postgres'`

/** A function that makes sure of an extension, called twice in a session. */
const ensureTwice = (statement: string): string =>
  `create function pg_temp.ensure() returns text language plpgsql as $$ begin ${statement}; return 'there'; end $$;
  select pg_temp.ensure(); select pg_temp.ensure();`

describe.runIf(missing === undefined)('a server with what hosted makes of `create extension`', () => {
  let engine: Engine<PostgresDatabase>
  let database: PostgresDatabase

  beforeAll(async () => {
    engine = await startCronEngine()
    database = await engine.create()
  })
  afterAll(async () => {
    await database.close()
    await engine.stop()
  })

  const rows = async (query: string) => (await database.run(query)).at(-1)

  test('runs all migrations in one session, between extensions of others, and has every job after it', async () => {
    const others = 'create extension if not exists "uuid-ossp" with schema extensions;'
    expect(push(database.address, others).pushed).toEqual(names)
    expect(await rows('select count(*) > 0 as any from cron.job')).toEqual([{ any: true }])
    expect(await rows(missingJobs)).toEqual([])
  })

  test('leaves postgres, who asked for pg_cron, no superuser and not its owner', async () => {
    const query = `
      select extowner::regrole::text as owner, rolsuper from pg_extension, pg_roles
      where extname = 'pg_cron' and rolname = 'postgres'`
    expect(await rows(query)).toEqual([{ owner: 'supabase_admin', rolsuper: false }])
  })

  test('runs what its jobs say, and forgets what pg_cron has noted of old runs', async () => {
    await database.run(
      "insert into cron.job_run_details (jobid, runid, start_time) values (1, 0, now() - interval '8 days')",
    )
    for (const { command } of (await rows('select command from private.jobs')) ?? [])
      await database.run(String(command))
    expect(await rows('select from cron.job_run_details where runid = 0')).toEqual([])
  })

  test('has nothing to do at a second push', () => {
    expect(push(database.address).pushed).toEqual([])
  })

  test('takes them in another database, which pg_cron is not in, as well', async () => {
    const other = await engine.create()
    const { pushed, notices } = push(other.address)
    expect(pushed).toEqual(names)
    expect(notices).toContain('forget_expired is not scheduled')
    await other.close()
  })

  test('ends the session at the second call of a function that keeps such a statement', () => {
    const script = ensureTwice('create extension if not exists pg_trgm')
    expect(() => psql(database.address, script)).toThrow(/server crashes here[^]*terminating connection/)
  })

  test('bears a function that has it parsed anew', () => {
    const script = ensureTwice("execute 'create extension if not exists pg_trgm'")
    expect(psql(database.address, script).output).toBe('there\nthere\n')
  })

  test('loses the jobs when somebody asks for pg_cron again, and has them again by the runbook', async () => {
    await database.run('create extension if not exists pg_cron')
    expect(await rows('select from cron.job')).toEqual([])
    await database.run(`delete from private.jobs where not (${isKnown})`)
    const [compare = '', schedule = ''] = hostedBlocks().filter((block) => block.includes('private.jobs'))
    expect((await database.run(compare))[0]).not.toEqual([])
    await database.run(schedule)
    expect((await database.run(compare))[0]).toEqual([])
  })
})
