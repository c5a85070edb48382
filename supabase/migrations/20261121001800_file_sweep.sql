-- Removing files that nothing refers to, from within the database: where it has pg_net and Vault, as hosted projects do, and the
-- operator gave it the address and a secret key (runbook). Elsewhere `npm run sweep-files` does the same from outside.

create table private.file_sweeps (
  request_id bigint primary key,
  bucket_id text not null,
  files integer not null,
  asked_at timestamptz not null default clock_timestamp(),
  answered_at timestamptz,
  failure text
);
comment on table private.file_sweeps is
  'Requests to the Storage API for removing files, by their id in pg_net, which itself forgets the answers after six hours.';
create index file_sweeps_age_idx on private.file_sweeps (asked_at);

create function private.sweep_files(batch integer default 200, most integer default 1000) returns integer
  language plpgsql
  set search_path = ''
as $$
declare
  address text;
  secret text;
  failed record;
  bucket text;
  paths text[];
  asked integer := 0;
begin
  if to_regprocedure('net.http_delete(text, jsonb, jsonb, integer, jsonb)') is null or to_regclass('vault.decrypted_secrets') is null then
    return 0;
  end if;
  -- Pasted by hand: a line break at the end would not be sent.
  select btrim(max(decrypted_secret) filter (where name = 'cosmia_url'), E' /\r\n'),
    btrim(max(decrypted_secret) filter (where name = 'cosmia_secret_key'), E' \r\n')
  into address, secret from vault.decrypted_secrets where name in ('cosmia_url', 'cosmia_secret_key');
  if address is null or secret is null then
    if num_nulls(address, secret) = 1 then
      raise warning 'files are not removed: of cosmia_url and cosmia_secret_key one is missing in Vault';
    end if;
    return 0;
  end if;

  -- What the last requests came to. The Storage API answers which files it removed: to a key without rights, none.
  for failed in
    update private.file_sweeps as sweep
    set answered_at = coalesce(answer.created, clock_timestamp()), failure = case
      when answer.id is null then 'no answer'
      when answer.status_code between 200 and 299 then case when btrim(answer.content) = '[]' then 'nothing was removed' end
      else left(concat_ws(' ', answer.status_code, coalesce(answer.error_msg, answer.content)), 500) end
    from private.file_sweeps as waiting
    left join net._http_response as answer on answer.id = waiting.request_id and answer.created >= waiting.asked_at - interval '1 minute'
    where waiting.request_id = sweep.request_id and sweep.answered_at is null
      and (answer.id is not null or sweep.asked_at < now() - interval '2 hours')
    returning sweep.bucket_id, sweep.files, sweep.failure
  loop
    if failed.failure is not null then
      raise warning '% files of % were not removed: %', failed.files, failed.bucket_id, failed.failure;
    end if;
  end loop;
  delete from private.file_sweeps where asked_at < now() - interval '30 days';
  delete from public.orphaned_files as file where not private.is_stored(file.bucket_id, file.path);

  -- The longest not asked for first, so that what cannot be removed keeps nothing else waiting. Apps have some minutes to do it
  -- themselves. Asking twice does no harm.
  for bucket, paths in
    with next as (
      select file.bucket_id, file.path from public.orphaned_files as file
      where file.orphaned_at < now() - interval '10 minutes' and not private.is_file_used(file.bucket_id, file.path)
      order by file.asked_at nulls first, file.orphaned_at
      limit most
      for update skip locked
    ), marked as (
      update public.orphaned_files as file set asked_at = clock_timestamp()
      from next where file.bucket_id = next.bucket_id and file.path = next.path
      returning file.bucket_id, file.path
    ), numbered as (
      select *, (row_number() over (partition by bucket_id order by path) - 1) / batch as part from marked
    )
    select bucket_id, array_agg(path order by path) from numbered group by bucket_id, part order by bucket_id, part
  loop
    insert into private.file_sweeps as known (request_id, bucket_id, files)
    values (
      net.http_delete(
        url := address || '/storage/v1/object/' || bucket,
        -- pg_net names no type of its own for the body of a deletion.
        headers := jsonb_build_object('Content-Type', 'application/json', 'apikey', secret, 'Authorization', 'Bearer ' || secret),
        timeout_milliseconds := 30000,
        body := jsonb_build_object('prefixes', paths)),
      bucket, cardinality(paths))
    -- pg_net counts anew when it is installed anew.
    on conflict (request_id) do update set bucket_id = excluded.bucket_id, files = excluded.files, asked_at = excluded.asked_at,
      answered_at = null, failure = null;
    asked := asked + cardinality(paths);
  end loop;
  return asked;
end
$$;
comment on function private.sweep_files(integer, integer) is
  'Asks the Storage API to remove files of orphaned_files, so many a request and in all, and answers how many. pg_net sends when the '
  'transaction ends; the next run notes the answers in file_sweeps, warns of failures, and takes what is gone off the list. Does '
  'nothing without pg_net (0.15 or newer), Vault and its secrets cosmia_url and cosmia_secret_key. For the owner.';

select private.run_by_clock('sweep_files', '*/20 * * * *', 'select private.sweep_files()');
