-- Brakes: how much one member may write, and how fast; and how many requests of one member are served at a time. One
-- table of limits, one counter a member and kind of row.

create table private.rate_limits (
  action text primary key,
  burst integer not null check (burst > 0),
  period interval not null check (period > '0')
);
comment on table private.rate_limits is
  'At most `burst` rows at once, and as many again spread over every `period`. The action is the name of the table, '
  '`files`, `megabytes` of files, `typing`, `read_receipts`, `exports` of one''s data, wrong `codes` of a second step, or `edits`: '
  'changes of what is there, in all tables together. May be changed while the server runs; what has no row has no limit.';

-- Changes of profiles are counted by themselves, since each writes the card that others search.
-- Far above what a person does in the app, far below what a script would like to do.
insert into private.rate_limits (action, burst, period) values
  ('profiles', 100, '1 hour'),
  ('posts', 300, '3 hours'),
  ('post_comments', 600, '2 hours'),
  ('post_likes', 1000, '1 hour'),
  ('saved_posts', 1000, '1 hour'),
  ('chat_messages', 1000, '10 minutes'),
  ('friend_requests', 100, '2 days'),
  ('set_aside_requests', 500, '1 hour'),
  ('blog_posts', 50, '1 day'),
  ('pet_profiles', 50, '1 day'),
  ('pet_albums', 200, '1 day'),
  ('portfolio_items', 200, '1 day'),
  ('album_pictures', 1000, '1 day'),
  ('quantum_lux_experiences', 50, '1 day'),
  ('edits', 300, '1 hour'),
  ('files', 300, '1 hour'),
  ('megabytes', 1000, '1 day'),
  -- The app tells it every three seconds, in each window.
  ('typing', 60, '1 minute'),
  -- The app sends one for what was read within half a second, and after an interruption one for each conversation read meanwhile.
  ('read_receipts', 300, '5 minutes'),
  ('exports', 3, '1 hour'),
  -- Three codes of a million are right at any moment: 720 tries a day find one in 500 of those who go on for a day.
  ('codes', 5, '10 minutes');

create table private.rate_levels (
  member_id uuid not null references auth.users (id) on delete cascade,
  action text not null references private.rate_limits (action) on delete cascade,
  level double precision not null,
  measured_at timestamptz not null,
  primary key (member_id, action)
) with (fillfactor = 50); -- Written at every insert: room for updates within the page.
comment on table private.rate_levels is
  'How full each member''s measure was when last looked at. It empties by burst in period. Deleting what was added '
  'does not give it back.';
create index rate_levels_action_idx on private.rate_levels (action);

create function private.fill_measure(member uuid, wanted text, amount double precision default 1) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  allowed double precision;
  seconds double precision;
  filled double precision;
begin
  select burst, extract(epoch from period) into allowed, seconds from private.rate_limits where action = wanted;
  if not found then
    return;
  end if;
  insert into private.rate_levels as known (member_id, action, level, measured_at)
  values (member, wanted, amount, clock_timestamp())
  on conflict (member_id, action) do update
    set level = excluded.level + greatest(0, known.level
          - greatest(0, extract(epoch from excluded.measured_at - known.measured_at)) * allowed / seconds),
        -- Its time was taken before waiting for who counted meanwhile.
        measured_at = greatest(known.measured_at, excluded.measured_at)
  returning level into filled;
  if filled > allowed then
    raise exception 'Too many %', wanted
      using errcode = case wanted when 'megabytes' then 'PT413' else 'PT429' end,
        hint = ceil((filled - allowed) * seconds / allowed)::text;
  end if;
end
$$;
comment on function private.fill_measure(uuid, text, double precision) is
  'Counts one row of a kind, or as many as told, for a member. Refuses (PT429, which the data API answers as HTTP 429) what goes beyond the '
  'limit; the hint holds the whole seconds until the same is accepted. For bytes the code is PT413: the Storage API passes on '
  'nothing but the code, by which the app knows that the wait is one of hours.';

create function private.limit_rate() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  -- The service key and the database's own roles act for nobody; who is no member is refused by the policies.
  if private.is_member() then
    perform private.fill_measure(auth.uid(), coalesce(tg_argv[0], tg_table_name));
  end if;
  return new;
end
$$;
comment on function private.limit_rate() is
  'Trigger: holds members to the limit of the table, or of the action that is its argument. Before each row, so that a '
  'request with thousands ends early.';

create function private.check_second_step(event jsonb) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  member uuid := event ->> 'user_id';
begin
  perform private.fill_measure(member, 'codes');
  if (event ->> 'valid')::boolean then
    delete from private.rate_levels where member_id = member and action = 'codes';
  end if;
  return '{"decision": "continue"}';
exception when sqlstate 'PT429' then
  return '{"decision": "reject",
    "message": "Fueron demasiados códigos equivocados, así que cerramos tus sesiones. Espera diez minutos y vuelve a entrar."}';
end
$$;
comment on function private.check_second_step(jsonb) is
  'Hook of the auth server, asked with its event at each code of a second step, which it has compared already and else tells nobody: '
  'beyond five wrong ones in ten minutes it refuses any, the right one too, and the auth server ends all sessions of the account. A '
  'right one empties the measure. Fails where it cannot count, and with it the sign-in.';

-- The embedded backend has no such role and asks by itself.
do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.check_second_step(jsonb) to supabase_auth_admin;
  end if;
end
$$;

create function private.request_slots() returns integer
  language sql immutable parallel safe
  set search_path = ''
  return 4;
comment on function private.request_slots() is
  'How many requests of one member the data API serves at a time. The app sends no more; a second window waits its turn.';
grant execute on function private.request_slots() to anon, authenticated;

create function private.api_connections() returns integer
  language sql immutable parallel safe
  set search_path = ''
  return 10;
comment on function private.api_connections() is
  'How many connections the data API has: by default ten. Whoever gives it more raises this with them.';
grant execute on function private.api_connections() to anon, authenticated;

create function private.long_slots() returns integer
  language sql immutable parallel safe
  set search_path = ''
  return 2;
comment on function private.long_slots() is
  'How many requests with a limit of their own (export, deletion of an account) the data API serves at a time, one of each member.';
grant execute on function private.long_slots() to anon, authenticated;

create function private.take_slot(kind text, slots integer) returns boolean
  language plpgsql volatile
  set search_path = ''
as $$
begin
  for slot in 1..slots loop
    if pg_try_advisory_xact_lock(hashtextextended(kind, slot)) then
      return true;
    end if;
  end loop;
  return false;
end
$$;
comment on function private.take_slot(text, integer) is
  'Takes the first free one of so many slots of a kind: a lock that ends with the transaction and leaves no row. False where all '
  'are taken.';
grant execute on function private.take_slot(text, integer) to anon, authenticated;

create function private.is_slot_taken(kind text, slot integer) returns boolean
  language plpgsql volatile
  set search_path = ''
as $$
begin
  -- Shared, so that two who look do not see each other; and given back at once.
  return not pg_try_advisory_lock_shared(hashtextextended(kind, slot))
    or not pg_advisory_unlock_shared(hashtextextended(kind, slot));
end
$$;
comment on function private.is_slot_taken(text, integer) is 'Whether somebody has this slot.';
grant execute on function private.is_slot_taken(text, integer) to anon, authenticated;

create function private.check_request() returns void
  language plpgsql
  set search_path = ''
as $$
declare
  member text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub';
  half constant integer := private.api_connections() / 2;
begin
  -- The service key acts for nobody, and who has no account has no name by which they could be counted.
  if member is null then
    return;
  end if;
  -- By the limit that the API has set, not by the path: that one is written as its sender likes (/rpc/export%5Fmy_data).
  if current_setting('statement_timeout')::interval > interval '8 seconds'
    and not (private.take_slot('long request of ' || member, 1) and private.take_slot('long request', private.long_slots())) then
    raise exception 'Too many long requests at once' using errcode = 'PT429', hint = '10';
  end if;
  if private.take_slot('request of ' || member, 1) then
    perform private.take_slot('request', private.api_connections());
    return;
  end if;
  -- Those of the first half first: where somebody has one behind it, the half is full, or has just been.
  if private.take_slot('further request of ' || member, private.request_slots() - 1) and private.take_slot('request', half)
    and not (private.is_slot_taken('request', half + 1) or private.is_slot_taken('request', half + 2)) then
    return;
  end if;
  raise exception 'Too many requests at once' using errcode = 'PT429', hint = '1';
end
$$;
comment on function private.check_request() is
  'Asked by the data API before each statement, within its transaction. One request of a member is always served; further '
  'ones, up to four, while all members together have fewer than half of the connections; one that may take long (a limit beyond '
  'the 8 s that no role exceeds) if it is the only such one of its member, and one of two. Else PT429, whose hint is the seconds '
  'to wait. The timeout bounds a statement; without this a few members hold every connection of the API.';
grant usage on schema private to anon;
grant execute on function private.check_request() to anon, authenticated;

-- The embedded backend has no such role and asks by itself.
do $$
begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'private.check_request';
  end if;
end
$$;
notify pgrst, 'reload config';
