-- A member's whole account: its e-mail, and how it is taken along as data and ended, which may take longer than a page of the app.

create function private.check_email_change() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if old.email_change_confirm_status is distinct from 1
    or (old.email_change_token_current <> '' and old.email_change_token_new <> '')
  then
    raise exception 'Both addresses have to confirm a new e-mail' using errcode = '42501';
  end if;
  if private.is_throwaway(new.email) then
    raise exception 'A throw-away address cannot be the e-mail of an account' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.check_email_change() is
  'Trigger: lets an e-mail that waits for its confirmation take the place of another once both addresses have confirmed it, so '
  'that one of them has spent its token. The auth server takes the code of one address twice where it was asked for with PKCE '
  '(2.196, internal/api/verify.go), and of the new one alone where double_confirm_changes is off. Administrators change it '
  'without. Definer: the auth server''s role has no rights on throwaway_domains.';

create trigger check_email_change
  before update of email on auth.users
  for each row when (old.email <> '' and old.email_change <> '' and new.email_change is distinct from old.email_change)
  execute function private.check_email_change();

create function private.files_of(member uuid) returns table (bucket text, path text, created_at timestamptz)
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  -- In plpgsql, so that the folder is a constant to the planner and the files are found by their beginning.
  return query
    select object.bucket_id, object.name, object.created_at from storage.objects as object
    where object.name like member || '/%' and object.bucket_id in ('user-assets', 'adult-assets', 'chat-assets')
    order by object.name;
end
$$;
comment on function private.files_of(uuid) is 'The stored files of a member.';

create function private.only(whole jsonb, columns text[]) returns jsonb
  language sql immutable parallel safe
  set search_path = ''
  return (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(whole) where key = any (columns));
comment on function private.only(jsonb, text[]) is 'Of a row as JSON, these columns alone.';

create function private.account_of(member uuid) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  account jsonb;
  source record;
  found_rows jsonb;
begin
  -- Named one by one: what the auth server adds one day may be a secret. Tables that a server lacks have nothing to tell.
  select jsonb_build_object('account', jsonb_build_object('sign_up', raw_user_meta_data) || private.only(to_jsonb(users), array[
    'id', 'role', 'email', 'email_confirmed_at', 'confirmed_at', 'invited_at', 'confirmation_sent_at', 'recovery_sent_at', 'email_change',
    'email_change_sent_at', 'reauthentication_sent_at', 'phone', 'phone_confirmed_at', 'phone_change', 'phone_change_sent_at',
    'last_sign_in_at', 'raw_app_meta_data', 'is_sso_user', 'is_anonymous', 'banned_until', 'created_at', 'updated_at']))
  into account from auth.users where id = member;
  for source in
    select * from (values
      ('identities', 'auth.identities', 'user_id = $1', array[
        'id', 'provider', 'provider_id', 'identity_data', 'email', 'last_sign_in_at', 'created_at', 'updated_at']),
      ('sessions', 'auth.sessions', 'user_id = $1', array[
        'id', 'ip', 'user_agent', 'aal', 'factor_id', 'not_after', 'refreshed_at', 'tag', 'created_at', 'updated_at']),
      ('mfa_factors', 'auth.mfa_factors', 'user_id = $1', array[
        'id', 'friendly_name', 'factor_type', 'status', 'phone', 'last_challenged_at', 'created_at', 'updated_at']),
      ('audit_log_entries', 'auth.audit_log_entries', 'payload ->> ''actor_id'' = $1::text', array[
        'id', 'payload', 'ip_address', 'created_at']),
      ('gone_members', 'private.gone_members', 'member_id = $1', array['until']),
      ('rate_levels', 'private.rate_levels', 'member_id = $1', array['action', 'level', 'measured_at'])
    ) as known (part, holder, condition, columns)
  loop
    continue when to_regclass(source.holder) is null;
    begin
      execute format('select coalesce(jsonb_agg(private.only(to_jsonb(item), $2)), ''[]'') from %s as item where %s',
        source.holder, source.condition) into found_rows using member, source.columns;
    exception when statement_too_complex then
      -- A log with so many entries of others, and no index, that pg_plan_filter lets nobody look through it.
      found_rows := 'null';
    end;
    account := account || jsonb_build_object(source.part, found_rows);
  end loop;
  return account;
end
$$;
comment on function private.account_of(uuid) is
  'What is held about a member beside what they wrote: account, identities, sessions with address and browser, factors, the log '
  'of the auth server (null where it is too long to be looked through), a ban, and measures. No secrets.';

create function private.export_parts() returns table (nth bigint, part text, holder text, conditions text[], keys text[], adds text)
  language sql immutable
  set search_path = ''
as $$
  -- Keys in the order of an index that begins with the member, and unique with them: a page begins where the one before ended.
  select row_number() over (), known.* from (values
    ('friend_requests', 'public.friend_requests', '{sender_id = $1, receiver_id = $1}'::text[], '{sender_id, receiver_id}'::text[], ''),
    ('set_aside_requests', 'public.set_aside_requests', '{receiver_id = $1}', '{sender_id}', ''),
    ('refused_requests', 'private.refused_requests', '{receiver_id = $1}', '{sender_id}', ''),
    ('withdrawn_requests', 'private.withdrawn_requests', '{sender_id = $1}', '{receiver_id}', ''),
    ('posts', 'public.posts', '{user_id = $1}', '{created_at, id}',
      $q$ || jsonb_build_object('likes_count', public.likes_count(item), 'comments_count', public.comments_count(item))$q$),
    ('post_likes', 'public.post_likes', '{user_id = $1}', '{post_id}', ''),
    ('post_comments', 'public.post_comments', '{user_id = $1}', '{id}', ''),
    ('saved_posts', 'public.saved_posts', '{user_id = $1}', '{post_id}', ''),
    ('chat_messages', 'public.chat_messages', '{sender_id = $1, receiver_id = $1}', '{changed_xid, id}', ''),
    ('chat_reads', 'public.chat_reads', '{user_id = $1}', '{friend_id}', ''),
    ('blog_posts', 'public.blog_posts', '{user_id = $1}', '{created_at, id}', ''),
    ('pet_profiles', 'public.pet_profiles', '{owner_id = $1}', '{created_at, id}', ''),
    ('pet_albums', 'public.pet_albums', '{pet_id in (select id from public.pet_profiles where owner_id = $1)}', '{id}', ''),
    ('portfolio_items', 'public.portfolio_items', '{user_id = $1}', '{created_at, id}', ''),
    ('album_pictures', 'public.album_pictures', '{owner_id = $1}', '{id}', ''),
    ('quantum_lux_experiences', 'public.quantum_lux_experiences', '{user_id = $1}', '{id}', ''),
    ('files', 'private.files_of($1)', '{true}', '{bucket, path}', ''),
    ('orphaned_files', 'public.orphaned_files', '{owner_id = $1}', '{bucket_id, path}', '')
  ) as known (part, holder, conditions, keys, adds)
$$;
comment on function private.export_parts() is
  'What members wrote, a table each in the order of an export: which rows are theirs ($1), by which columns they are in order, '
  'and what a row tells beside its columns.';

create function private.export_page(wanted text, after text[]) returns text
  language plpgsql immutable
  set search_path = ''
as $$
declare
  source record;
  keys text;
  beyond text := 'true';
begin
  select * into strict source from private.export_parts() as known where known.part = wanted;
  keys := array_to_string(source.keys, ', ');
  if cardinality(after) > 0 then
    beyond := format('(%s) > (%s)', keys, (select string_agg(quote_nullable(value), ', ') from unnest(after) as value));
  end if;
  return format(
    'select coalesce(jsonb_agg(page.told), ''[]''), count(*), jsonb_agg(page.key) -> -1 from (
       select told, jsonb_build_array(%s) as key from (%s) as found order by %s limit $2) as page',
    array_to_string(source.keys, '::text, ') || '::text',
    (select string_agg(format('(select to_jsonb(item)%s as told, %s from %s as item where %s and %s order by %s limit $2)',
      source.adds, keys, source.holder, condition, beyond, keys), ' union all ') from unnest(source.conditions) as condition),
    keys);
end
$$;
comment on function private.export_page(text, text[]) is
  'The query for at most $2 rows of a member ($1) behind a key: as JSON, how many, and the key of the last one.';

create function public.export_my_data(after text[] default null) returns jsonb
  language plpgsql security definer
  set search_path = ''
  set statement_timeout = '30s'
as $$
declare
  me uuid := auth.uid();
  begins bigint := coalesce((select known.nth from private.export_parts() as known where known.part = after[1]), 0);
  room integer := 1000;
  source record;
  told jsonb;
  amount integer;
  last_key jsonb;
  parts jsonb := '[]';
  next jsonb := 'null';
begin
  if not private.is_member() then
    return null;
  end if;
  if after is not null and begins = 0 then
    raise exception 'No such part of an export' using errcode = '22023';
  end if;
  -- The largest account takes a thousand calls: three exports an hour, or as many calls as they would need.
  perform private.fill_measure(me, 'exports', case when after is null then 1 else 0.001 end);
  for source in
    select * from private.export_parts() as known where known.nth >= begins order by known.nth
  loop
    execute private.export_page(source.part, case source.part when after[1] then after[2:] end)
    into told, amount, last_key using me, room;
    parts := parts || jsonb_build_object('part', source.part, 'rows', told);
    room := room - amount;
    if room = 0 then
      next := jsonb_build_array(source.part) || last_key;
      exit;
    end if;
  end loop;
  return jsonb_build_object('parts', parts, 'next', next) || case when after is null
    then jsonb_build_object('exported_at', now(), 'profile', (select to_jsonb(profile) from public.profiles as profile where id = me))
      || private.account_of(me)
    else '{}' end;
end
$$;
comment on function public.export_my_data(text[]) is
  'What the server holds about the caller, a thousand rows a call, so that no account is too large: in `parts` tables and rows '
  'of them, in the first call also the account and what belongs to it; `next` is the argument of the next call, null after the '
  'last one. Null for nobody. PT429 beyond the measure of exports. Definer: what the member once wrote belongs to the export '
  'even where a rule hides it today.';
grant execute on function public.export_my_data(text[]) to authenticated;

create function public.list_my_files() returns table (bucket_id text, path text)
  language sql stable security definer rows 100
  set search_path = ''
as $$
  select file.bucket, file.path from private.files_of((select auth.uid())) as file where (select private.is_member())
$$;
comment on function public.list_my_files() is
  'The stored files of the caller, in whatever folder: to be removed before the account. Definer: the Storage API lists '
  'one folder at a time.';
grant execute on function public.list_my_files() to authenticated;

create function private.signed_in_lately() returns boolean
  language sql stable
  set search_path = ''
as $$
  select exists (
    select from jsonb_path_query(
      auth.jwt(), 'lax $.amr[*] ? (@.method != "token_refresh").timestamp ? (@.type() == "number")') as seconds
    -- As numbers: a token may name a time that is none.
    where seconds::numeric between extract(epoch from now()) - 900 and extract(epoch from now()) + 60
  )
$$;
comment on function private.signed_in_lately() is
  'True for 15 minutes after the caller showed a password or a code, as the auth server writes it into each token of the '
  'session (amr), whose clock may be a minute ahead. Not iat: whoever holds a session renews it without either.';

create function public.forget_unfinished_devices() returns boolean
  language sql security definer
  set search_path = ''
as $$
  with forgotten as (
    delete from auth.mfa_factors
    where user_id = (select auth.uid()) and status = 'unverified' and (select private.is_member())
    returning 1
  )
  select exists (select from forgotten)
$$;
comment on function public.forget_unfinished_devices() is
  'Removes what the caller has begun to add as a second step and never finished, to make room; true if there was any. The auth '
  'server would tell of each by a mail that the account has a second step less. Definer: members have no right on auth.mfa_factors.';
grant execute on function public.forget_unfinished_devices() to authenticated;

create function public.delete_account() returns void
  language plpgsql security definer
  set search_path = ''
  set statement_timeout = '10min'
as $$
declare
  member uuid := auth.uid();
begin
  if member is null or not private.is_member() then
    raise exception 'Not signed in' using errcode = '42501';
  end if;
  if not private.signed_in_lately() then
    raise exception 'This needs a fresh sign-in' using
      errcode = '42501', hint = 'Sign in again: the last time has to be less than 15 minutes ago';
  end if;
  -- What the client could not remove before it called, also files that no row refers to.
  perform private.note_orphaned_files(array(select bucket || '/' || path from private.files_of(member)));
  begin
    perform pg_advisory_xact_lock_shared(hashtextextended('delete_account', 0));
    delete from auth.users where id = member;
  exception when deadlock_detected then
    -- Two who reacted to much of each other's leave at once. This one has let go of everything, and goes when nobody else does.
    perform pg_advisory_xact_lock(hashtextextended('delete_account', 0));
    delete from auth.users where id = member;
  end;
end
$$;
comment on function public.delete_account() is
  'Removes the caller and, by cascade, everything of theirs; others'' counters follow. Files still stored are put '
  'on the list of orphaned_files. Refused (42501, with a hint) unless the caller signed in within the last 15 minutes: '
  'a token that was stolen ends no account. Definer: members have no right on auth.users.';
grant execute on function public.delete_account() to authenticated;
