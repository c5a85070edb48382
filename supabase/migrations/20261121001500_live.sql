-- Live: what members hear at once, over private channels of Supabase Realtime (Broadcast and Presence).
--
-- Topics (design §5): member:<id> carries database events for that member alone; conversation:<a>:<b>, ids in
-- ascending order, that one of two friends is writing, told by tell_typing; presence:<id> whether a member is there.
-- The schema realtime is Supabase's own. Realtime asks for a right by writing a message of the topic, reading it as
-- the member, and undoing both; it asks when a channel is joined and again with each new token.

create function private.announce_to_both() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  present jsonb := to_jsonb(new) - 'changed_xid';
  past jsonb := to_jsonb(old);
  -- A message's own table is its month.
  name text := (select relname from pg_catalog.pg_class where oid = coalesce(pg_partition_root(tg_relid), tg_relid));
  change jsonb := jsonb_build_object(
    'version', 1,
    'schema', 'public',
    'table', name,
    'operation', tg_op,
    'record', present,
    'old_record', (select jsonb_object_agg(field, past -> field) from unnest(tg_argv) as field where past is not null));
  sender uuid := coalesce(present, past) ->> 'sender_id';
  receiver uuid := coalesce(present, past) ->> 'receiver_id';
  hearer uuid;
  is_asked boolean;
begin
  foreach hearer in array array[sender, receiver] loop
    is_asked := hearer = receiver and name = 'friend_requests' and auth.uid() is not distinct from sender;
    continue when is_asked and (
      private.is_refused(sender, receiver)
      or private.is_asked_again(sender, receiver, (coalesce(present, past) ->> 'created_at')::timestamptz));
    if not private.is_gone(hearer) and not (is_asked and tg_op = 'DELETE' and past ->> 'status' = 'pending') then
      perform realtime.send(change, tg_op, 'member:' || hearer, true);
    end if;
    -- New messages stand in the feed of changes by themselves.
    if name <> 'chat_messages' or tg_op <> 'INSERT' then
      perform private.note_change(hearer, name, tg_op, case tg_op when 'DELETE' then change -> 'old_record' else present end);
    end if;
  end loop;
  return null;
end
$$;
comment on function private.announce_to_both() is
  'Trigger: tells sender and receiver of a row what happened to it, on their own topics and in the format of '
  'realtime.broadcast_changes, with the version of that format, and puts it into their feeds of changes. Who is gone hears nothing, '
  'even on a channel that is still open; who refused a request learns nothing of the next ones. A request that is withdrawn and made '
  'again is told once a day; that it was withdrawn stands in the feed alone. The arguments are the columns that old_record may hold. '
  'Definer: members have no right to send there. Never fails: realtime.send turns its errors into warnings. Never certain to arrive '
  'either: Realtime drops what is beyond its limit (decision 58).';

-- Rows that go because an account goes are not announced: there may be a hundred thousand of them. Within a cascade
-- the depth is above 0. The account itself is, once to each friend (announce_end).

create trigger announce_new_message
  after insert on public.chat_messages
  for each row when (pg_trigger_depth() = 0)
  execute function private.announce_to_both();

-- Of a deleted message no text is written down again.
create trigger announce_deleted_message
  after delete on public.chat_messages
  for each row when (pg_trigger_depth() = 0)
  execute function private.announce_to_both('id', 'sender_id', 'receiver_id');

create trigger announce_friend_request
  after insert or delete on public.friend_requests
  for each row when (pg_trigger_depth() = 0)
  execute function private.announce_to_both('sender_id', 'receiver_id', 'status', 'created_at');

create trigger announce_friendship
  after update of status on public.friend_requests
  for each row when (old.status <> 'accepted' and new.status = 'accepted' and pg_trigger_depth() = 0)
  execute function private.announce_to_both('sender_id', 'receiver_id', 'status', 'created_at');

create function private.most_told() returns integer
  language sql immutable
  set search_path = ''
  return 500;
comment on function private.most_told() is
  'How many friends of an account hear that it has ended: each event counts against the limit of the whole project.';

create function private.announce_end() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform realtime.send(
    jsonb_build_object('version', 1, 'schema', 'public', 'table', 'friend_requests', 'operation', 'DELETE', 'record', null, 'old_record', friendship),
    'DELETE', 'member:' || friend_id, true)
  from (
    select friend.id as friend_id, friend.friendship
    from (
      select receiver_id as id, to_jsonb(request) as friendship from public.friend_requests as request
      where sender_id = old.id and status = 'accepted'
      union all
      select sender_id, to_jsonb(request) from public.friend_requests as request
      where receiver_id = old.id and status = 'accepted'
    ) as friend
    left join public.chat_reads as mark on mark.user_id = old.id and mark.friend_id = friend.id
    where not exists (select from private.gone_members where member_id = friend.id and until > now())
    order by mark.latest_at desc nulls last
    limit private.most_told()
  ) as told;
  return old;
end
$$;
comment on function private.announce_end() is
  'Trigger: tells the friends of an account that ends, or is banned, as if their friendship had ended: one event each and none a '
  'message, to no more of them than most_told, with whom it talked last. Who is not told learns it from the feed of changes. '
  'Definer: the auth server''s role has no rights there.';

create trigger announce_deleted_account
  before delete on auth.users
  for each row when (old.email_confirmed_at is not null)
  execute function private.announce_end();

create trigger announce_banned_account
  after update of banned_until, deleted_at on auth.users
  for each row when (
    (old.deleted_at is null and new.deleted_at is not null) or (new.banned_until > now() and old.banned_until is distinct from new.banned_until))
  execute function private.announce_end();

create function private.is_own_conversation(topic text) returns boolean
  language sql stable
  set search_path = ''
as $$
  select coalesce(
    topic = 'conversation:' || one || ':' || other
      and one < other
      and (select auth.uid()) in (one, other)
      and private.are_friends(one, other),
    false)
  from (
    select private.to_uuid(split_part(topic, ':', 2)) as one, private.to_uuid(split_part(topic, ':', 3)) as other
  ) as members
$$;
comment on function private.is_own_conversation(text) is
  'True for the topic conversation:<a>:<b> of the caller and an accepted friend, ids in ascending order.';
grant execute on function private.is_own_conversation(text) to authenticated;

create function private.is_friends_presence(topic text) returns boolean
  language sql stable
  set search_path = ''
as $$
  select topic like 'presence:%'
    and private.are_friends((select auth.uid()), private.to_uuid(substr(topic, length('presence:') + 1)))
$$;
comment on function private.is_friends_presence(text) is 'True for the topic presence:<id> of an accepted friend.';
grant execute on function private.is_friends_presence(text) to authenticated;

create policy "Cosmia: members hear what is meant for them" on realtime.messages
  for select to authenticated
  using (
    topic = (select realtime.topic())
    and (select private.is_member())
    and case extension
      when 'broadcast' then
        (select realtime.topic() = 'member:' || (select auth.uid()) or private.is_own_conversation(realtime.topic()))
      when 'presence' then
        (select realtime.topic() = 'presence:' || (select auth.uid()) or private.is_friends_presence(realtime.topic()))
      else false
    end
  );

-- Realtime counts the events of a whole project. Beyond its limit it closes channels for what members send, and drops without
-- a word what the database sends (decision 58), for everybody: so no member sends any.
create policy "Cosmia: members show that they are there" on realtime.messages
  for insert to authenticated
  with check (
    topic = (select realtime.topic())
    and (select private.is_member())
    and extension = 'presence' and (select realtime.topic() = 'presence:' || (select auth.uid()))
  );

create function public.tell_typing(friend_id uuid) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if not private.is_member() or not private.are_friends(auth.uid(), friend_id) then
    raise exception 'Only friends are told' using errcode = '42501';
  end if;
  perform private.fill_measure(auth.uid(), 'typing');
  perform realtime.send(
    jsonb_build_object('user_id', auth.uid()), 'typing',
    'conversation:' || least(auth.uid(), friend_id) || ':' || greatest(auth.uid(), friend_id), true);
end
$$;
comment on function public.tell_typing(uuid) is
  'Tells an accepted friend that the caller is writing, on their conversation''s topic: the event typing, with user_id. 42501 '
  'for who is no friend, PT429 beyond the limit. Definer: members have no right to send there.';
grant execute on function public.tell_typing(uuid) to authenticated;
