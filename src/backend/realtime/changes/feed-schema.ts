/** Channel of PostgreSQL notifications that carries the changes. */
export const changeChannel = 'realtime_changes'

/**
 * Announces each change of a table in the publication by its primary key alone: what is in the row is read
 * later, separately for each subscriber and with its claims. Notifications arrive in the order of the commits.
 */
export const feedSchema = `
create schema if not exists realtime;

create or replace function realtime.announce_change() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform pg_catalog.pg_notify('${changeChannel}', pg_catalog.jsonb_build_object(
    'schema', tg_table_schema,
    'table', tg_table_name,
    'type', tg_op,
    'at', pg_catalog.clock_timestamp(),
    'key', (
      select pg_catalog.jsonb_object_agg(name, changed -> name)
      from pg_catalog.unnest(tg_argv) as name
    )
  )::text);
  return null;
end
$$;

do $$
declare
  published record;
begin
  for published in
    select t.schemaname, t.tablename, string_agg(quote_literal(a.attname), ', ') as keys
    from pg_publication_tables t
    join pg_index i on i.indrelid = format('%I.%I', t.schemaname, t.tablename)::regclass and i.indisprimary
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where t.pubname = 'supabase_realtime'
    group by t.schemaname, t.tablename
  loop
    execute format(
      'create or replace trigger zz_announce_change after insert or update or delete on %I.%I
        for each row execute function realtime.announce_change(%s)',
      published.schemaname, published.tablename, published.keys
    );
  end loop;
end
$$;
`
