-- Friendship: one row a pair, asked by one, accepted by the other, ended by either.

create type public.friend_request_status as enum ('pending', 'accepted');

create table public.friend_requests (
  sender_id uuid not null default auth.uid() references public.member_cards (id) on delete cascade,
  receiver_id uuid not null references public.member_cards (id) on delete cascade,
  status public.friend_request_status not null default 'pending',
  created_at timestamptz not null default now(),
  primary key (sender_id, receiver_id),
  constraint friend_requests_not_self check (sender_id <> receiver_id)
);
comment on table public.friend_requests is
  'A request, and once accepted the friendship itself. Deleting it refuses, withdraws or ends.';

create unique index friend_requests_pair_key
  on public.friend_requests (least(sender_id, receiver_id), greatest(sender_id, receiver_id));
comment on index public.friend_requests_pair_key is 'One row a pair, whichever of the two asked.';
create index friend_requests_receiver_idx on public.friend_requests (receiver_id, sender_id);
create index friend_requests_pending_idx on public.friend_requests (receiver_id, created_at desc, sender_id desc)
  where status = 'pending';

revoke all on public.friend_requests from anon, authenticated;
grant select, delete on public.friend_requests to authenticated;
grant insert (sender_id, receiver_id) on public.friend_requests to authenticated;
grant update (status) on public.friend_requests to authenticated;

create trigger limit_rate before insert on public.friend_requests
  for each row execute function private.limit_rate();
create trigger limit_edits before update on public.friend_requests
  for each row execute function private.limit_rate('edits');

alter table public.friend_requests enable row level security;

create function private.are_friends(one uuid, other uuid) returns boolean
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  return exists (
    select from public.friend_requests
    where status = 'accepted'
      and least(sender_id, receiver_id) = least(one, other)
      and greatest(sender_id, receiver_id) = greatest(one, other)
  ) and not exists (select from private.gone_members where member_id in (one, other) and until > now());
end
$$;
comment on function private.are_friends(uuid, uuid) is
  'True when the two members have an accepted request, whoever sent it, and neither is gone.';
grant execute on function private.are_friends(uuid, uuid) to authenticated;

create function private.my_friends() returns setof uuid
  language sql stable security definer rows 50
  set search_path = ''
as $$
  select friend.id
  from (
    select receiver_id as id from public.friend_requests where sender_id = (select auth.uid()) and status = 'accepted'
    union all
    select sender_id from public.friend_requests where receiver_id = (select auth.uid()) and status = 'accepted'
  ) as friend
  where not exists (select from private.gone_members where member_id = friend.id and until > now())
$$;
comment on function private.my_friends() is
  'The caller''s accepted friends who are not gone, for policies: read once a query and looked up by hash, where asking are_friends for '
  'each row would let one request without a filter work for seconds.';
grant execute on function private.my_friends() to authenticated;

create policy "Only for living accounts" on public.friend_requests
  as restrictive for all to authenticated
  using ((select private.is_member()));

create policy "Both sides read a request" on public.friend_requests
  for select to authenticated
  using (sender_id = (select auth.uid()) or receiver_id = (select auth.uid()));

create policy "Members ask others, in their own name" on public.friend_requests
  for insert to authenticated
  with check (
    sender_id = (select auth.uid()) and receiver_id <> (select auth.uid()) and not private.is_gone(receiver_id));

create policy "Only the receiver accepts" on public.friend_requests
  for update to authenticated
  using (receiver_id = (select auth.uid()))
  with check (receiver_id = (select auth.uid()) and status = 'accepted' and not private.is_gone(sender_id));

create policy "Both sides withdraw, refuse or end it" on public.friend_requests
  for delete to authenticated
  using (sender_id = (select auth.uid()) or receiver_id = (select auth.uid()));

create policy "Members read their own and their friends' profiles" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()) or id in (select private.my_friends()));

create function public.get_friends() returns table (id uuid, username text, avatar_url text)
  language sql stable
  set search_path = ''
as $$
  select card.id, card.username, card.avatar_url
  from private.my_friends() as friend (id)
  join public.member_cards as card on card.id = friend.id
  order by lower(card.username) collate "C"
$$;
comment on function public.get_friends() is
  'The caller''s accepted friends who are not gone (id, username, avatar_url), by username in code order.';
grant execute on function public.get_friends() to authenticated;

-- Put away without an answer. In a table of its own, since who asked reads the row of the request and hears its changes.

create table public.set_aside_requests (
  receiver_id uuid not null default auth.uid(),
  sender_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (receiver_id, sender_id),
  constraint set_aside_requests_request foreign key (sender_id, receiver_id)
    references public.friend_requests (sender_id, receiver_id) on delete cascade
);
comment on table public.set_aside_requests is
  'Requests that their receiver wants out of sight, to be answered another day. Seen by the receiver only: who asked is '
  'told nothing. It goes with its request.';

revoke all on public.set_aside_requests from anon, authenticated;
grant select, delete on public.set_aside_requests to authenticated;
grant insert (receiver_id, sender_id) on public.set_aside_requests to authenticated;

create trigger limit_rate before insert on public.set_aside_requests
  for each row execute function private.limit_rate();

alter table public.set_aside_requests enable row level security;

create policy "Only for living accounts" on public.set_aside_requests
  as restrictive for all to authenticated
  using ((select private.is_member()));

create policy "Receivers see what they set aside" on public.set_aside_requests
  for select to authenticated
  using (receiver_id = (select auth.uid()));

create policy "Receivers set requests aside" on public.set_aside_requests
  for insert to authenticated
  with check (receiver_id = (select auth.uid()));

create policy "Receivers take them up again" on public.set_aside_requests
  for delete to authenticated
  using (receiver_id = (select auth.uid()));

-- Asked again. Who was refused, or withdrew what was put away, may ask at once; but for a month it is put away unseen and
-- unheard, so that nobody is worn down. Who asked is told nothing, as of every request that is put away.

create table private.refused_requests (
  receiver_id uuid not null references public.member_cards (id) on delete cascade,
  sender_id uuid not null references public.member_cards (id) on delete cascade,
  refused_at timestamptz not null default now(),
  primary key (receiver_id, sender_id)
);
comment on table private.refused_requests is 'Whose requests a member refused, or put away before they were withdrawn.';
create index refused_requests_sender_idx on private.refused_requests (sender_id);

create function private.is_refused(sender uuid, receiver uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select from private.refused_requests
    where receiver_id = receiver and sender_id = sender and refused_at > now() - interval '30 days'
  )
$$;
comment on function private.is_refused(uuid, uuid) is 'True for 30 days after the receiver refused a request of the sender.';

-- Withdrawn and asked again, as often as the limit allows: a request like any other, but heard of once a day.

create table private.withdrawn_requests (
  sender_id uuid not null references public.member_cards (id) on delete cascade,
  receiver_id uuid not null references public.member_cards (id) on delete cascade,
  withdrawn_at timestamptz not null default now(),
  primary key (sender_id, receiver_id)
);
comment on table private.withdrawn_requests is
  'Who withdrew a request that had not been answered, and when first within a day. Older ones mean nothing (forget_expired).';
create index withdrawn_requests_receiver_idx on private.withdrawn_requests (receiver_id);

create function private.is_asked_again(sender uuid, receiver uuid, asked_at timestamptz) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select from private.withdrawn_requests
    where sender_id = sender and receiver_id = receiver
      and withdrawn_at > now() - interval '1 day' and withdrawn_at <= asked_at
  )
$$;
comment on function private.is_asked_again(uuid, uuid, timestamptz) is
  'True for a request made within a day after the same sender withdrew one. asked_at: its created_at.';

create function private.remember_refusal() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if auth.uid() = old.receiver_id or exists (
    select from public.set_aside_requests as aside
    where aside.receiver_id = old.receiver_id and aside.sender_id = old.sender_id)
  then
    insert into private.refused_requests as known (receiver_id, sender_id) values (old.receiver_id, old.sender_id)
    on conflict (receiver_id, sender_id) do update set refused_at = excluded.refused_at;
  elsif auth.uid() = old.sender_id then
    insert into private.withdrawn_requests as known (sender_id, receiver_id) values (old.sender_id, old.receiver_id)
    on conflict (sender_id, receiver_id) do update set withdrawn_at = excluded.withdrawn_at
      where known.withdrawn_at <= now() - interval '1 day';
  end if;
  return old;
end
$$;
comment on function private.remember_refusal() is
  'Trigger: a request that its receiver deletes, or had put away, is refused for a while; of one that its sender withdraws it is '
  'noted when. Before the row goes, and with it the note that it was put away.';

create trigger remember_refusal before delete on public.friend_requests
  for each row when (old.status = 'pending' and pg_trigger_depth() = 0)
  execute function private.remember_refusal();

create function private.keep_refusal() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  -- Who asks, or accepts, thinks otherwise now.
  delete from private.refused_requests as known
  where (known.receiver_id, known.sender_id) = case
    when new.status = 'accepted' then (new.receiver_id, new.sender_id) else (new.sender_id, new.receiver_id) end;
  if new.status = 'accepted' then
    delete from private.withdrawn_requests where sender_id = new.sender_id and receiver_id = new.receiver_id;
  end if;
  if new.status = 'pending' and private.is_refused(new.sender_id, new.receiver_id) then
    insert into public.set_aside_requests (receiver_id, sender_id) values (new.receiver_id, new.sender_id);
  end if;
  return null;
end
$$;
comment on function private.keep_refusal() is
  'Trigger: puts away what is asked again within the time of a refusal, which ends when its author asks or accepts. Who accepts '
  'forgets what was withdrawn, too.';

create trigger keep_refusal after insert or update of status on public.friend_requests
  for each row execute function private.keep_refusal();

create function public.received_requests(
  set_aside boolean,
  before_time timestamptz default 'infinity',
  before_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  page_size integer default 50
) returns table (id uuid, username text, avatar_url text, created_at timestamptz)
  language sql stable security definer rows 50
  set search_path = ''
as $$
  select card.id, card.username, card.avatar_url, request.created_at
  from public.friend_requests as request
  join public.member_cards as card on card.id = request.sender_id
  where request.receiver_id = (select auth.uid()) and request.status = 'pending'
    and not private.is_gone(request.sender_id)
    and (request.created_at, request.sender_id) < (before_time, before_id)
    and received_requests.set_aside = exists (
      select from public.set_aside_requests as aside
      where aside.receiver_id = request.receiver_id and aside.sender_id = request.sender_id)
    and (select private.is_member())
  order by request.created_at desc, request.sender_id desc
  limit least(page_size, 100)
$$;
comment on function public.received_requests(boolean, timestamptz, uuid, integer) is
  'One page of who waits for the caller''s answer, at most 100, the latest first: those set aside, or those that are not. '
  'before_time and before_id: the last one already held (its created_at and id). Definer: read from its index, it stops '
  'at the page.';
grant execute on function public.received_requests(boolean, timestamptz, uuid, integer) to authenticated;

create function public.common_friends(member_id uuid)
  returns table (id uuid, username text, avatar_url text, total integer)
  language sql stable security definer rows 3
  set search_path = ''
as $$
  select card.id, card.username, card.avatar_url, (count(*) over ())::integer
  from (
    select receiver_id as id from public.friend_requests
    where sender_id = member_id and status = 'accepted'
    union all
    select sender_id from public.friend_requests
    where receiver_id = member_id and status = 'accepted'
  ) as theirs
  join private.my_friends() as mine (id) on mine.id = theirs.id
  join public.member_cards as card on card.id = theirs.id
  where member_id <> (select auth.uid()) and not (select private.is_gone(member_id)) and (select private.is_member())
  order by lower(card.username) collate "C"
  limit 3
$$;
comment on function public.common_friends(uuid) is
  'Three of the caller''s friends at most that are friends of that member too, by username in code order, each with how '
  'many there are in all. Of a member''s other friends it tells nothing. Definer: of the friendships of others nobody '
  'reads the rows.';
grant execute on function public.common_friends(uuid) to authenticated;
