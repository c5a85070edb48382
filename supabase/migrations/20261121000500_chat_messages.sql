-- Chat between accepted friends. The client chooses the id, so a retried send cannot double a message.
--
-- The table consists of months (decision 52, the next migration): ranges of ids, since an id begins with its time. The id
-- alone so stays the key of all of them. Pages are ordered by created_at, the server's clock; the id, by the client's, is at
-- most 30 days older and a day younger, so that what was written in a span of time lies in few months.

create table public.chat_messages (
  id public.client_id primary key default private.new_id(),
  sender_id uuid not null default auth.uid() references public.member_cards (id) on delete cascade,
  receiver_id uuid not null references public.member_cards (id) on delete cascade,
  content text constraint chat_messages_content_length check (char_length(content) <= 4000),
  file_url public.file_address constraint chat_messages_file_of_conversation check (
    private.is_own_file(file_url, 'chat-assets', sender_id)
    and split_part(file_url, '/', 3) = 'chat' and split_part(file_url, '/', 4) = receiver_id::text
    and split_part(file_url, '/', 5) <> '' and split_part(file_url, '/', 6) = ''),
  file_type text constraint chat_messages_file_type_length check (char_length(file_type) <= 127),
  file_name text constraint chat_messages_file_name_plain check (
    file_name is null or char_length(file_name) between 1 and 255
    and file_name !~ '[/\\\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f'
      '\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]|[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]{2}|^\.+$'
    and not private.is_blank(file_name)),
  file_size integer constraint chat_messages_file_size_told check (file_size between 0 and 25 * 1024 * 1024),
  media_width integer,
  media_height integer,
  created_at timestamptz not null default clock_timestamp(),
  changed_xid xid8 not null default pg_current_xact_id(),
  constraint chat_messages_file_has_type check ((file_url is null) = (file_type is null)),
  constraint chat_messages_file_of_facts check (file_url is not null or num_nonnulls(file_name, file_size, media_width) = 0),
  constraint chat_messages_media_size check (
    num_nulls(media_width, media_height) = 2
    or (num_nulls(media_width, media_height) = 0 and (file_type like 'image/%' or file_type like 'video/%')
      and media_width between 1 and 65535 and media_height between 1 and 65535)),
  constraint chat_messages_not_empty check (not private.is_blank(content) or file_url is not null)
) partition by range (id);
comment on table public.chat_messages is 'Messages between two friends. They stay readable to both after the friendship ends.';
comment on column public.chat_messages.file_url is
  'chat-assets/<sender>/chat/<receiver>/<file>. Shown by signed address.';
comment on column public.chat_messages.file_type is 'MIME type of the file, as it is stored.';
comment on column public.chat_messages.file_name is
  'What its sender calls it, without folders and without characters that break a line, turn its direction or push its '
  'ending out of sight: a name never looks like another. Without it the path tells.';
comment on column public.chat_messages.file_size is 'Bytes, as its sender''s app tells them.';
comment on column public.chat_messages.media_width is
  'Pixels of an image or video, as its sender''s app tells them: it is shown at these proportions before it is loaded.';
comment on column public.chat_messages.media_height is 'As media_width; both or none.';
comment on column public.chat_messages.changed_xid is 'The transaction that wrote it: its place in the feed of changes (get_changes_since).';

create table private.chat_messages_other partition of public.chat_messages default;
alter table private.chat_messages_other enable row level security;
comment on table private.chat_messages_other is
  'Messages of a month that has no table of its own, so that none is refused. add_message_months takes them out again.';

-- A conversation is one range of the first index, whoever wrote, and asked for by these two expressions no other can
-- serve it: by sender and receiver the planner took, of a month, all that a member had received. The others read all that
-- one member sent or received, in the order of the feed of changes, and serve the foreign keys.
create index chat_messages_conversation_idx
  on public.chat_messages (least(sender_id, receiver_id), greatest(sender_id, receiver_id), created_at desc, id desc);
create index chat_messages_sent_idx on public.chat_messages (sender_id, changed_xid, id);
create index chat_messages_received_idx on public.chat_messages (receiver_id, changed_xid, id);

revoke all on public.chat_messages from anon, authenticated;
grant select, delete on public.chat_messages to authenticated;
grant insert (
  id, sender_id, receiver_id, content, file_url, file_type, file_name, file_size, media_width, media_height
) on public.chat_messages to authenticated;

select private.hold_files('public.chat_messages', 'file_url', 'any');

create function private.check_file_type() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if not exists (
    select from storage.objects
    where bucket_id = 'chat-assets' and name = substr(new.file_url, length('chat-assets/') + 1)
      and private.file_type(metadata) = new.file_type
  ) then
    raise exception 'file_type must be that of the stored file' using errcode = '22023';
  end if;
  return null;
end
$$;
comment on function private.check_file_type() is
  'Trigger: what is shown as a picture is one. After the row, as hold_file.';

create trigger check_file_type after insert on public.chat_messages
  for each row when (new.file_url is not null) execute function private.check_file_type();

create trigger limit_rate before insert on public.chat_messages
  for each row execute function private.limit_rate('chat_messages');

-- In plpgsql, as what nearly each request asks.
create function private.least_id(moment timestamptz) returns uuid
  language plpgsql immutable parallel safe
  set search_path = ''
as $$
begin
  return (lpad(to_hex(floor(extract(epoch from greatest(timestamptz '1970-01-01Z', least(moment, timestamptz '9999-01-01Z'))) * 1000)::bigint), 12, '0')
    || '70008000000000000000')::uuid;
end
$$;
comment on function private.least_id(timestamptz) is 'The least id that tells this time, to the millisecond.';

create function private.least_id_since(moment timestamptz) returns uuid
  language plpgsql stable parallel safe
  set search_path = ''
as $$
begin
  return private.least_id(moment - interval '720 hours');
end
$$;
comment on function private.least_id_since(timestamptz) is
  'No message written at or after an instant has a lesser id: one may have waited 30 days for its server.';

create function private.id_beyond(moment timestamptz) returns uuid
  language plpgsql stable parallel safe
  set search_path = ''
as $$
begin
  return private.least_id(moment + interval '24 hours 1 millisecond');
end
$$;
comment on function private.id_beyond(timestamptz) is
  'Every message written until an instant has a lesser id: the clock that made it may be a day ahead.';

create function private.check_id_time() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if new.id >= private.least_id_since(new.created_at) and new.id < private.id_beyond(new.created_at) then
    return new;
  end if;
  if exists (select from public.chat_messages where id = new.id) then
    raise exception 'This message is there already' using errcode = '23505';
  end if;
  raise exception 'The id is not of this time'
    using errcode = 'PT422', hint = floor(extract(epoch from clock_timestamp()) * 1000)::bigint::text;
end
$$;
comment on function private.check_id_time() is
  'Trigger: an id is at most 30 days older than its message and a day younger. Else PT422 (HTTP 422), whose hint is the server''s '
  'time in milliseconds since 1970: the client may make another id by it, since a message that is there already ends in 23505.';

create trigger check_id_time before insert on public.chat_messages
  for each row execute function private.check_id_time();

alter table public.chat_messages enable row level security;

create policy "Only for living accounts" on public.chat_messages
  as restrictive for all to authenticated
  using ((select private.is_member()));

create policy "Both sides read their messages" on public.chat_messages
  for select to authenticated
  using (sender_id = (select auth.uid()) or receiver_id = (select auth.uid()));

create policy "Members write to their friends" on public.chat_messages
  for insert to authenticated
  with check (
    sender_id = (select auth.uid()) and private.are_friends((select auth.uid()), receiver_id)
    and not private.is_gone(receiver_id));

create policy "Senders delete their messages" on public.chat_messages
  for delete to authenticated
  using (sender_id = (select auth.uid()));

-- The reading functions run with their owner's rights and name the caller themselves. Under the policy, whose `or`
-- the planner answers with both indexes and a sort, they would read everything the member ever wrote and received.
-- They keep one plan for all calls, of all months, and pass over those that the bounds of id leave out when they run.

create function public.get_conversation(
  friend_id uuid,
  before_time timestamptz default 'infinity',
  before_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  page_size integer default 50
) returns setof public.chat_messages
  language plpgsql stable security definer
  set search_path = ''
  set plan_cache_mode = force_generic_plan
  set enable_sort = off
as $$
declare
  -- Asked once and not of each row, as the bounds of id below.
  one uuid := least(auth.uid(), friend_id);
  other uuid := greatest(auth.uid(), friend_id);
  missing integer := least(page_size, 100);
  until timestamptz := before_time;
  until_id uuid := before_id;
  found_rows integer;
  since timestamptz;
  lowest uuid;
  beyond uuid;
begin
  if not private.is_member() then
    return;
  end if;
  -- First the last weeks alone, which are two or three months: most pages are full then.
  foreach since in array array[least(before_time, now()) - interval '1000 hours', '-infinity'] loop
    lowest := private.least_id_since(since);
    beyond := private.id_beyond(until);
    -- Read from its index, and stops at the page. By the planner's guess two members write each other little, which is read
    -- whole and sorted: so sorting is off, and the cost does not grow with the conversation.
    return query
    select * from public.chat_messages
    where least(sender_id, receiver_id) = one and greatest(sender_id, receiver_id) = other
      and (created_at, id) < (until, until_id) and created_at >= since
      and id >= lowest and id < beyond
    order by created_at desc, id desc
    limit missing;
    get diagnostics found_rows = row_count;
    missing := missing - found_rows;
    exit when missing <= 0;
    until := since;
    until_id := '00000000-0000-0000-0000-000000000000';
  end loop;
end
$$;
comment on function public.get_conversation(uuid, timestamptz, uuid, integer) is
  'One page of the caller''s conversation with a member, newest first, at most 100 messages. '
  'before_time and before_id: the oldest message already held (its created_at and id); without them the newest page.';
grant execute on function public.get_conversation(uuid, timestamptz, uuid, integer) to authenticated;
