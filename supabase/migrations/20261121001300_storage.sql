-- Stored files. Where they lie decides who reads them:
--   user-assets   public    what any member may see: media of posts, avatars, covers, blogs; and pictures of albums, which
--                           are for friends, but whose addresses only friends are told
--   adult-assets  private   media of lizysfriends posts: a public bucket would hand them to minors
--   chat-assets   private   files of a conversation: a public bucket would hand them to anyone with the link
-- Private files are shown by signed address. All paths begin with the id of the member who uploads.
--
-- How files go. Rows of storage.objects cannot be deleted in SQL (the file itself would stay), so every deletion
-- goes through the Storage API, in three nets:
--   1. the client that deletes a post, message, album … removes its files right after;
--   2. whatever it misses (it crashed; a moderator deleted; a whole account went) stands in orphaned_files, by
--      trigger: its owner's app removes those at the next start, and moderators may remove them too;
--   3. sweep_files, run by pg_cron, or `npm run sweep-files`, run by the operator once a day, removes what is left,
--      including uploads that never became part of anything (collect_orphaned_files).

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('user-assets', 'user-assets', true, 50 * 1024 * 1024, array[
    'image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif',
    'video/mp4', 'video/webm', 'video/quicktime', 'application/pdf', 'text/plain']),
  ('adult-assets', 'adult-assets', false, 50 * 1024 * 1024, array[
    'image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif',
    'video/mp4', 'video/webm', 'video/quicktime']),
  ('chat-assets', 'chat-assets', false, 25 * 1024 * 1024, array[
    'image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif',
    'video/mp4', 'video/webm', 'video/quicktime',
    'audio/mpeg', 'audio/ogg', 'audio/wav', 'audio/x-m4a', 'application/pdf', 'text/plain'])
on conflict (id) do update
  set public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

create function private.is_acceptable_path(path text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return char_length(path) <= 380 and path ~ '^[0-9a-f-]{36}(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$';
comment on function private.is_acceptable_path(text) is
  'True for a member''s folder and then plain names, short enough that a row can refer to it.';
grant execute on function private.is_acceptable_path(text) to authenticated;

create function private.stored_bytes(metadata jsonb) returns bigint
  language sql immutable parallel safe
  set search_path = ''
  return coalesce((metadata ->> 'size')::bigint, (metadata ->> 'contentLength')::bigint, 0);
comment on function private.stored_bytes(jsonb) is 'Size of a stored file, as far as the Storage API tells it: at first it may not.';

create function private.is_acceptable_size(bucket text, metadata jsonb) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return private.stored_bytes(metadata) <= case
    -- Pictures that stand still are drawn anew by the app, as WebP of at most 2,048 pixels. What moves stays as it is.
    when private.file_type(metadata) in ('image/jpeg', 'image/png') then 4
    when bucket = 'chat-assets' then 25
    when private.file_type(metadata) like 'image/%' then 10
    when private.file_type(metadata) in ('application/pdf', 'text/plain') then 20
    else 50
  end * 1024 * 1024;
comment on function private.is_acceptable_size(text, jsonb) is
  'True within the limit of the file''s kind (design §5), as far as the Storage API tells the size.';

create function private.check_stored_file() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  -- Whoever was let in for an upload (a signed address lasts for two hours) may be gone before it is stored.
  if new.owner_id is not null and not private.is_living(private.to_uuid(split_part(new.name, '/', 1))) then
    raise exception 'Only members store files' using errcode = '42501';
  end if;
  -- The Storage API asks for the right when an upload begins, and stores at its end over whatever is there by then.
  if tg_op = 'UPDATE' and old.metadata ? 'size' and num_nonnulls(old.owner_id, new.owner_id) > 0
    and (new.bucket_id, new.name, new.version, private.file_type(new.metadata))
      is distinct from (old.bucket_id, old.name, old.version, private.file_type(old.metadata))
  then
    raise exception 'A stored file is not replaced' using errcode = '23505';
  end if;
  -- What was stored again after it was deleted would be another picture, or no picture, under the same post. The service
  -- key, which brings lost files back, names no owner. A file that is there still is refused by its key.
  if tg_op = 'INSERT' and new.owner_id is not null
    and private.is_file_used(new.bucket_id, new.name) and not private.is_stored(new.bucket_id, new.name)
  then
    raise exception 'A file that is in use is not replaced' using errcode = '42501';
  end if;
  if not private.is_acceptable_size(new.bucket_id, new.metadata) then
    raise exception 'The object exceeded the maximum allowed size of its type' using errcode = '42501';
  end if;
  -- Without a size it is only announced, and the type may be that of the request for a signed address.
  if new.metadata ? 'size' and coalesce(private.file_type(new.metadata), '')
    <> all ((select allowed_mime_types from storage.buckets where id = new.bucket_id)::text[])
  then
    raise exception 'mime type % is not supported', coalesce(private.file_type(new.metadata), '(none)')
      using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.check_stored_file() is
  'Trigger: refuses a file over the limit of its kind (design §5), of a type its bucket does not allow, of an account that '
  'is gone, or under the name of another that rows still refer to (42501), and whatever would replace, move or change the kind of a '
  'member''s stored file (23505, as for a name that is taken). A trigger, since no policy holds the Storage API when it stores '
  'what came by a signed address, without a length, as a copy or late.';

create trigger check_stored_file before insert or update of bucket_id, name, version, metadata on storage.objects
  for each row when (new.bucket_id in ('user-assets', 'adult-assets', 'chat-assets'))
  execute function private.check_stored_file();

create function private.limit_files() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  -- The Storage API asks as the member and stores as itself, so the row says whose it is, not the session: by its
  -- folder, in which the policy keeps members. What the service key stores has no owner.
  member uuid := case when new.owner_id is not null then private.to_uuid(split_part(new.name, '/', 1)) end;
  told bigint;
begin
  if member is not null then
    if tg_op = 'INSERT' then
      perform private.fill_measure(member, 'files');
      told := 0;
    else
      told := private.stored_bytes(old.metadata);
    end if;
    perform private.fill_measure(member, 'megabytes', greatest(0, private.stored_bytes(new.metadata) - told) / 1048576.0);
  end if;
  return new;
end
$$;
comment on function private.limit_files() is
  'Trigger: holds members to their number of uploads and to their bytes, which the Storage API may tell after the file. '
  'What the service key stores belongs to nobody and is not counted.';

create trigger limit_files before insert or update of metadata on storage.objects
  for each row when (new.bucket_id in ('user-assets', 'adult-assets', 'chat-assets'))
  execute function private.limit_files();

create function private.is_stored(bucket text, file text) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (select from storage.objects where bucket_id = bucket and name = file)
$$;
comment on function private.is_stored(text, text) is 'True while the file exists, whoever may see it.';
grant execute on function private.is_stored(text, text) to authenticated;

revoke all on public.orphaned_files from anon, authenticated;
grant select, delete on public.orphaned_files to authenticated;

alter table public.orphaned_files enable row level security;

create policy "Only for living accounts" on public.orphaned_files
  as restrictive for all to authenticated
  using ((select private.is_member()));

create policy "Owners and moderators see orphaned files" on public.orphaned_files
  for select to authenticated
  using (
    (owner_id = (select auth.uid()) or (bucket_id <> 'chat-assets' and (select private.is_moderator())))
    -- Whatever is seen here is deleted: a list that is wrong deletes nothing that a row shows.
    and not private.is_file_used(bucket_id, path)
  );

create policy "Owners and moderators tick off removed files" on public.orphaned_files
  for delete to authenticated
  using (
    (owner_id = (select auth.uid()) or (bucket_id <> 'chat-assets' and (select private.is_moderator())))
    and not private.is_stored(bucket_id, path)
  );

create function public.forget_removed_files(bucket text, paths text[]) returns integer
  language plpgsql
  set search_path = ''
as $$
declare
  forgotten integer;
begin
  delete from public.orphaned_files where bucket_id = bucket and path = any (paths) and not private.is_stored(bucket_id, path);
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;
comment on function public.forget_removed_files(text, text[]) is
  'Ticks files of a bucket off the list of orphaned_files, as far as the caller may and they are no longer stored, and answers '
  'how many. By POST: a few dozen paths are longer than an address may be.';
grant execute on function public.forget_removed_files(text, text[]) to authenticated;

create function private.is_listing() returns boolean
  language sql stable
  set search_path = ''
as $$
  select coalesce(current_setting('storage.operation', true), '') like '%list%'
$$;
comment on function private.is_listing() is
  'True while the Storage API lists a bucket, as it tells the database. Files of others are asked for by name.';
grant execute on function private.is_listing() to authenticated;

create function private.removable_files() returns table (bucket_id text, path text)
  language sql stable security definer rows 100
  set search_path = ''
as $$
  select file.bucket_id, file.path from public.orphaned_files as file
  where (select private.is_moderator()) and file.bucket_id <> 'chat-assets'
    and not exists (select from private.files_in_use where address = file.bucket_id || '/' || file.path)
$$;
comment on function private.removable_files() is
  'The files of others that the caller, as a moderator, may see and remove: they wait for removal, no row refers to them, and '
  'they are none of a chat, which concerns nobody but the two who talk.';
grant execute on function private.removable_files() to authenticated;

-- Reading covers listing, downloading and signing. Files of the public bucket need no right to be shown.
-- Listing is kept to the member's own folder by two bounds, once on lower(name) and once on name, that the indexes serve by
-- which the Storage API's two ways of listing go: else one request for the beginning of a bucket would try the policy on
-- every file there is. Files of others are asked for by name: a list of the bucket for adults would name everybody who posts there.
create policy "Cosmia: members read files that are for them" on storage.objects
  for select to authenticated
  using (
    (select private.is_member())
    and lower(name) collate "C" >= (select case when private.is_listing() then auth.uid() || '/' else '' end)
    and lower(name) collate "C" < (select case when private.is_listing() then auth.uid() || '0' else U&'\+10FFFF' end)
    and name collate "C" >= (select case when private.is_listing() then auth.uid() || '/' else '' end)
    and name collate "C" < (select case when private.is_listing() then auth.uid() || '0' else U&'\+10FFFF' end)
    and (
      (starts_with(name, (select auth.uid()) || '/') and bucket_id in ('user-assets', 'adult-assets', 'chat-assets'))
      or (bucket_id = 'chat-assets' and split_part(name, '/', 3) = (select auth.uid())::text)
      or (
        (select private.is_adult())
        and bucket_id = 'adult-assets'
        and private.is_file_used(bucket_id, name)
      )
      or (
        (select private.is_moderator())
        and (bucket_id, name) in (select file.bucket_id, file.path from private.removable_files() as file)
      )
    )
  );

-- Whole files only: parts of one (resumable uploads, S3) lie on the disk with no row and in no measure until they are whole,
-- if they ever are.
create policy "Cosmia: members upload to their own folder" on storage.objects
  for insert to authenticated
  with check (
    starts_with(name, (select auth.uid()) || '/')
    and coalesce(current_setting('storage.operation', true), '') !~ '^storage\.(tus|s3)\.'
    and (select private.is_member())
    and private.is_acceptable_path(name)
    and case bucket_id
      when 'user-assets' then true
      when 'adult-assets' then (select private.is_adult())
      when 'chat-assets' then
        split_part(name, '/', 2) = 'chat' and split_part(name, '/', 4) <> '' and split_part(name, '/', 5) = ''
        and private.are_friends((select auth.uid()), private.to_uuid(split_part(name, '/', 3)))
      else false
    end
  );

-- No policy for update: a stored file is never replaced or moved, a new one gets a new name (see check_stored_file).

create policy "Cosmia: owners and moderators remove files" on storage.objects
  for delete to authenticated
  using (
    bucket_id in ('user-assets', 'adult-assets', 'chat-assets')
    and (select private.is_member())
    and (
      starts_with(name, (select auth.uid()) || '/')
      or (
        (select private.is_moderator())
        and (bucket_id, name) in (select file.bucket_id, file.path from private.removable_files() as file)
      )
    )
  );

create function private.addresses_in_rows() returns setof text
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  held record;
begin
  for held in
    select attrelid::regclass as holder, attname as field
    from pg_catalog.pg_attribute join pg_catalog.pg_class on pg_class.oid = attrelid
    where atttypid = 'public.file_address'::regtype and relkind in ('r', 'p') and not relispartition
      and relnamespace = 'public'::regnamespace
  loop
    return query execute format('select %1$I::text from %2$s where %1$I is not null', held.field, held.holder);
  end loop;
end
$$;
comment on function private.addresses_in_rows() is
  'What the rows themselves refer to, in every column that holds a file, of tables with and without partitions.';

create function public.collect_orphaned_files(
  older_than interval default '1 day', after_bucket text default '', after_path text default ''
) returns setof public.orphaned_files
  language plpgsql security definer
  set search_path = ''
  set statement_timeout = '10min'
as $$
begin
  if (after_bucket, after_path) = ('', '') then
    -- What is removed is gone, so neither is believed alone: the count may be missing from a restored backup, and rows
    -- could lie where addresses_in_rows does not look, as those of a month that was detached.
    create temporary table used on commit drop as
      select address from private.addresses_in_rows() as address union select address from private.files_in_use;
    delete from public.orphaned_files as file using pg_temp.used
    where used.address = file.bucket_id || '/' || file.path;
    perform private.note_orphaned_files(array(
      select object.bucket_id || '/' || object.name
      from storage.objects as object
      left join pg_temp.used on used.address = object.bucket_id || '/' || object.name
      where object.bucket_id in ('user-assets', 'adult-assets', 'chat-assets')
        and object.created_at < now() - older_than
        and used.address is null));
    drop table pg_temp.used;
  end if;
  -- Asked anew: meanwhile a row may have begun to refer to one.
  return query select * from public.orphaned_files as file
    where (file.bucket_id, file.path) > (after_bucket, after_path) and not private.is_file_used(file.bucket_id, file.path)
    order by file.bucket_id, file.path
    limit 1000;
end
$$;
comment on function public.collect_orphaned_files(interval, text, text) is
  'For the service key only: adds uploads older than older_than that nothing refers to, and returns the files that wait for '
  'removal, by bucket and path, 1,000 at most, as the data API answers no more. after_bucket and after_path: the last one '
  'already held; then nothing is added.';
