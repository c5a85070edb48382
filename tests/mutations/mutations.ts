import type { Database } from '../db/support/engine.ts'
import type { NoticingFiles } from './noticing-files.ts'
import { runPgtapFile } from '../db/support/pgtap.ts'

/** One rule of the database taken away or widened. Some test has to notice. */
export type Mutation = {
  /** Description of the change, for the listing. */
  rule: string
  change: string
  /** The table or function it belongs to, by which the tests that are about it are found. */
  about: string
  sql: string
}

/**
 * Every policy, trigger, constraint, right and function of the schema, each with what takes it away or widens it.
 * Not the execution rights of private helpers: within the one transaction of a test file plpgsql checks them once.
 */
const mutationsQuery = `
  with open_tables as (
    select oid, relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  ), shared_tables as (
    select unnest(array['storage.objects', 'realtime.messages', 'auth.users'])::regclass as oid
  ), policies as (
    select polrelid::regclass as of, polname as name, polcmd as command,
      pg_get_expr(polqual, polrelid) as reads, pg_get_expr(polwithcheck, polrelid) as writes
    from pg_policy where polrelid in (select oid from open_tables) or polrelid in (select oid from shared_tables)
  ), functions as (
    select oid::regprocedure as signature, proname as name, pronamespace::regnamespace::text as schema, oid,
      proretset or prorettype = 'void'::regtype as returns_nothing
    from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prorettype <> 'trigger'::regtype
  )
  select format('policy "%s" on %s', name, of) as rule, 'removed' as change, of::text as about,
    format('drop policy %I on %s', name, of) as sql from policies
  union all
  select format('policy "%s" on %s', name, of), 'open to every member', of::text,
    format('alter policy %I on %s', name, of)
      || case when reads is not null then ' using (true)' else '' end
      || case when writes is not null then ' with check (true)' else '' end
  from policies where coalesce(reads, '') <> 'true'
  union all
  select format('trigger %s on %s', tgname, tgrelid::regclass), 'disabled', tgrelid::regclass::text,
    case when tgrelid in (select oid from open_tables)
      then format('alter table %s disable trigger %I', tgrelid::regclass, tgname)
      -- On tables of Supabase's a trigger is replaced, never dropped.
      else regexp_replace(replace(pg_get_triggerdef(pg_trigger.oid), 'CREATE TRIGGER', 'create or replace trigger'),
        '( WHEN \\(.*\\))? EXECUTE', ' when (false) execute') end
  from pg_trigger join pg_proc on pg_proc.oid = tgfoid
  where not tgisinternal and tgparentid = 0 and pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  union all
  select format('constraint %s', conname), 'dropped', conrelid::regclass::text,
    format('alter table %s drop constraint %I', conrelid::regclass, conname)
  from pg_constraint where conrelid in (select oid from open_tables) and contype in ('c', 'f')
  union all
  select format('unique index %s', indexrelid::regclass), 'dropped', indrelid::regclass::text,
    format('drop index %s', indexrelid::regclass)
  from pg_index where indrelid in (select oid from open_tables) and indisunique and not indisprimary
    and not exists (select from pg_constraint where conindid = indexrelid)
  union all
  select format('right to %s %s', action, name), 'taken from members', name::text,
    format('revoke %s on public.%I from authenticated', action, name)
  from open_tables, unnest(array['select', 'insert', 'update', 'delete']) as action
  where has_any_column_privilege('authenticated', oid, replace(action, 'delete', 'select'))
    and (action <> 'delete' or has_table_privilege('authenticated', oid, 'delete'))
  union all
  select format('columns of %s', name), 'all writable by members', name::text,
    format('grant insert, update on public.%I to authenticated', name)
  from open_tables
  union all
  select format('function %s', name), 'taken from members', name::text,
    format('revoke execute on function %s from authenticated', signature)
  from functions where schema = 'public' and has_function_privilege('authenticated', oid, 'execute')
  union all
  select format('function %s', name), 'given to anon', name::text, format('grant execute on function %s to anon', signature)
  from functions where not has_function_privilege('anon', oid, 'execute')
  union all
  select format('helper %s', name), 'answers ' || answer, name::text,
    format('create or replace function private.%I(%s) returns %s language plpgsql as %L',
      name, pg_get_function_arguments(oid), pg_get_function_result(oid),
      case when answer = 'nothing' then 'begin return; end' else 'begin return ' || answer || '; end' end)
  from functions, unnest(case
    when pg_get_function_result(oid) = 'boolean' then array['true', 'false']
    when returns_nothing then array['nothing']
    else array['null'] end) as answer
  where schema = 'private'
  union all
  select format('constraint %s', conname), 'dropped', contypid::regtype::text,
    format('alter domain %s drop constraint %I', contypid::regtype, conname)
  from pg_constraint where contypid <> 0 and connamespace = 'public'::regnamespace`

export async function listMutations(database: Database): Promise<Mutation[]> {
  const [rows = []] = await database.run(mutationsQuery)
  return rows.map((row) => ({
    rule: String(row['rule']),
    change: String(row['change']),
    about: String(row['about']).replace(/^public\./, ''),
    sql: String(row['sql']),
  }))
}

/** A change that the database refuses would count as noticed by every test. */
async function requireApplies(database: Database, { rule, change, sql }: Mutation): Promise<void> {
  try {
    await database.run(`begin; ${sql}; rollback;`)
  } catch (cause) {
    await database.run('rollback')
    throw new Error(`${rule}, ${change}: cannot be tried`, { cause })
  }
}

/**
 * The first test that fails when the rule is changed.
 * @param files the order in which the pgTAP files are tried
 */
export async function testThatNotices(
  database: Database,
  mutation: Mutation,
  files: NoticingFiles,
): Promise<string | undefined> {
  await requireApplies(database, mutation)
  for (const file of files.likelyFirst(mutation)) {
    const { failures } = await runPgtapFile(database, file, mutation.sql)
    const [failure] = failures
    if (failure === undefined) continue
    files.remember(mutation, file)
    return `${file}: ${describeFailure(failure)}`
  }
  return undefined
}

const describeFailure = (failure: string): string =>
  (failure.split('\n')[0] ?? '').replace(/^not ok (\d+ )?- /, '')
