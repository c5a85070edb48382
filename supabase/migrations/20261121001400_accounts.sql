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

create function public.export_my_data() returns jsonb
  language sql stable security definer
  set search_path = ''
  set statement_timeout = '30s'
as $$
  -- Definer: what the member once wrote belongs to the export even where a rule hides it today.
  with me as (select auth.uid() as id where private.is_member())
  select jsonb_build_object(
    'exported_at', now(),
    'account', (select jsonb_build_object(
        'id', id, 'email', email, 'created_at', created_at, 'email_confirmed_at', email_confirmed_at,
        'sign_up', raw_user_meta_data)
      from auth.users where id = me.id),
    'profile', (select to_jsonb(profile) from public.profiles as profile where id = me.id),
    'friend_requests', to_jsonb(array(
      select to_jsonb(request) from public.friend_requests as request where me.id in (sender_id, receiver_id)
      order by created_at)),
    'set_aside_requests', to_jsonb(array(
      select to_jsonb(aside) from public.set_aside_requests as aside where receiver_id = me.id order by created_at)),
    'refused_requests', to_jsonb(array(
      select to_jsonb(refused) from private.refused_requests as refused where receiver_id = me.id order by refused_at)),
    'withdrawn_requests', to_jsonb(array(
      select to_jsonb(withdrawn) from private.withdrawn_requests as withdrawn where sender_id = me.id order by withdrawn_at)),
    'posts', to_jsonb(array(
      select to_jsonb(post) || jsonb_build_object(
        'likes_count', public.likes_count(post), 'comments_count', public.comments_count(post))
      from public.posts as post where user_id = me.id order by created_at)),
    'post_likes', to_jsonb(array(
      select to_jsonb(liked) from public.post_likes as liked where user_id = me.id order by created_at)),
    'post_comments', to_jsonb(array(
      select to_jsonb(comment) from public.post_comments as comment where user_id = me.id order by created_at)),
    'saved_posts', to_jsonb(array(
      select to_jsonb(saved) from public.saved_posts as saved where user_id = me.id order by created_at)),
    'chat_messages', to_jsonb(array(
      select to_jsonb(message) from public.chat_messages as message where sender_id = me.id or receiver_id = me.id
      order by created_at)),
    'chat_reads', to_jsonb(array(
      select to_jsonb(mark) from public.chat_reads as mark where user_id = me.id order by last_read_at)),
    'blog_posts', to_jsonb(array(
      select to_jsonb(blog) from public.blog_posts as blog where user_id = me.id order by created_at)),
    'pet_profiles', to_jsonb(array(
      select to_jsonb(pet) from public.pet_profiles as pet where owner_id = me.id order by created_at)),
    'pet_albums', to_jsonb(array(
      select to_jsonb(album) from public.pet_profiles as pet
      join public.pet_albums as album on album.pet_id = pet.id
      where pet.owner_id = me.id order by album.created_at)),
    'portfolio_items', to_jsonb(array(
      select to_jsonb(item) from public.portfolio_items as item where user_id = me.id order by created_at)),
    'album_pictures', to_jsonb(array(
      select to_jsonb(picture) from public.album_pictures as picture where owner_id = me.id order by created_at, id)),
    'quantum_lux_experiences', to_jsonb(array(
      select to_jsonb(experience) from public.quantum_lux_experiences as experience where user_id = me.id
      order by created_at)),
    'files', to_jsonb(array(select to_jsonb(file) from private.files_of(me.id) as file)),
    'orphaned_files', to_jsonb(array(
      select jsonb_build_object('bucket', bucket_id, 'path', path, 'orphaned_at', orphaned_at)
      from public.orphaned_files where owner_id = me.id order by orphaned_at))
  )
  from me
$$;
comment on function public.export_my_data() is
  'Everything the server holds about the caller as one JSON object, a key a table; `account` with what was given at '
  'the sign-up, files by bucket and path. Null for nobody. Definer: what the member once wrote belongs to the export '
  'even where a rule hides it today.';
grant execute on function public.export_my_data() to authenticated;

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
    where to_timestamp(seconds::double precision) > now() - interval '15 minutes'
  )
$$;
comment on function private.signed_in_lately() is
  'True for 15 minutes after the caller showed a password or a code, as the auth server writes it into each token of the '
  'session (amr). Not iat: whoever holds a session renews it without either.';

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
