-- Upkeep: what the server does by itself, so that nothing grows without an end. By pg_cron where it exists, as on a
-- hosted project; the embedded backend runs the same on timers (src/backend/database/upkeep.ts).
--
-- What Supabase itself takes away is left to it: realtime.messages (a partition a day, for three days), sessions and
-- tokens of the auth server. Names of sign-ups that nobody confirmed: see profiles.

create function private.forget_expired(at_most integer default 50000) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  -- A measure that has run empty says no more than none. One that is filled meanwhile is another version of its row.
  delete from private.rate_levels
  where ctid = any (array(
    select known.ctid from private.rate_levels as known
    join private.rate_limits using (action)
    where known.measured_at < clock_timestamp() - period
    limit at_most));
  if to_regclass('auth.audit_log_entries') is not null
    and has_table_privilege(current_user, to_regclass('auth.audit_log_entries'), 'select, delete')
  then
    execute 'delete from auth.audit_log_entries where id = any (array(
      select id from auth.audit_log_entries where created_at < now() - interval ''30 days'' limit $1))' using at_most;
  end if;
  if to_regclass('cron.job_run_details') is not null then
    execute 'delete from cron.job_run_details where runid = any (array(
      select runid from cron.job_run_details where start_time < now() - interval ''7 days'' limit $1))' using at_most;
  end if;
end
$$;
comment on function private.forget_expired(integer) is
  'Forgets what nobody needs any more, at most so many rows of each kind: measures of rate limits that have run empty, what '
  'the auth server noted more than 30 days ago (e-mail and internet addresses), runs of pg_cron of more than 7 days ago.';

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule('forget_expired', '41 * * * *', 'select private.forget_expired()');
    -- Lists only: stored files are removed through the Storage API (npm run sweep-files). A timeout of a statement's own
    -- has to be set before it begins.
    perform cron.schedule('list_unused_files', '17 3 * * *',
      'set statement_timeout = ''10min''; select count(*) from public.collect_orphaned_files()');
  end if;
end
$$;
