-- Foundation: what every later domain stands on.
--
-- The roles anon, authenticated and service_role, the schemas auth, storage and realtime are Supabase's own: they
-- exist before the first migration and are never altered here, but for the settings below and in rate_limits.
--
-- Rules of all domains (design §5):
--   A column a client must not choose (created_at, counters, role, points, status on insert) is not granted to it, so
--   sending one is REFUSED with 42501. The author column may be sent, since the specified calls do, but only with
--   one's own id: anything else is refused with 42501 too.
--   What one row alone can say of itself is a CHECK (23514); a trigger looks only at what needs other rows (22023).
--   A trigger on a table of Supabase's (auth.users, storage.objects) is changed by `create or replace trigger`, never dropped:
--   some of its servers refuse that to us, and the others lock every table of those schemas for it. Policies may be dropped.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- Nothing is executable or readable because somebody forgot to forbid it.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant execute on functions to service_role;

create schema private;
comment on schema private is 'Helpers of policies and triggers. Not exposed by the data API.';
grant usage on schema private to authenticated, service_role;
alter default privileges in schema private grant execute on functions to service_role;

-- A filter that no index serves can be sent by anybody. What the app itself asks takes milliseconds, on a million posts 172 at
-- most (a thousand of them with their counts, which is no page); what a cold server has to fetch first stays in its memory
-- when a statement is ended, so that the next try goes on from there. Functions that may take longer (export, deletion of an
-- account) name a limit of their own, which the data API applies. Nobody deletes tens of thousands of their own rows by one
-- request either, as meant: the app deletes one by one, delete_account all. While a statement is compiled nothing ends it: one
-- of 800 conditions works for seconds before its first row. One process serves it, on one core.
alter role authenticated set statement_timeout = '400ms';
alter role authenticated set jit = off;
alter role authenticated set max_parallel_workers_per_gather = 0;
alter role anon set statement_timeout = '400ms';
alter role anon set jit = off;
alter role anon set max_parallel_workers_per_gather = 0;

-- Where the server has pg_plan_filter, as hosted projects do, a statement that is expected to cost more does not even begin.
-- Pages of the app cost 300 at most, whatever the size of the tables; counting a million posts 43,000, ordering them by likes
-- 89,000. It is set on the login of the data API: a superuser's setting, and of those the API applies none that a role has to
-- which it only changes. So it holds for the API's own look at the schema (9,000 at most), and for the service key, whose long
-- work the database does by itself (private.jobs), as a role without a limit.
do $$
begin
  if current_setting('plan_filter.statement_cost_limit', true) is not null
    and exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set plan_filter.statement_cost_limit = 40000;
  end if;
exception when insufficient_privilege then
  raise warning 'the cost of statements is not limited: %', sqlerrm;
end
$$;
notify pgrst, 'reload config';

create function private.hidden_characters() returns text
  language sql immutable parallel safe
  set search_path = ''
  return '\u0001-\u001f\u007f-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160'
    '\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ue000-\uf8ff\ufdd0-\ufdef\ufe00-\ufe0f'
    '\ufeff\uffa0\ufff0-\ufffc\ufffe\uffff\U000110bd\U000110cd\U00013430-\U0001345f\U0001bca0-\U0001bca3'
    '\U0001107f\U00016fe4\U0001d159\U0001d173-\U0001d17a\U000e0000-\U0010ffff';
comment on function private.hidden_characters() is
  'Inside of a bracket expression: characters that leave no mark of their own, turn the direction of others or belong '
  'to nobody: control and format characters, fillers, variation selectors, private use, non-characters. No spaces.';
grant execute on function private.hidden_characters() to authenticated;

create function private.is_blank(value text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return value is null
    or value !~ ('[^\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000' || private.hidden_characters() || ']');
comment on function private.is_blank(text) is
  'True for null and for text made only of spaces, line breaks or characters that cannot be seen.';
grant execute on function private.is_blank(text) to authenticated;

create function private.to_uuid(value text) returns uuid
  language sql immutable parallel safe
  set search_path = ''
  return case when value ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then value::uuid end;
comment on function private.to_uuid(text) is 'The uuid that a text is, or null: a folder or a topic may be named anything.';
grant execute on function private.to_uuid(text) to authenticated;

create function private.tells_time(id uuid) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return id::text ~ '^.{14}7.{4}[89ab]';
comment on function private.tells_time(uuid) is
  'True for a uuid that begins with its time (version 7), the one kind of id that clients may choose: what is written together '
  'lies together, and nobody guesses its 74 random bits.';
grant execute on function private.tells_time(uuid) to authenticated;

create function private.new_id(moment timestamptz default clock_timestamp(), noise uuid default gen_random_uuid()) returns uuid
  language sql volatile parallel safe
  set search_path = ''
  return (lpad(to_hex(floor(extract(epoch from moment) * 1000)::bigint), 12, '0') || '7' || substr(noise::text, 16, 3)
    || translate(substr(noise::text, 20, 1), '0123456789abcdef', '89ab89ab89ab89ab') || substr(noise::text, 21))::uuid;
comment on function private.new_id(timestamptz, uuid) is
  'An id of a moment, by default of now: a uuid of version 7, whose random part may be taken from another uuid.';
grant execute on function private.new_id(timestamptz, uuid) to authenticated;

create domain public.client_id as uuid constraint client_id_tells_time check (private.tells_time(value));
comment on domain public.client_id is
  'An id that the client chooses: sending again after a lost answer ends in 23505, not in a second row.';

create table private.jobs (
  name text primary key,
  schedule text not null,
  command text not null
);
comment on table private.jobs is
  'Jobs that run periodically: schedules and commands in the form of pg_cron, which runs them as the owner of the database.';

create function private.run_by_clock(job text, schedule text, command text) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  -- As with cron.schedule, the last schedule of a name counts.
  insert into private.jobs (name, schedule, command) values (job, run_by_clock.schedule, run_by_clock.command)
  on conflict (name) do update set schedule = excluded.schedule, command = excluded.command;
  begin
    if exists (select from pg_available_extensions where name = 'pg_cron') then
      -- Only where it is missing, and parsed anew: at every `create extension` hosted's supautils changes the statement in
      -- place, which a session that keeps it does not survive, and may have pg_cron made again, without its jobs.
      if not exists (select from pg_extension where extname = 'pg_cron') then
        execute 'create extension pg_cron with schema pg_catalog';
      end if;
      perform cron.schedule(job, run_by_clock.schedule, run_by_clock.command);
    end if;
  exception when others then
    -- Available but not preloaded, as on a self-hosted server: the README says what runs it there.
    raise warning '% is not scheduled: %', job, sqlerrm;
  end;
end
$$;
comment on function private.run_by_clock(text, text, text) is
  'For migrations: schedules a command with pg_cron if the server has it, as hosted projects do. The embedded backend '
  'runs the same commands on timers (src/backend/database/upkeep.ts).';
