-- Files, stricter: what is still in use is never removed, chat files concern nobody but the two who talk, a path
-- does not climb, every kind of chat file may have the size of its bucket, and who has left uploads nothing more.

create index posts_image_file_idx on public.posts (private.file_path(image_url)) where image_url is not null;
create index posts_video_file_idx on public.posts (private.file_path(video_url)) where video_url is not null;
create index chat_messages_file_idx on public.chat_messages (file_url) where file_url is not null;
comment on index public.posts_image_file_idx is 'Finds whether a file is in use.';

create function private.is_file_used(bucket text, file text) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
      select from public.posts where image_url is not null and private.file_path(image_url) = bucket || '/' || file)
    or exists (
      select from public.posts where video_url is not null and private.file_path(video_url) = bucket || '/' || file)
    or bucket = 'chat-assets' and exists (
      select from public.chat_messages where file_url is not null and file_url = file)
    or exists (
      select from (select private.to_uuid(split_part(file, '/', 1)) as id) as owner, lateral (
        select unnest(array[avatar_url, cover_url]) as address from public.profiles where id = owner.id
        union all select unnest(array[cover_url, content_url]) from public.blog_posts where user_id = owner.id
        union all select avatar_url from public.pet_profiles where owner_id = owner.id
        union all select album.cover_image_url from public.pet_albums as album
          join public.pet_profiles as pet on pet.id = album.pet_id where pet.owner_id = owner.id
        union all select cover_image_url from public.portfolio_items where user_id = owner.id
        union all select cover_url from public.quantum_lux_experiences where user_id = owner.id
      ) as used
      where private.file_path(used.address) = bucket || '/' || file)
$$;
comment on function private.is_file_used(text, text) is
  'True while a row refers to the file. Only its owner''s rows can: require_own_file sees to that.';
grant execute on function private.is_file_used(text, text) to authenticated;

create or replace function private.note_orphaned_file(address text) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  parts text[] := regexp_match(private.file_path(address), '^([a-z-]+)/(([0-9a-f-]{36})/.+)$');
begin
  if parts is not null and not private.is_file_used(parts[1], parts[2]) then
    insert into public.orphaned_files (bucket_id, path, owner_id)
    values (parts[1], parts[2], parts[3]::uuid)
    on conflict do nothing;
  end if;
end
$$;
comment on function private.note_orphaned_file(text) is
  'Puts a file, given as address or bucket/path, on the list of files to remove unless another row still uses it. '
  'Anything else is passed over.';

create or replace function private.is_orphaned(bucket text, file text) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select bucket <> 'chat-assets'
    and exists (select from public.orphaned_files where bucket_id = bucket and path = file)
    and not private.is_file_used(bucket, file)
$$;
comment on function private.is_orphaned(text, text) is
  'True when a moderator may see and remove the file: it waits for removal, nothing has come to use it again meanwhile, '
  'and it is none of a chat, which concerns nobody but the two who talk.';

alter policy "Owners and moderators see orphaned files" on public.orphaned_files
  using (
    (owner_id = (select auth.uid()) or (bucket_id <> 'chat-assets' and (select private.is_moderator())))
    and not private.is_file_used(bucket_id, path)
  );

alter policy "Owners and moderators tick off removed files" on public.orphaned_files
  using (
    (owner_id = (select auth.uid()) or (bucket_id <> 'chat-assets' and (select private.is_moderator())))
    and not private.is_stored(bucket_id, path)
  );

create function private.file_type(metadata jsonb) returns text
  language sql immutable parallel safe
  set search_path = ''
  return lower(trim(split_part(metadata ->> 'mimetype', ';', 1)));
comment on function private.file_type(jsonb) is
  'MIME type of a stored file without parameters, in lower case; null where the Storage API does not tell it.';

create function private.is_acceptable_size(bucket text, metadata jsonb) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return coalesce((metadata ->> 'size')::bigint, (metadata ->> 'contentLength')::bigint, 0) <= case
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
  if not private.is_acceptable_size(new.bucket_id, new.metadata) then
    raise exception 'The object exceeded the maximum allowed size of its type' using errcode = '42501';
  end if;
  -- Without a size it is only announced, and the type may be that of the request for a signed address.
  if new.metadata ? 'size' and private.file_type(new.metadata)
    <> all ((select allowed_mime_types from storage.buckets where id = new.bucket_id)::text[])
  then
    raise exception 'mime type % is not supported', private.file_type(new.metadata) using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.check_stored_file() is
  'Trigger: refuses a file over the limit of its kind (design §5) or of a type its bucket does not allow. A trigger, '
  'since no policy holds the Storage API when it stores what came by a signed address, without a length or as a copy.';

create trigger check_stored_file before insert or update of bucket_id, metadata on storage.objects
  for each row when (new.bucket_id in ('user-assets', 'adult-assets', 'chat-assets'))
  execute function private.check_stored_file();

create function private.is_acceptable_path(path text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return path ~ '^[0-9a-f-]{36}(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$';
comment on function private.is_acceptable_path(text) is
  'True for a member''s folder and then plain names: none begins with a dot, so none climbs.';
grant execute on function private.is_acceptable_path(text) to authenticated;

alter table public.chat_messages
  add constraint chat_messages_file_path check (private.is_acceptable_path(file_url)) not valid;

create function private.is_member() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (select from public.member_cards where id = auth.uid())
$$;
comment on function private.is_member() is 'False for a token that has outlived its account.';
grant execute on function private.is_member() to authenticated;

alter policy "Cosmia: members upload to their own folder" on storage.objects
  with check (
    (storage.foldername(name))[1] = (select auth.uid()::text)
    and (select private.is_member())
    and private.is_acceptable_path(name)
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

drop function private.is_acceptable_file(text, jsonb);

create or replace function private.require_own_file(field text, value text, bucket text, owner uuid) returns void
  language plpgsql immutable parallel safe
  set search_path = ''
as $$
declare
  path text := private.file_path(value);
begin
  if path !~ ('^' || bucket || '/' || owner || '/')
    or not private.is_acceptable_path(substr(path, length(bucket) + 2))
  then
    raise exception '% must be a file of the member in %', field, bucket using errcode = '22023';
  end if;
end
$$;
comment on function private.require_own_file(text, text, text, uuid) is
  'Refuses (22023) a file outside the owner''s folder of the bucket, so that no other member''s file is shown as one''s '
  'own. Accepts bucket/path or the public address, of whichever host: the app shows files of its own server only (CSP). '
  'Null passes.';

create or replace function public.collect_orphaned_files(older_than interval default '1 day')
  returns setof public.orphaned_files
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
    and not private.is_file_used(object.bucket_id, object.name)
  on conflict do nothing;
  return query
    select * from public.orphaned_files as file
    where not private.is_file_used(file.bucket_id, file.path)
    order by file.orphaned_at;
end
$$;
comment on function public.collect_orphaned_files(interval) is
  'For the service key only: adds uploads older than older_than that nothing refers to, and returns all files that '
  'wait for removal and are not in use.';
