import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteNotRun } from '#tests/not-run.ts'
import type { Database, Engine } from './support/engine.ts'
import { availableEngines, databaseForTests } from './support/engines.ts'
import { migrate, readMigrations, type Migration } from './support/migrations.ts'
import { startPostgresEngine, type PostgresDatabase } from './support/postgres-engine.ts'
import { missingPostgres } from './support/postgres-server.ts'
import { samples } from './support/samples.ts'

/** All rows of accounts, files and our tables, as text, by table. */
async function snapshot(database: Database): Promise<Map<string, string[]>> {
  const [tables = []] = await database.run(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and (table_schema = 'public' or table_schema || '.' || table_name in ('auth.users', 'storage.objects'))`)
  const content = new Map<string, string[]>()
  for (const { name } of tables) {
    const [rows = []] = await database.run(`select to_jsonb(each)::text as row from ${String(name)} as each`)
    content.set(
      String(name),
      rows.map(({ row }) => String(row)),
    )
  }
  return content
}

const topicOf = ({ name }: Migration): string => name.replace(/^\d+_|\.sql$/g, '')

/** Rows that were there before and are not, with every value they had, afterwards. */
function lost(before: Map<string, string[]>, after: Map<string, string[]>): string[] {
  return [...before].flatMap(([table, rows]) => {
    const kept = (after.get(table) ?? []).map((row) => JSON.parse(row) as object)
    return rows
      .filter((row) => !kept.some((candidate) => isPartOf(JSON.parse(row) as object, candidate)))
      .map((row) => `${table}: ${row}`)
  })
}

/** A migration may add columns. */
const isPartOf = (small: object, large: object): boolean =>
  JSON.stringify({ ...large, ...small }) === JSON.stringify(large)

describe.each(availableEngines('migrations'))('on $name', ({ start }) => {
  const database = databaseForTests(start)

  test('each migration, run on the state before it with data in it, loses nothing', async () => {
    for (const migration of readMigrations()) {
      const before = await snapshot(database)
      await migrate(database, [migration])
      expect(lost(before, await snapshot(database)), migration.name).toEqual([])
      const sample = samples[topicOf(migration)]
      expect(sample, `${migration.name} has no sample rows`).toBeDefined()
      await database.run(sample ?? '')
    }
  })
})

test('no migration creates or alters anything in the schemas auth, storage and realtime beyond triggers, policies and buckets', () => {
  for (const { name, sql } of readMigrations()) {
    const statements = sql.replace(/--.*$/gm, '').split(';')
    const touching = statements.filter((statement) =>
      /\b(create|alter|drop|grant|revoke|comment on|truncate)\b[^(]*\b(auth|storage|realtime)\.|\bdelete from storage\./i.test(
        statement.trim().slice(0, 200),
      ),
    )
    const allowed =
      /^\s*(create trigger \w+\s+(after (insert|update of email_confirmed_at|(insert or )?update of banned_until, deleted_at) on auth\.users|before (delete|(insert or )?update of (email|raw_user_meta_data)) on auth\.users|before insert( or update of [\w, ]+)? on storage\.objects)|create policy "[^"]+" on (storage\.objects|realtime\.messages))/
    expect(
      touching.filter((statement) => !allowed.test(statement)),
      name,
    ).toEqual([])
  }
})

const missing = missingPostgres()
if (missing !== undefined)
  noteNotRun('what a request of the data API has of the settings of its roles', missing)

/** As a server has it that preloads the library; of which a hosted project lets postgres set it. */
const withPlanFilter = `
  do $$ begin execute format('alter database %I set plan_filter.statement_cost_limit = 0', current_database()); end $$;
  grant set on parameter plan_filter.statement_cost_limit to postgres`

/**
 * Settings of roles that no request has. Of its login role it has all, from PostgreSQL itself or (pgrst.…) from PostgREST; of a
 * role to which the login changes, PostgREST applies those that any user may set, or its login in particular. What a library
 * that is not here would define (plan_filter.…) is no setting of pg_settings, so that it counts as one of superusers, as it is.
 */
const idleSettings = `
  select rolname::text as role, own as setting from pg_roles, unnest(rolconfig) as own
  where rolname in ('anon', 'authenticated', 'service_role') and not exists (
      select from pg_settings where name = split_part(own, '=', 1)
        and (context = 'user' or has_parameter_privilege('authenticator', name, 'set')))`

describe.runIf(missing === undefined)('what a request of the data API has', () => {
  let engine: Engine<PostgresDatabase>
  beforeAll(async () => {
    engine = await startPostgresEngine()
  })
  afterAll(() => engine.stop())

  const migrated = async (asOwner: string) => {
    const database = await engine.create(asOwner)
    await migrate(database)
    return database
  }

  test.each([
    ['has no limit of its cost where the server knows none', '', null],
    ['has one where the server has pg_plan_filter', withPlanFilter, '40000'],
  ])('a statement %s', async (_name, asOwner, expected) => {
    const database = await migrated(asOwner)
    const login = database.openSession('authenticator')
    const limit = "nullif(current_setting('plan_filter.statement_cost_limit', true), '') as limit"
    expect(await login.run(`select ${limit}`)).toEqual([[{ limit: expected }]])
    await login.close()
    await database.close()
  })

  test('no setting of a role is one that a request never has', async () => {
    const database = await migrated(withPlanFilter)
    expect(await database.run(idleSettings)).toEqual([[]])
    await database.run("alter role authenticated set plan_filter.statement_cost_limit = '1'")
    expect(await database.run(idleSettings)).toEqual([
      [{ role: 'authenticated', setting: 'plan_filter.statement_cost_limit=1' }],
    ])
    await database.run('alter role authenticated reset plan_filter.statement_cost_limit')
    await database.close()
  })
})
