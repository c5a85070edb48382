import { describe, expect, test } from 'vitest'
import { noteNotRun } from '#tests/not-run.ts'
import type { Database, Engine } from './support/engine.ts'
import { availableEngines, databaseForTests } from './support/engines.ts'
import { migrate } from './support/migrations.ts'
import { pgliteEngine } from './support/pglite-engine.ts'
import { startPostgresEngine } from './support/postgres-engine.ts'
import { missingPostgres } from './support/postgres-server.ts'

/** Runs a statement and rolls it back. @returns the text of its refusal, or nothing */
async function refusal(database: Database, statement: string): Promise<string | undefined> {
  try {
    await database.run(`begin; ${statement}; rollback`)
    return undefined
  } catch (cause) {
    await database.run('rollback')
    return cause instanceof Error ? cause.message : String(cause)
  }
}

/** Columns that fill themselves, by table. Hosted's auth server writes all others, times and tokens among them. */
const selfFilling = [
  { of: 'auth.identities', columns: 'email, id' },
  {
    of: 'auth.users',
    columns:
      'confirmed_at, email_change_confirm_status, email_change_token_current, is_anonymous, is_sso_user, phone_change, ' +
      'phone_change_token, reauthentication_token',
  },
  {
    of: 'realtime.messages',
    columns: 'id, inserted_at, private, updated_at',
  },
]

const selfFillingQuery = `
  select table_schema || '.' || table_name as of, string_agg(column_name, ', ' order by column_name) as columns
  from information_schema.columns
  where table_schema || '.' || table_name in ('auth.users', 'auth.identities', 'realtime.messages')
    and (column_default is not null or is_generated = 'ALWAYS')
  group by 1 order by 1`

describe.each(availableEngines("Supabase's part of the tests' databases"))('on $name', ({ start }) => {
  const database = databaseForTests(start)

  test('no column fills itself that does not on hosted', async () => {
    expect((await database.run(selfFillingQuery))[0]).toEqual(selfFilling)
  })

  test('without a session there are no claims, rather than empty ones', async () => {
    const [rows] = await database.run('select auth.jwt() as claims, auth.uid() as uid, auth.role() as role')
    expect(rows).toEqual([{ claims: null, uid: null, role: null }])
  })

  test('two accounts may share an address when one comes from another identity provider, else not', async () => {
    const insert = (sso: boolean): string =>
      `insert into auth.users (id, email, is_sso_user) values (gen_random_uuid(), 'a@cosmia.test', ${String(sso)});`
    expect(await refusal(database, insert(true) + insert(false))).toBeUndefined()
    expect(await refusal(database, insert(false) + insert(false))).toMatch(/users_email_partial_key/)
  })

  test('API roles wait as long as on hosted', async () => {
    const [rows] = await database.run(`
      select rolname::text as role, rolconfig::text[] as settings from pg_roles
      where rolname in ('anon', 'authenticated') order by 1`)
    expect(rows).toEqual([
      { role: 'anon', settings: ['statement_timeout=3s'] },
      { role: 'authenticated', settings: ['statement_timeout=8s'] },
    ])
  })

  test('a stored file is not deleted in SQL', async () => {
    expect(await refusal(database, 'delete from storage.objects')).toMatch(/Use the Storage API instead/)
    expect(await refusal(database, 'delete from storage.buckets')).toMatch(/Use the Storage API instead/)
  })

  test('a broadcast becomes a private message with an id, and its topic the one that policies see', async () => {
    const sets = await database.run(`
      begin;
      select realtime.send('{"text": "hola"}', 'INSERT', 'member:1');
      select topic, extension, event, private, payload ->> 'text' as text, (payload ->> 'id')::uuid = id as named,
        realtime.topic() as asked
      from realtime.messages;
      rollback`)
    expect(sets.flat().at(-1)).toEqual({
      topic: 'member:1',
      extension: 'broadcast',
      event: 'INSERT',
      private: true,
      text: 'hola',
      named: true,
      asked: 'member:1',
    })
  })

  test('a broadcast that fails fails nothing else', async () => {
    expect(await refusal(database, "select realtime.send('[]', 'INSERT', null)")).toBeUndefined()
  })

  test('a member may send nothing as long as no policy says so', async () => {
    const sets = await database.run(`
      begin;
      set local role authenticated;
      select realtime.send('{}', 'INSERT', 'member:1');
      reset role;
      select count(*)::int as sent from realtime.messages;
      rollback`)
    expect(sets.flat().at(-1)).toEqual({ sent: 0 })
  })
})

/** What postgres, who runs the migrations, may do in the schemas of Supabase. Elsewhere it is the owner. */
const allowed = [
  'create policy "x" on storage.objects for select to authenticated using (true)',
  'create policy "x" on realtime.messages for select to authenticated using (true)',
  'create policy "x" on auth.users for select to authenticated using (true)',
  'create policy "x" on storage.objects using (true); drop policy "x" on storage.objects',
  'create trigger x after insert on auth.users execute function suppress_redundant_updates_trigger()',
  'create trigger x before update on storage.objects execute function suppress_redundant_updates_trigger()',
  `create trigger x after insert on auth.users execute function suppress_redundant_updates_trigger();
    create or replace trigger x after update on auth.users execute function suppress_redundant_updates_trigger()`,
  "alter role authenticated set statement_timeout = '2s'",
  "insert into storage.buckets (id, name) values ('x', 'x')",
  'delete from auth.users',
  'delete from realtime.messages',
]

const refused = [
  'create table auth.x ()',
  'create table storage.x ()',
  'create table realtime.x ()',
  "create function realtime.x() returns text language sql as 'select 1::text'",
  "create or replace function realtime.topic() returns text language sql as 'select null::text'",
  'alter table auth.users add column x text',
  'alter table storage.objects add column x text',
  'alter table storage.objects disable row level security',
  'alter table realtime.messages disable row level security',
  'alter table storage.objects disable trigger protect_objects_delete',
  'create index on storage.objects (version)',
  'set local role supabase_storage_admin; alter table storage.objects disable row level security',
  ...['auth.users', 'storage.objects'].map(
    (
      table,
    ) => `create trigger x after insert on ${table} execute function suppress_redundant_updates_trigger();
      drop trigger x on ${table}`,
  ),
  'drop trigger protect_objects_delete on storage.objects',
  'drop table realtime.messages',
  'drop function storage.foldername(text)',
]

const missing = missingPostgres()
if (missing !== undefined) noteNotRun('what postgres may do on hosted', missing)

describe.runIf(missing === undefined)('postgres on hosted', () => {
  const database = databaseForTests(startPostgresEngine)

  test.each(allowed)('may %s', async (statement) => {
    expect(await refusal(database, statement)).toBeUndefined()
  })

  test.each(refused)('may not %s', async (statement) => {
    expect(await refusal(database, statement)).toMatch(/^(permission denied for schema|must be owner of) /)
  })
})

/** What `auto_expose_new_tables = false` of the Supabase CLI and hosted's switch of that name take back. */
const exposeNothing = [
  'revoke select, insert, update, delete on tables',
  'revoke usage, select on sequences',
  'revoke execute on functions',
].map(
  (right) =>
    `alter default privileges for role postgres in schema public ${right} from anon, authenticated, service_role;`,
)

const rightsQuery = `
  select format('%s may %s %s', role, action, relation.oid::regclass) as right
  from unnest(array['anon', 'authenticated', 'service_role']) as role,
    unnest(array['select', 'insert', 'update', 'delete']) as action, pg_class as relation
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and has_table_privilege(role, relation.oid, action)
  union all
  select format('%s may execute %s', role, oid::regprocedure)
  from unnest(array['anon', 'authenticated', 'service_role']) as role, pg_proc
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and has_function_privilege(role, oid, 'execute')
  order by 1`

async function rightsAfterMigrations(engine: Engine, before: string): Promise<unknown[]> {
  const database = await engine.create()
  await database.run(before)
  await migrate(database)
  const [rows = []] = await database.run(rightsQuery)
  await database.close()
  return rows.map(({ right }) => right)
}

test('a project that exposes no new table by itself grants what any other does', async () => {
  const engine: Engine = missing === undefined ? await startPostgresEngine() : pgliteEngine
  const rights = await rightsAfterMigrations(engine, exposeNothing.join('\n'))
  expect(rights).toContain('service_role may delete orphaned_files')
  expect(rights).toEqual(await rightsAfterMigrations(engine, ''))
  await engine.stop()
})
