-- Files that rows refer to. A column that holds one is of type file_address, and one call of hold_files makes it
-- known to everything else: the file has to exist and be of the right kind, and once nothing refers to it any more it
-- is put on the list of files to remove. supabase/tests/90_schema.test.sql finds a column for which that was forgotten.

create domain public.file_address as text
  constraint file_address_form check (
    -- The length first: nobody is kept busy with a text of many megabytes.
    case when char_length(value) > 400 then false
      else value ~ '^((user|adult|chat)-assets(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+|cosmia:(avatar|cover)/[A-Za-z0-9_-]{1,64})$'
    end);
comment on domain public.file_address is
  'bucket/path of a stored file, from which the app derives the public address of spec §7, or a picture that the app '
  'draws itself (cosmia:avatar/<seed>, cosmia:cover/<name>). No name begins with a dot, so none climbs.';

create function private.is_own_file(address text, bucket text, owner uuid) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return starts_with(address, bucket || '/' || owner || '/');
comment on function private.is_own_file(text, text, uuid) is
  'True for a file in the owner''s folder of the bucket: nobody shows another member''s file as their own. Null for null.';
grant execute on function private.is_own_file(text, text, uuid) to authenticated;

create table private.files_in_use (
  address public.file_address primary key,
  uses integer not null check (uses > 0)
);
comment on table private.files_in_use is 'How many rows refer to a stored file. Kept by the triggers of hold_files.';

create table public.orphaned_files (
  bucket_id text not null,
  path text not null,
  owner_id uuid not null,
  orphaned_at timestamptz not null default now(),
  asked_at timestamptz,
  primary key (bucket_id, path)
);
comment on table public.orphaned_files is
  'Files that nothing refers to any more and that wait for removal through the Storage API.';
comment on column public.orphaned_files.owner_id is 'Whose folder it is in; no foreign key, since the account may be gone.';
comment on column public.orphaned_files.asked_at is
  'When the database itself last asked the Storage API to remove it (sweep_files).';
create index orphaned_files_owner_idx on public.orphaned_files (owner_id);

create function private.is_file_used(bucket text, file text) returns boolean
  -- In plpgsql, which keeps its plan: a policy may ask for each of many files.
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  return exists (select from private.files_in_use where address = bucket || '/' || file);
end
$$;
comment on function private.is_file_used(text, text) is 'True while a row refers to the file.';
grant execute on function private.is_file_used(text, text) to authenticated;

create function private.note_orphaned_files(addresses text[]) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  -- The list never stands in the way of the deletion it notes: what its key could not hold is left to the sweep.
  with file as (
    select split_part(address, '/', 1) as bucket, substr(address, strpos(address, '/') + 1) as path,
      split_part(address, '/', 2) as folder
    from unnest(addresses) as address
  ), owner as (
    select folder, private.to_uuid(folder) as id from (select distinct folder from file) as folders offset 0
  )
  insert into public.orphaned_files (bucket_id, path, owner_id)
  select bucket, path, owner.id from file join owner using (folder)
  where owner.id is not null and octet_length(path) <= 1024
  order by bucket, path
  on conflict do nothing;
end
$$;
comment on function private.note_orphaned_files(text[]) is
  'Puts members'' files (bucket/path) on the list of files to remove. Anything else is passed over.';

create function private.file_type(metadata jsonb) returns text
  language sql immutable parallel safe
  set search_path = ''
  return lower(trim(split_part(metadata ->> 'mimetype', ';', 1)));
comment on function private.file_type(jsonb) is
  'MIME type of a stored file without parameters, in lower case; null where the Storage API does not tell it.';

create function private.is_of_kind(type text, kind text, address text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return case kind
    when 'text' then type = case when address ~* '\.pdf$' then 'application/pdf' else 'text/plain' end
    when 'any' then type is not null
    else starts_with(type, kind || '/')
  end;
comment on function private.is_of_kind(text, text, text) is
  'Whether a MIME type is of a kind: image, video, text (what a blog may consist of, spec §5: a .pdf is one, anything '
  'else plain text) or any.';

create function private.hold_file() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  wanted text := to_jsonb(new) ->> tg_argv[0];
begin
  if tg_op = 'UPDATE' and wanted = to_jsonb(old) ->> tg_argv[0] or wanted like 'cosmia:%' then
    return null;
  end if;
  if not exists (
    select from storage.objects
    where bucket_id = split_part(wanted, '/', 1) and name = substr(wanted, strpos(wanted, '/') + 1)
      and private.is_of_kind(private.file_type(metadata), tg_argv[1], wanted)
  ) then
    raise exception '% must be a stored file of kind %', tg_argv[0], tg_argv[1] using errcode = '22023';
  end if;
  insert into private.files_in_use as known (address, uses) values (wanted, 1)
  on conflict (address) do update set uses = known.uses + 1;
  delete from public.orphaned_files
  where bucket_id = split_part(wanted, '/', 1) and path = substr(wanted, strpos(wanted, '/') + 1);
  return null;
end
$$;
comment on function private.hold_file() is
  'Trigger, arguments column and kind: refuses (22023) a file that does not exist or is of another kind, and counts '
  'the use. After the row, so that nobody learns of files by being refused before the rules have spoken.';

create function private.release_addresses(addresses text[]) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if addresses is null then
    return;
  end if;
  -- Waits for whoever counts the same files at this moment; without it what follows would look past them. In one
  -- order, so that two who let go of many do not wait for each other.
  perform from private.files_in_use where address = any (addresses) order by address for update;
  with released as (
    select address, count(*) as uses from unnest(addresses) as address group by address
  ), unused as (
    delete from private.files_in_use as known using released
    where known.address = released.address and known.uses <= released.uses
  )
  update private.files_in_use as known set uses = known.uses - released.uses
  from released where known.address = released.address and known.uses > released.uses;
  perform private.note_orphaned_files(array(
    select address from unnest(addresses) as file (address)
    where address not like 'cosmia:%'
      and not exists (select from private.files_in_use as known where known.address = file.address)));
end
$$;
comment on function private.release_addresses(text[]) is
  'Takes one use a mention off files. Those that nothing refers to any more are to be removed.';

create function private.release_deleted_files() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  addresses text[];
begin
  execute format('select array_agg(%1$I) from deleted_rows where %1$I is not null', tg_argv[0]) into addresses;
  perform private.release_addresses(addresses);
  return null;
end
$$;
comment on function private.release_deleted_files() is
  'Trigger, argument column: deleted rows refer to their files no longer. Once a statement: an account may go with '
  'tens of thousands.';

create function private.release_replaced_file() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.release_addresses(array[to_jsonb(old) ->> tg_argv[0]]);
  return null;
end
$$;
comment on function private.release_replaced_file() is
  'Trigger, argument column: a changed row refers to its former file no longer.';

create function private.hold_files(holder regclass, field name, kind text) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  execute format(
    'create trigger hold_%1$s after insert or update of %1$I on %2$s for each row
       when (new.%1$I is not null) execute function private.hold_file(%1$L, %3$L)', field, holder, kind);
  execute format(
    'create trigger release_%1$s after delete on %2$s referencing old table as deleted_rows for each statement
       execute function private.release_deleted_files(%1$L)', field, holder);
  execute format(
    'create trigger release_replaced_%1$s after update of %1$I on %2$s for each row
       when (old.%1$I is not null and old.%1$I is distinct from new.%1$I)
       execute function private.release_replaced_file(%1$L)', field, holder);
end
$$;
comment on function private.hold_files(regclass, name, text) is
  'For migrations: from now on the column of type file_address holds files of a kind (see is_of_kind).';
