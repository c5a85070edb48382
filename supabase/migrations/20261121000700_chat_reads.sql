-- How far each member has read each conversation, and how many messages wait. The count is kept and not
-- computed, so that asking for it costs the same with 5 or 5,000 friends.

create table public.chat_reads (
  user_id uuid not null references public.member_cards (id) on delete cascade,
  friend_id uuid not null references public.member_cards (id) on delete cascade,
  last_read_at timestamptz not null default '-infinity',
  unread_count integer not null default 0 constraint chat_reads_unread_not_negative check (unread_count >= 0),
  primary key (user_id, friend_id)
);
comment on table public.chat_reads is 'Read marks, one row a member and conversation. Seen by that member only.';
comment on column public.chat_reads.last_read_at is 'Moves forward only, by mark_conversation_read.';
comment on column public.chat_reads.unread_count is 'Messages received after last_read_at. Kept by trigger on chat_messages.';

create index chat_reads_friend_idx on public.chat_reads (friend_id);
create index chat_reads_unread_idx on public.chat_reads (user_id) where unread_count > 0;

revoke all on public.chat_reads from anon, authenticated;
grant select on public.chat_reads to authenticated;

create function private.count_received_messages() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  insert into public.chat_reads as mark (user_id, friend_id, unread_count)
  select receiver_id, sender_id, count(*) from added_rows group by receiver_id, sender_id
  on conflict (user_id, friend_id) do update set unread_count = mark.unread_count + excluded.unread_count;
  return null;
end
$$;
comment on function private.count_received_messages() is 'Keeps chat_reads.unread_count. Definer: members cannot write it.';

create trigger count_received_messages
  after insert on public.chat_messages
  referencing new table as added_rows
  for each statement execute function private.count_received_messages();

create function private.count_withdrawn_messages() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update public.chat_reads as mark
  set unread_count = greatest(0, mark.unread_count - withdrawn.unread)
  from (
    select receiver_id, sender_id, count(*) as unread
    from removed_rows
    join public.chat_reads as seen on seen.user_id = receiver_id and seen.friend_id = sender_id
    where removed_rows.created_at > seen.last_read_at
    group by receiver_id, sender_id
  ) as withdrawn
  where mark.user_id = withdrawn.receiver_id and mark.friend_id = withdrawn.sender_id;
  return null;
end
$$;
comment on function private.count_withdrawn_messages() is
  'Takes deleted messages that were not read yet out of chat_reads.unread_count.';

create trigger count_withdrawn_messages
  after delete on public.chat_messages
  referencing old table as removed_rows
  for each statement execute function private.count_withdrawn_messages();

alter table public.chat_reads enable row level security;

create policy "Only for living accounts" on public.chat_reads
  as restrictive for all to authenticated
  using ((select private.is_member()));

create policy "Members read their own read marks" on public.chat_reads
  for select to authenticated
  using (user_id = (select auth.uid()));

create function public.mark_conversation_read(friend_id uuid, up_to timestamptz default clock_timestamp()) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  reader uuid := auth.uid();
  mark timestamptz;
begin
  if not private.is_member() then
    return;
  end if;
  -- Locked before counting: a message that arrives meanwhile is either counted here or added afterwards.
  select last_read_at into mark from public.chat_reads as known
  where known.user_id = reader and known.friend_id = mark_conversation_read.friend_id
  for update;
  mark := greatest(mark, least(up_to, clock_timestamp()));
  update public.chat_reads as known
  set last_read_at = mark, unread_count = (
    select count(*) from public.chat_messages as message
    where message.sender_id = mark_conversation_read.friend_id and message.receiver_id = reader
      and message.created_at > mark
  )
  where known.user_id = reader and known.friend_id = mark_conversation_read.friend_id;
end
$$;
comment on function public.mark_conversation_read(uuid, timestamptz) is
  'The caller has read the conversation with this member up to an instant: the created_at of the newest message '
  'shown, by default now. Never moves backwards, never into the future. Definer: clients cannot write marks.';
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
