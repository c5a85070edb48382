-- The people of the tests and the verbs to act as one of them. Comes first: the other files of this folder need it.
-- pg_prove (`supabase test db`) runs it like any of them, so it ends with a plan of its own.

begin;
create extension if not exists pgtap with schema extensions;
drop schema if exists tests cascade;
create schema tests;
grant usage on schema tests to anon, authenticated, service_role;
alter default privileges in schema tests grant execute on functions to anon, authenticated, service_role;

create function tests.person(name text) returns uuid
  language sql immutable
  return md5('cosmia ' || name)::uuid;
comment on function tests.person(text) is 'The id of a person, also of one without an account.';

create function tests.client_id(name text, moment timestamptz default '2026-01-01Z') returns public.client_id
  language sql stable
  return private.new_id(moment, md5(name)::uuid);
comment on function tests.client_id(text, timestamptz) is
  'An id as clients choose them, the same each time for a name and moment; that of a message has to tell when it was written.';

create function tests.sign_up(name text, birth_year text default '1990') returns uuid
  language sql
as $$
  insert into auth.users (
    instance_id, id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at,
    confirmation_token, recovery_token, email_change, email_change_token_new
  )
  values (
    '00000000-0000-0000-0000-000000000000', tests.person(name), 'authenticated', 'authenticated', name || '@cosmia.test',
    now(), '{"provider": "email", "providers": ["email"]}',
    jsonb_build_object('username', name, 'birth_year', birth_year, 'bio', 'Explorando.'), now(), now(), '', '', '', ''
  )
  returning id
$$;
comment on function tests.sign_up(text, text) is
  'A confirmed account, with everything the auth server itself writes: the table has no defaults for it.';

create function tests.meet() returns void
  language plpgsql
as $$
begin
  -- The seed's people with all that is theirs, and what their leaving leaves behind.
  delete from auth.users;
  delete from public.orphaned_files;
  delete from realtime.messages;
  perform tests.sign_up(name) from unnest(array['author', 'friend', 'pending', 'stranger', 'moderator']) as name;
  perform tests.sign_up('minor', (extract(year from now()) - 17)::text);
  update public.profiles set role = 'moderator' where id = tests.person('moderator');
  insert into public.friend_requests (sender_id, receiver_id, status) values
    (tests.person('author'), tests.person('friend'), 'accepted'),
    (tests.person('pending'), tests.person('author'), 'pending');
end
$$;
comment on function tests.meet() is
  'The cast: author; friend, whose request the author sent and who accepted; pending, who waits for the author''s '
  'answer; stranger; moderator; minor, aged 17. And anon, who has no account. Nobody else: a seeded database is emptied '
  'first, within the test''s transaction.';

create function tests.act_as(name text, signed_in interval default '1 minute') returns text
  language plpgsql
as $$
declare
  request_role text := case name when 'anon' then 'anon' else 'authenticated' end;
  subject text := case name when 'anon' then '' else tests.person(name)::text end;
begin
  perform set_config('request.jwt.claims',
    jsonb_strip_nulls(jsonb_build_object('role', request_role, 'sub', nullif(subject, ''), 'amr', case when subject <> '' then
      jsonb_build_array(jsonb_build_object('method', 'password', 'timestamp', floor(extract(epoch from now() - signed_in)))) end))::text,
    true);
  perform set_config('request.jwt.claim.sub', subject, true);
  perform set_config('request.jwt.claim.role', request_role, true);
  perform set_config('role', request_role, true);
  return '# as ' || name;
end
$$;
comment on function tests.act_as(text, interval) is
  'The statements that follow run as this person would run them through the API, who signed in so long ago.';

create function tests.act_as_server() returns text
  language plpgsql
as $$
begin
  perform set_config('request.jwt.claims', '', true);
  perform set_config('request.jwt.claim.sub', '', true);
  perform set_config('request.jwt.claim.role', '', true);
  perform set_config('role', 'none', true);
  return '# as the server';
end
$$;
comment on function tests.act_as_server() is 'Back to the owner of the tables, whom no policy holds.';

create function tests.store(bucket text, path text, mimetype text default 'image/png', size bigint default 1000)
  returns text
  language plpgsql security definer
  set search_path = ''
as $$
declare
  folder text := split_part(path, '/', 1);
begin
  insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
  values (
    bucket, path, case when folder ~ '^[0-9a-f-]{36}$' then folder::uuid end, folder, gen_random_uuid()::text,
    jsonb_build_object(
      'eTag', '"' || md5(path) || '"', 'size', size, 'mimetype', mimetype, 'cacheControl', 'max-age=3600',
      'lastModified', now(), 'contentLength', size, 'httpStatusCode', 200),
    '{}')
  on conflict (bucket_id, name) do update
    set owner = excluded.owner, owner_id = excluded.owner_id, version = excluded.version, metadata = excluded.metadata,
      user_metadata = excluded.user_metadata;
  return bucket || '/' || path;
end
$$;
comment on function tests.store(text, text, text, bigint) is
  'A file as the Storage server leaves it once its upload has ended, which replaces what is there by then: no policy is asked, '
  'triggers are. Size in bytes. Returns its address, bucket/path.';

create function tests.stored(bucket text, path text, mimetype text default 'image/png') returns text
  language plpgsql
  set search_path = ''
as $$
begin
  if not private.is_stored(bucket, path) then
    perform tests.store(bucket, path, mimetype);
  end if;
  return bucket || '/' || path;
end
$$;
comment on function tests.stored(text, text, text) is 'The address of a file that several rows show: stored when it is first asked for.';
create function tests.exported(part text) returns jsonb
  language sql
as $$
  select found -> 'rows' from jsonb_array_elements(public.export_my_data(array[part]) -> 'parts') as found where found ->> 'part' = part
$$;
comment on function tests.exported(text) is 'The first rows of a table in the caller''s export.';

grant execute on all functions in schema tests to anon, authenticated, service_role;
commit;

begin;
set local search_path = public, extensions;
select plan(1);
select has_function('tests', 'meet', 'the people of the tests can meet');
select finish();
rollback;
