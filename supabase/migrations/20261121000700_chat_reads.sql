-- What each member's list of conversations shows: how far each is read, how many messages wait, and when the two last
-- talked. All is kept and not computed.
--
-- Each message rewrites the rows of both sides, so no index holds what it changes: the row's new version then stays on its page
-- and writes to none (HOT), for which each page keeps a fifth free. A member's conversations are read whole and sorted. Reading a
-- conversation does write to indexes, and is rarer.

create table public.chat_reads (
  user_id uuid not null references public.member_cards (id) on delete cascade,
  friend_id uuid not null references public.member_cards (id) on delete cascade,
  last_read_at timestamptz not null default '-infinity',
  unread_count integer not null default 0 constraint chat_reads_unread_not_negative check (unread_count >= 0),
  latest_at timestamptz,
  read_xid xid8,
  primary key (user_id, friend_id)
) with (fillfactor = 80);
comment on table public.chat_reads is 'Read marks, one row a member and conversation. Seen by that member only.';
comment on column public.chat_reads.last_read_at is
  'The newest received message that was read. Moves forward only, by mark_conversation_read.';
comment on column public.chat_reads.unread_count is 'Messages received after last_read_at. Kept by trigger on chat_messages.';
comment on column public.chat_reads.latest_at is 'When either of the two last wrote. Kept by trigger on chat_messages.';
comment on column public.chat_reads.read_xid is
  'The transaction that last moved last_read_at: its place in the feed of changes (get_changes_since). Null if nothing was read.';

create index chat_reads_read_idx on public.chat_reads (user_id, read_xid, friend_id) where read_xid is not null;
create index chat_reads_friend_idx on public.chat_reads (friend_id, read_xid, user_id);

revoke all on public.chat_reads from anon, authenticated;
grant select on public.chat_reads to authenticated;

create function private.note_new_messages() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  -- In one order for everybody: two who write to each other at once would wait for each other for ever.
  insert into public.chat_reads as mark (user_id, friend_id, unread_count, latest_at)
  select user_id, friend_id, sum(unread), max(written_at)
  from (
    select receiver_id, sender_id, 1, created_at from added_rows
    union all
    select sender_id, receiver_id, 0, created_at from added_rows
  ) as side (user_id, friend_id, unread, written_at)
  group by user_id, friend_id
  order by user_id, friend_id
  on conflict (user_id, friend_id) do update set
    unread_count = mark.unread_count + excluded.unread_count,
    latest_at = greatest(mark.latest_at, excluded.latest_at);
  return null;
end
$$;
comment on function private.note_new_messages() is
  'Keeps chat_reads.unread_count and latest_at. Definer: members cannot write them.';

create trigger note_new_messages
  after insert on public.chat_messages
  referencing new table as added_rows
  for each statement execute function private.note_new_messages();

create function private.note_withdrawn_messages() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform from public.chat_reads as mark
  where (mark.user_id, mark.friend_id) in (
    select receiver_id, sender_id from removed_rows union select sender_id, receiver_id from removed_rows)
  order by mark.user_id, mark.friend_id
  for update;
  update public.chat_reads as mark
  set unread_count = greatest(0, mark.unread_count - withdrawn.unread), latest_at = (
    select max(created_at) from public.chat_messages
    where least(sender_id, receiver_id) = least(mark.user_id, mark.friend_id)
      and greatest(sender_id, receiver_id) = greatest(mark.user_id, mark.friend_id))
  from (
    select user_id, friend_id, count(*) filter (where is_received and removed.created_at > seen.last_read_at) as unread
    from (
      select receiver_id, sender_id, created_at, true from removed_rows
      union all
      select sender_id, receiver_id, created_at, false from removed_rows
    ) as removed (user_id, friend_id, created_at, is_received)
    join public.chat_reads as seen using (user_id, friend_id)
    group by user_id, friend_id
  ) as withdrawn
  where mark.user_id = withdrawn.user_id and mark.friend_id = withdrawn.friend_id;
  return null;
end
$$;
comment on function private.note_withdrawn_messages() is
  'Takes deleted messages out of chat_reads: those not read yet out of unread_count, the newest out of latest_at.';

create trigger note_withdrawn_messages
  after delete on public.chat_messages
  referencing old table as removed_rows
  for each statement execute function private.note_withdrawn_messages();

alter table public.chat_reads enable row level security;

create policy "Only for living accounts" on public.chat_reads
  as restrictive for all to authenticated
  using ((select private.is_member()));

create policy "Members read their own read marks" on public.chat_reads
  for select to authenticated
  using (user_id = (select auth.uid()));

create function private.announce_read(mark public.chat_reads) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  change jsonb := jsonb_build_object('version', 1, 'schema', 'public', 'table', 'chat_reads', 'operation', 'UPDATE');
  record jsonb := jsonb_build_object('user_id', mark.user_id, 'friend_id', mark.friend_id, 'last_read_at', mark.last_read_at);
begin
  perform realtime.send(
    change || jsonb_build_object('record', record || jsonb_build_object('unread_count', mark.unread_count)),
    'UPDATE', 'member:' || mark.user_id, true);
  if private.are_friends(mark.user_id, mark.friend_id) then
    perform realtime.send(change || jsonb_build_object('record', record), 'UPDATE', 'member:' || mark.friend_id, true);
  end if;
end
$$;
comment on function private.announce_read(public.chat_reads) is
  'Tells the reader''s other windows and, while the two are friends, the writer how far a conversation was read, on '
  'their own topics. Called by mark_conversation_read alone, with its rights.';

create function public.mark_conversation_read(friend_id uuid, up_to timestamptz default clock_timestamp()) returns void
  language plpgsql security definer
  set search_path = ''
  set plan_cache_mode = force_generic_plan
as $$
declare
  reader uuid := auth.uid();
  -- Of the two the friend is who is not the reader: asked so, only the index of conversations serves.
  one uuid := least(reader, friend_id);
  other uuid := greatest(reader, friend_id);
  mark public.chat_reads;
  reached timestamptz;
  lowest uuid;
begin
  if not private.is_member() then
    return;
  end if;
  -- First, in the order in which who writes takes the same locks.
  perform private.fill_measure(reader, 'read_receipts');
  -- Locked before counting: a message that arrives meanwhile is either counted here or added afterwards.
  select * into mark from public.chat_reads as known
  where known.user_id = reader and known.friend_id = mark_conversation_read.friend_id
  for update;
  if mark.user_id is null then
    return;
  end if;
  lowest := private.least_id_since(mark.last_read_at);
  -- A message, not an instant: who asks a thousand times moves nothing and tells nobody.
  select message.created_at into reached from public.chat_messages as message
  where least(message.sender_id, message.receiver_id) = one and greatest(message.sender_id, message.receiver_id) = other
    and message.sender_id <> reader and message.created_at > mark.last_read_at and message.created_at <= least(up_to, clock_timestamp())
    and message.id >= lowest
  order by message.created_at desc
  limit 1;
  reached := coalesce(reached, mark.last_read_at);
  if reached = '-infinity' or (reached <= mark.last_read_at and mark.unread_count = 0) then
    return;
  end if;
  update public.chat_reads as known
  set last_read_at = greatest(mark.last_read_at, reached), read_xid = pg_current_xact_id(), unread_count = (
    select count(*) from public.chat_messages as message
    where least(message.sender_id, message.receiver_id) = one and greatest(message.sender_id, message.receiver_id) = other
      and message.sender_id <> reader and message.created_at > greatest(mark.last_read_at, reached)
      and message.id >= lowest
  )
  where known.user_id = reader and known.friend_id = mark.friend_id
  returning known.* into mark;
  perform private.announce_read(mark);
end
$$;
comment on function public.mark_conversation_read(uuid, timestamptz) is
  'The caller has read the conversation with this member up to an instant: the created_at of the newest message '
  'shown, by default now. Never moves backwards. Tells the caller''s other windows and the writer. PT429 beyond the limit '
  '(read_receipts), and nothing is marked. Definer: clients cannot write marks.';
grant execute on function public.mark_conversation_read(uuid, timestamptz) to authenticated;

create function public.get_unread_counts() returns table (friend_id uuid, unread_count integer)
  language sql stable
  set search_path = ''
as $$
  select friend_id, unread_count from public.chat_reads
  where user_id = (select auth.uid()) and unread_count > 0
$$;
comment on function public.get_unread_counts() is 'Who wrote messages that the caller has not read, and how many.';
grant execute on function public.get_unread_counts() to authenticated;

create function public.get_conversations(page_size integer default 100)
  returns table (
    friend_id uuid, unread_count integer, last_read_at timestamptz, friend_read_at timestamptz,
    latest_id uuid, latest_sender_id uuid, latest_content text, latest_file_type text, latest_file_name text,
    latest_at timestamptz)
  language plpgsql stable security definer rows 50
  set search_path = ''
  set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  me uuid := auth.uid();
begin
  if not private.is_member() then
    return;
  end if;
  return query
  with own as (
    (
      select * from public.chat_reads as mark
      where mark.user_id = me and mark.unread_count > 0
      order by mark.latest_at desc
      limit least(page_size, 100)
    )
    union
    (
      select * from public.chat_reads as mark
      where mark.user_id = me and mark.latest_at is not null
      order by mark.latest_at desc
      limit least(page_size, 100)
    )
  ), months as materialized (
    -- Asked once a month and not of each conversation.
    select month, private.least_id_since(month) as lowest, private.id_beyond(month + interval '1 month') as beyond
    from (select distinct date_trunc('month', latest_at) as month from own) as each
  )
  select own.friend_id, own.unread_count, nullif(own.last_read_at, '-infinity'),
    case when private.are_friends(own.user_id, own.friend_id) then nullif(theirs.last_read_at, '-infinity') end,
    latest.id::uuid, latest.sender_id, left(latest.content, 200), latest.file_type, latest.file_name, latest.created_at
  from own
  join months on month = date_trunc('month', own.latest_at)
  left join public.chat_reads as theirs on theirs.user_id = own.friend_id and theirs.friend_id = own.user_id
  cross join lateral (
    select * from public.chat_messages as message
    where least(message.sender_id, message.receiver_id) = least(own.user_id, own.friend_id)
      and greatest(message.sender_id, message.receiver_id) = greatest(own.user_id, own.friend_id)
      and message.created_at = own.latest_at and message.id >= months.lowest and message.id < months.beyond
    order by message.id desc
    limit 1
  ) as latest
  order by own.latest_at desc, own.friend_id;
end
$$;
comment on function public.get_conversations(integer) is
  'The caller''s conversations for a list, newest first: the latest ones and all with something unread, at most 100 of '
  'each, with the first 200 characters of the last message, how far the caller and how far the friend has read. '
  'friend_read_at is null unless the two are friends. Definer: as get_conversation.';
grant execute on function public.get_conversations(integer) to authenticated;
