-- Upkeep: periodic jobs that keep tables from growing without limit. Run by pg_cron where it exists, as on a hosted
-- project; the embedded backend runs the same jobs on timers (src/backend/database/upkeep.ts).
--
-- Supabase itself cleans up realtime.messages (a partition per day, for three days) and the sessions and tokens of the auth
-- server. For the names of unconfirmed sign-ups see profiles.

create function private.forget_expired(at_most integer default 50000) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  -- An expired rate limit row is equivalent to none. A row updated meanwhile is another version and is not deleted.
  delete from private.rate_levels
  where ctid = any (array(
    select known.ctid from private.rate_levels as known
    join private.rate_limits using (action)
    where known.measured_at < clock_timestamp() - period
    limit at_most));
  delete from private.withdrawn_requests
  where ctid = any (array(
    select ctid from private.withdrawn_requests where withdrawn_at < now() - interval '1 day' limit at_most));
  delete from private.refused_requests
  where ctid = any (array(
    select ctid from private.refused_requests where refused_at < now() - interval '30 days' limit at_most));
  -- A day more than a cursor lives.
  delete from private.changes
  where ctid = any (array(
    select ctid from private.changes where changed_at < now() - interval '31 days' limit at_most));
  -- A list of rights asks for one of them.
  if to_regclass('auth.audit_log_entries') is not null
    and has_table_privilege(current_user, to_regclass('auth.audit_log_entries'), 'select')
    and has_table_privilege(current_user, to_regclass('auth.audit_log_entries'), 'delete')
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
  'Deletes expired rows, up to a number of each kind: rate limits that have run empty, requests withdrawn a day ago or refused '
  '30 days ago, changes that no cursor reaches back to, log entries of the auth server older than 30 days (they contain e-mail and IP addresses; only where both '
  'rights are held), and pg_cron runs older than 7 days.';

select private.run_by_clock('forget_expired', '41 * * * *', 'select private.forget_expired()');
-- Only lists the files: they are removed through the Storage API (sweep_files). The statement timeout must be set before the
-- statement begins.
select private.run_by_clock('list_unused_files', '17 3 * * *',
  'set statement_timeout = ''10min''; select count(*) from public.collect_orphaned_files()');
