-- Chat between accepted friends. The client chooses the id, so a retried send cannot double a message.

create table public.chat_messages (
  id uuid primary key default gen_random_uuid(),
  sender_id uuid not null default auth.uid() references public.member_cards (id) on delete cascade,
  receiver_id uuid not null references public.member_cards (id) on delete cascade,
  content text,
  file_url text,
  file_type text,
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.chat_messages is 'Messages between two friends. They stay readable to both after the friendship ends.';
comment on column public.chat_messages.id is
  'Chosen by the client: sending again after a lost answer ends in 23505, not in a second message.';
comment on column public.chat_messages.file_url is
  'Path in bucket chat-assets: <sender>/chat/<receiver>/<file>. Shown by signed address.';
comment on column public.chat_messages.file_type is 'MIME type of the file.';

-- A conversation is two ranges of the first index, one a direction; the others read all that one member sent or
-- received since an instant, and serve the foreign keys.
create index chat_messages_conversation_idx
  on public.chat_messages (sender_id, receiver_id, created_at desc, id desc);
create index chat_messages_sent_idx on public.chat_messages (sender_id, created_at, id);
create index chat_messages_received_idx on public.chat_messages (receiver_id, created_at, id);

revoke all on public.chat_messages from anon, authenticated;
grant select, delete on public.chat_messages to authenticated;
grant insert (id, sender_id, receiver_id, content, file_url, file_type) on public.chat_messages to authenticated;

create function private.check_message() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  perform private.require_text('content', new.content, case when new.file_url is null then 1 else 0 end, 4000);
  if new.file_url !~ ('^' || new.sender_id || '/chat/' || new.receiver_id || '/[^/]+$') then
    raise exception 'file_url must be a file sent in this conversation' using errcode = '22023';
  end if;
  if (new.file_url is null) <> (new.file_type is null) then
    raise exception 'file_url and file_type go together' using errcode = '22023';
  end if;
  perform private.require_text('file_type', new.file_type, 0, 127);
  return new;
end
$$;
comment on function private.check_message() is
  'Refuses (22023) a message without text or file, over 4000 characters, or with a file of another conversation.';

create trigger check_message
  before insert or update on public.chat_messages
  for each row execute function private.check_message();

alter table public.chat_messages enable row level security;

create policy "Both sides read their messages" on public.chat_messages
  for select to authenticated
  using (sender_id = (select auth.uid()) or receiver_id = (select auth.uid()));

create policy "Members write to their friends" on public.chat_messages
  for insert to authenticated
  with check (sender_id = (select auth.uid()) and private.are_friends((select auth.uid()), receiver_id));

create policy "Senders delete their messages" on public.chat_messages
  for delete to authenticated
  using (sender_id = (select auth.uid()));

create function public.get_conversation(
  friend_id uuid,
  before_time timestamptz default 'infinity',
  before_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  page_size integer default 50
) returns setof public.chat_messages
  language sql stable
  set search_path = ''
as $$
  -- Each direction is read from its index and stops at the page: cost does not grow with the conversation.
  -- (A coalesce around the bounds would count as leaky and keep them out of the index, below the policy.)
  select * from (
    (
      select * from public.chat_messages
      where sender_id = (select auth.uid()) and receiver_id = friend_id
        and (created_at, id) < (before_time, before_id)
      order by created_at desc, id desc
      limit least(page_size, 100)
    )
    union all
    (
      select * from public.chat_messages
      where sender_id = friend_id and receiver_id = (select auth.uid())
        and (created_at, id) < (before_time, before_id)
      order by created_at desc, id desc
      limit least(page_size, 100)
    )
  ) as page
  order by created_at desc, id desc
  limit least(page_size, 100)
$$;
comment on function public.get_conversation(uuid, timestamptz, uuid, integer) is
  'One page of the caller''s conversation with a member, newest first, at most 100 messages. '
  'before_time and before_id: the oldest message already held (its created_at and id); without them the newest page.';
grant execute on function public.get_conversation(uuid, timestamptz, uuid, integer) to authenticated;

create function public.get_messages_since(
  since timestamptz,
  after_id uuid default '00000000-0000-0000-0000-000000000000',
  page_size integer default 200
) returns setof public.chat_messages
  language sql stable
  set search_path = ''
as $$
  select * from (
    (
      select * from public.chat_messages
      where sender_id = (select auth.uid()) and (created_at, id) > (since, after_id)
      order by created_at, id
      limit least(page_size, 500)
    )
    union all
    (
      select * from public.chat_messages
      where receiver_id = (select auth.uid()) and (created_at, id) > (since, after_id)
      order by created_at, id
      limit least(page_size, 500)
    )
  ) as page
  order by created_at, id
  limit least(page_size, 500)
$$;
comment on function public.get_messages_since(timestamptz, uuid, integer) is
  'What the caller sent and received after an instant, oldest first, at most 500 messages: to catch up after an '
  'interruption. since and after_id: created_at and id of the last message held; without after_id the instant is included.';
grant execute on function public.get_messages_since(timestamptz, uuid, integer) to authenticated;

create function public.get_latest_message() returns setof public.chat_messages
  language sql stable rows 1
  set search_path = ''
as $$
  select * from (
    (
      select * from public.chat_messages
      where sender_id = (select auth.uid())
      order by created_at desc, id desc
      limit 1
    )
    union all
    (
      select * from public.chat_messages
      where receiver_id = (select auth.uid())
      order by created_at desc, id desc
      limit 1
    )
  ) as latest
  order by created_at desc, id desc
  limit 1
$$;
comment on function public.get_latest_message() is
  'The newest message the caller sent or received; no row when there is none.';
grant execute on function public.get_latest_message() to authenticated;

-- Delivered to whoever may read the row. Only this table is published: a deletion is announced to every
-- subscriber with the row's primary key, which here is a random id but elsewhere would name two members.
alter publication supabase_realtime add table public.chat_messages;
