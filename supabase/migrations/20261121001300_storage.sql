-- Files. Where they lie decides who reads them:
--   user-assets   public    what any member may see: media of posts, avatars, covers, blogs
--   adult-assets  private   media of lizysfriends posts: a public bucket would hand them to minors
--   chat-assets   private   files of a conversation: a public bucket would hand them to anyone with the link
-- Private files are shown by signed address. All paths begin with the id of the member who uploads.
--
-- How files go. Rows of storage.objects cannot be deleted in SQL (the file itself would stay), so every deletion
-- goes through the Storage API, in three nets:
--   1. the client that deletes a post, message, album … removes its files right after;
--   2. whatever it misses (it crashed; a moderator deleted; a whole account went) stands in orphaned_files, by
--      trigger: its owner's app removes those at the next start, and moderators may remove them too;
--   3. `npm run sweep-files`, run by the operator now and then, removes what is left, including uploads that never
--      became part of anything (collect_orphaned_files).

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

create table public.orphaned_files (
  bucket_id text not null,
  path text not null,
  owner_id uuid not null,
  orphaned_at timestamptz not null default now(),
  primary key (bucket_id, path)
);
comment on table public.orphaned_files is
  'Files that nothing refers to any more and that wait for removal through the Storage API.';
comment on column public.orphaned_files.owner_id is 'Whose folder it is in; no foreign key, since the account may be gone.';

create index orphaned_files_owner_idx on public.orphaned_files (owner_id);

revoke all on public.orphaned_files from anon, authenticated;
grant select, delete on public.orphaned_files to authenticated;

create function private.note_orphaned_file(address text) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  parts text[] := regexp_match(private.file_path(address), '^([a-z-]+)/(([0-9a-f-]{36})/.+)$');
begin
  if parts is not null then
    insert into public.orphaned_files (bucket_id, path, owner_id)
    values (parts[1], parts[2], parts[3]::uuid)
    on conflict do nothing;
  end if;
end
$$;
comment on function private.note_orphaned_file(text) is
  'Puts a file, given as address or bucket/path, on the list of files to remove. Anything else is passed over.';

create function private.note_orphaned_files() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := case tg_op when 'UPDATE' then to_jsonb(new) end;
  field text;
begin
  foreach field in array tg_argv loop
    if before ->> field is distinct from after ->> field then
      perform private.note_orphaned_file(
        case tg_table_name when 'chat_messages' then 'chat-assets/' else '' end || (before ->> field));
    end if;
  end loop;
  return null;
end
$$;
comment on function private.note_orphaned_files() is
  'Trigger: the files that the old row held and the new one does not are to be removed. Arguments: the columns.';

create trigger note_orphaned_files after delete or update of avatar_url, cover_url on public.profiles
  for each row execute function private.note_orphaned_files('avatar_url', 'cover_url');
create trigger note_orphaned_files after delete on public.posts
  for each row execute function private.note_orphaned_files('image_url', 'video_url');
create trigger note_orphaned_files after delete on public.chat_messages
  for each row execute function private.note_orphaned_files('file_url');
create trigger note_orphaned_files after delete on public.blog_posts
  for each row execute function private.note_orphaned_files('cover_url', 'content_url');
create trigger note_orphaned_files after delete or update of avatar_url on public.pet_profiles
  for each row execute function private.note_orphaned_files('avatar_url');
create trigger note_orphaned_files after delete on public.pet_albums
  for each row execute function private.note_orphaned_files('cover_image_url');
create trigger note_orphaned_files after delete on public.portfolio_items
  for each row execute function private.note_orphaned_files('cover_image_url');
create trigger note_orphaned_files after delete on public.quantum_lux_experiences
  for each row execute function private.note_orphaned_files('cover_url');

alter table public.orphaned_files enable row level security;

create function private.is_orphaned(bucket text, file text) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (select from public.orphaned_files where bucket_id = bucket and path = file)
$$;
comment on function private.is_orphaned(text, text) is 'True when the file waits for removal.';
grant execute on function private.is_orphaned(text, text) to authenticated;

create function private.is_stored(bucket text, file text) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (select from storage.objects where bucket_id = bucket and name = file)
$$;
comment on function private.is_stored(text, text) is 'True while the file exists, whoever may see it.';
grant execute on function private.is_stored(text, text) to authenticated;

create function private.is_acceptable_file(name text, metadata jsonb) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return name ~ '^[0-9a-f-]{36}(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$'
    and coalesce((metadata ->> 'size')::bigint, (metadata ->> 'contentLength')::bigint, 0) <= case
      when metadata ->> 'mimetype' like 'image/%' then 10
      when metadata ->> 'mimetype' like 'video/%' then 50
      when metadata ->> 'mimetype' in ('application/pdf', 'text/plain') then 20
      else 50
    end * 1024 * 1024;
comment on function private.is_acceptable_file(text, jsonb) is
  'True for a path of plain characters without dot-files, and a size within the limit of its kind (design §5) '
  'where the Storage API tells it before it accepts the file; the bucket''s own limit holds in any case.';
grant execute on function private.is_acceptable_file(text, jsonb) to authenticated;

create function private.to_uuid(value text) returns uuid
  language sql immutable parallel safe
  set search_path = ''
  return case when value ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then value::uuid end;
comment on function private.to_uuid(text) is 'The uuid that a text is, or null: a folder may be named anything.';
grant execute on function private.to_uuid(text) to authenticated;

create policy "Owners and moderators see orphaned files" on public.orphaned_files
  for select to authenticated
  using (owner_id = (select auth.uid()) or (select private.is_moderator()));

create policy "Owners and moderators tick off removed files" on public.orphaned_files
  for delete to authenticated
  using (
    (owner_id = (select auth.uid()) or (select private.is_moderator()))
    and not private.is_stored(bucket_id, path)
  );

-- Reading covers listing, downloading and signing. Files of the public bucket need no right to be shown.
create policy "Cosmia: members read files that are for them" on storage.objects
  for select to authenticated
  using (
    bucket_id in ('user-assets', 'adult-assets', 'chat-assets')
    and (
      (storage.foldername(name))[1] = (select auth.uid()::text)
      or (bucket_id = 'chat-assets' and (storage.foldername(name))[3] = (select auth.uid()::text))
      or (bucket_id = 'adult-assets' and (select private.is_adult()))
      or ((select private.is_moderator()) and private.is_orphaned(bucket_id, name))
    )
  );

create policy "Cosmia: members upload to their own folder" on storage.objects
  for insert to authenticated
  with check (
    (storage.foldername(name))[1] = (select auth.uid()::text)
    and private.is_acceptable_file(name, metadata)
    and case bucket_id
      when 'user-assets' then true
      when 'adult-assets' then (select private.is_adult())
      when 'chat-assets' then
        (storage.foldername(name))[2] = 'chat'
        and array_length(storage.foldername(name), 1) = 3
        and private.are_friends((select auth.uid()), private.to_uuid((storage.foldername(name))[3]))
      else false
    end
  );

-- No policy for update: a stored file is never replaced or moved, a new one gets a new name.

create policy "Cosmia: owners and moderators remove files" on storage.objects
  for delete to authenticated
  using (
    bucket_id in ('user-assets', 'adult-assets', 'chat-assets')
    and (
      (storage.foldername(name))[1] = (select auth.uid()::text)
      or ((select private.is_moderator()) and private.is_orphaned(bucket_id, name))
    )
  );

create function public.collect_orphaned_files(older_than interval default '1 day') returns setof public.orphaned_files
  language plpgsql security definer
  set search_path = ''
as $$
begin
  insert into public.orphaned_files (bucket_id, path, owner_id)
  select object.bucket_id, object.name, object.path_tokens[1]::uuid
  from storage.objects as object
  where object.bucket_id in ('user-assets', 'adult-assets', 'chat-assets')
    and object.created_at < now() - older_than
    and object.name ~ '^[0-9a-f-]{36}/'
    and object.bucket_id || '/' || object.name not in (
      select private.file_path(address) from (
        select avatar_url as address from public.profiles
        union all select cover_url from public.profiles
        union all select image_url from public.posts
        union all select video_url from public.posts
        union all select 'chat-assets/' || file_url from public.chat_messages
        union all select cover_url from public.blog_posts
        union all select content_url from public.blog_posts
        union all select avatar_url from public.pet_profiles
        union all select cover_image_url from public.pet_albums
        union all select cover_image_url from public.portfolio_items
        union all select cover_url from public.quantum_lux_experiences
      ) as used
      where address is not null
    )
  on conflict do nothing;
  return query select * from public.orphaned_files order by orphaned_at;
end
$$;
comment on function public.collect_orphaned_files(interval) is
  'For the service key only: adds uploads older than older_than that nothing refers to, and returns all orphaned files.';
