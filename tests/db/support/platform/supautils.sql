-- What hosted's extension supautils does at a `create extension`, which Debian does not have: postgres, who is no superuser,
-- may create pg_cron, whose own script is run after each such statement, also where `if not exists` left it at that; and a
-- statement that PL/pgSQL keeps parsed ends more than itself the second time, since supautils changes it in place. Facts:
-- supabase/supautils (src/extensions_parameter_overrides.c), supabase/postgres (supautils.conf, pg_cron/after-create.sql).
-- Statements that are sent together with others are not looked at.

create function extensions.begin_extension() returns event_trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  context text;
  call text[];
begin
  if extensions.is_at_work() then
    return;
  end if;
  get diagnostics context = pg_context;
  -- "at SQL statement": the function keeps it. What is made with EXECUTE is parsed anew, and so is a DO block.
  call := regexp_match(context, '^[^\n]*\nSQL statement "(.*?)"\nPL/pgSQL function ([^\n]*\(.*\) line \d+) at SQL statement');
  if call is not null then
    if strpos(current_setting('supautils.kept', true), call[2] || ';') > 0 then
      raise warning 'on hosted the server crashes here: % is kept by %', call[1], call[2];
      perform pg_catalog.pg_terminate_backend(pg_catalog.pg_backend_pid());
    end if;
    perform pg_catalog.set_config('supautils.kept', concat(current_setting('supautils.kept', true), call[2], ';'), false);
  end if;
  if session_user = 'postgres' and extensions.creates_pg_cron(context) then
    alter role postgres superuser;
  end if;
end
$$;

create function extensions.end_extension() returns event_trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  context text;
begin
  get diagnostics context = pg_context;
  if extensions.is_at_work() or session_user <> 'postgres' or not extensions.creates_pg_cron(context) then
    return;
  end if;
  alter role postgres nosuperuser;
  perform pg_catalog.set_config('supautils.at_work', 'on', true);
  drop extension pg_cron;
  create extension pg_cron with schema pg_catalog;
  grant usage on schema cron to postgres with grant option;
  grant all on all functions in schema cron to postgres with grant option;
  grant all on all tables in schema cron to postgres with grant option;
  revoke all on cron.job from postgres;
  grant select on cron.job to postgres with grant option;
  perform pg_catalog.set_config('supautils.at_work', '', true);
end
$$;

create function extensions.is_at_work() returns boolean
  language sql
  set search_path = ''
  return coalesce(current_setting('supautils.at_work', true), '') = 'on';

create function extensions.creates_pg_cron(context text) returns boolean
  language sql
  set search_path = ''
  return regexp_replace(coalesce(substring(context from '\nSQL statement "(.*?)"\n'), current_query()), '--[^\n]*', '', 'g')
    ~* '^\s*create\s+extension\s+(if\s+not\s+exists\s+)?"?pg_cron\y';
comment on function extensions.creates_pg_cron(text) is
  'True where the statement that an event trigger runs for, called from there with its context, creates pg_cron.';

create event trigger begin_extension on ddl_command_start when tag in ('CREATE EXTENSION')
  execute function extensions.begin_extension();
create event trigger end_extension on ddl_command_end when tag in ('CREATE EXTENSION')
  execute function extensions.end_extension();
