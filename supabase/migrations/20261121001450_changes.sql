-- The feed of changes: what happened to a member's messages, read receipts and friend requests, in one order, for windows that
-- were away or that the live connection told nothing (decision 70).
--
-- The order is that of transactions. What is written most tells its own place: a message by changed_xid, a receipt by read_xid.
-- What leaves no row behind, or is rare, is noted in private.changes. A transaction with a lesser number may end later, so a
-- cursor holds the snapshot in which everything was seen, not a number: whatever is not visible in it is still to be told.

create table private.changes (
  member_id uuid not null,
  xid xid8 not null default pg_current_xact_id(),
  id uuid not null default private.new_id(),
  kind text not null,
  operation text not null,
  record jsonb not null,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (member_id, xid, id)
);
comment on table private.changes is
  'Changes that no row tells any more, or that are rare: a row for each member concerned. Without foreign keys, which would lock '
  'others'' rows: it goes by itself after 31 days (forget_expired).';
comment on column private.changes.record is 'The row after the change; of a deletion what names the row.';
create index changes_age_idx on private.changes using brin (changed_at);

create function private.note_change(member uuid, kind text, operation text, record jsonb) returns void
  language sql
  set search_path = ''
as $$
  insert into private.changes (member_id, kind, operation, record) values (member, kind, operation, record)
$$;
comment on function private.note_change(uuid, text, text, jsonb) is
  'Puts a change into the feed of a member. Kinds and operations that an app does not know it passes over.';

create function private.note_set_aside() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.note_change(request.receiver_id, 'friend_requests', 'UPDATE', to_jsonb(request))
  from public.friend_requests as request
  where (request.sender_id, request.receiver_id) in ((new.sender_id, new.receiver_id), (old.sender_id, old.receiver_id));
  return null;
end
$$;
comment on function private.note_set_aside() is
  'Trigger: a request that its receiver sets aside, or takes up again, changes for their other windows.';

create trigger note_set_aside
  after insert or delete on public.set_aside_requests
  for each row when (pg_trigger_depth() = 0)
  execute function private.note_set_aside();

create function private.note_for_company(member uuid, operation text) returns void
  language sql
  set search_path = ''
as $$
  select private.note_change(other.id, 'member_cards', operation, jsonb_build_object('id', member))
  from (
    select receiver_id from public.friend_requests where sender_id = member
    union select sender_id from public.friend_requests where receiver_id = member
    union select user_id from public.chat_reads where friend_id = member
  ) as other (id)
$$;
comment on function private.note_for_company(uuid, text) is
  'Puts a change of a member into the feed of everybody who is a friend of theirs, asked or was asked, or has talked with them.';

create function private.note_end() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.note_for_company(old.id, 'DELETE');
  return old;
end
$$;
comment on function private.note_end() is
  'Trigger: an account that ends is one change to each who knew it, whatever goes with it. Before its friendships go.';

create trigger note_end before delete on public.member_cards
  for each row execute function private.note_end();

create function private.note_absence() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.note_for_company(card.id, 'UPDATE') from public.member_cards as card where card.id in (new.member_id, old.member_id);
  return null;
end
$$;
comment on function private.note_absence() is
  'Trigger: who is banned, or no longer, is a change to each who knows them. When a ban runs out there is none.';

create trigger note_absence after insert or update or delete on private.gone_members
  for each row execute function private.note_absence();

create type private.feed_place as (
  origin text,
  seen_at timestamptz,
  seen pg_snapshot,
  page_at timestamptz,
  page pg_snapshot,
  xid xid8,
  id uuid
);
comment on type private.feed_place is
  'A cursor of the feed: all that is visible in `seen`, a snapshot of the database `origin`, has been told, and of what `page` '
  'shows beyond it all until xid and id.';

create function private.feed_origin() returns text
  language plpgsql stable
  set search_path = ''
as $$
begin
  return (pg_control_system()).system_identifier || '/' || (pg_control_checkpoint()).timeline_id;
end
$$;
comment on function private.feed_origin() is
  'Names the database and its history: a restored one, or a replica that took over, counts transactions anew.';

create function private.feed_place_of(cursor text) returns private.feed_place
  language plpgsql stable
  set search_path = ''
as $$
declare
  place private.feed_place;
begin
  begin
    place := cursor::private.feed_place;
  exception when data_exception or syntax_error_or_access_rule_violation then
    place := null;
  end;
  if place.origin = private.feed_origin() and place.seen_at between now() - interval '30 days' and now() + interval '1 day'
    and pg_snapshot_xmax(coalesce(place.page, place.seen)) <= pg_snapshot_xmax(pg_current_snapshot())
    and num_nulls(place.page_at, place.page, place.xid, place.id) in (0, 4)
  then
    return place;
  end if;
  raise exception 'The cursor is unknown or older than 30 days' using
    errcode = '22023', hint = 'Begin with a cursor of null, then read everything anew';
end
$$;
comment on function private.feed_place_of(text) is 'Reads a cursor of the feed. 22023 for one that this database does not know or no longer serves.';

create type public.change as (cursor text, kind text, operation text, record json);
comment on type public.change is 'A row of get_changes_since.';

create function public.get_changes_since(cursor text default null, page_size integer default 200) returns setof public.change
  language plpgsql stable security definer rows 200
  set search_path = ''
  set plan_cache_mode = force_generic_plan
  set enable_sort = off
  set jit = off
as $$
declare
  me uuid := auth.uid();
  place private.feed_place;
  here pg_snapshot;
  here_at timestamptz;
  -- What the cursors of a page have in common.
  stem text;
  room integer := least(greatest(page_size, 1), 500);
  -- Rows of a copy may name transactions that are still to come here; those of the caller's own come after all others.
  last_xid xid8 := greatest(pg_snapshot_xmax(pg_current_snapshot()), pg_current_xact_id_if_assigned());
  from_xid xid8;
  from_id uuid;
  -- No transaction takes a day.
  earliest timestamptz;
  lowest uuid;
begin
  if not private.is_member() then
    return;
  end if;
  if cursor is null then
    place := row(private.feed_origin(), now(), pg_current_snapshot(), null, null, null, null);
    return next row(place::text, null, null, null)::public.change;
    return;
  end if;
  place := private.feed_place_of(cursor);
  loop
    here := coalesce(place.page, pg_current_snapshot());
    here_at := coalesce(place.page_at, now());
    from_xid := coalesce(place.xid, pg_snapshot_xmin(place.seen));
    from_id := coalesce(place.id, '00000000-0000-0000-0000-000000000000');
    earliest := place.seen_at - interval '1 day';
    lowest := private.least_id_since(earliest);
    stem := rtrim(row(place.origin, place.seen_at, place.seen, here_at, here, null, null)::private.feed_place::text, ',)');
    return query
    select case when nth = total and total < room
        then row(place.origin, here_at, here, null, null, null, null)::private.feed_place::text
        else stem || ',' || told.xid || ',' || told.id || ')'
      end, told.kind, told.operation, told.record
    from (
      select page.*, row_number() over (order by page.xid, page.id) as nth, count(*) over () as total
      from (
        (
          select changed_xid as xid, message.id::uuid as id, 'chat_messages' as kind, 'INSERT' as operation,
            to_json(message) as record
          from public.chat_messages as message
          where sender_id = me and (changed_xid, message.id) > (from_xid, from_id) and changed_xid <= last_xid
            and not pg_visible_in_snapshot(changed_xid, place.seen)
            and coalesce(pg_visible_in_snapshot(changed_xid, place.page), true)
            and message.id >= lowest and created_at >= earliest
          order by changed_xid, message.id
          limit room
        )
        union all
        (
          select changed_xid, message.id::uuid, 'chat_messages', 'INSERT', to_json(message)
          from public.chat_messages as message
          where receiver_id = me and (changed_xid, message.id) > (from_xid, from_id) and changed_xid <= last_xid
            and not pg_visible_in_snapshot(changed_xid, place.seen)
            and coalesce(pg_visible_in_snapshot(changed_xid, place.page), true)
            and message.id >= lowest and created_at >= earliest
          order by changed_xid, message.id
          limit room
        )
        union all
        (
          select read_xid, friend_id, 'chat_reads', 'UPDATE', json_build_object(
            'user_id', user_id, 'friend_id', friend_id, 'last_read_at', last_read_at, 'unread_count', unread_count)
          from public.chat_reads
          where user_id = me and (read_xid, friend_id) > (from_xid, from_id) and read_xid <= last_xid
            and not pg_visible_in_snapshot(read_xid, place.seen)
            and coalesce(pg_visible_in_snapshot(read_xid, place.page), true)
          order by read_xid, friend_id
          limit room
        )
        union all
        (
          select read_xid, user_id, 'chat_reads', 'UPDATE', json_build_object(
            'user_id', user_id, 'friend_id', friend_id, 'last_read_at', last_read_at)
          from public.chat_reads
          where friend_id = me and (read_xid, user_id) > (from_xid, from_id) and read_xid <= last_xid
            and not pg_visible_in_snapshot(read_xid, place.seen)
            and coalesce(pg_visible_in_snapshot(read_xid, place.page), true)
            and private.are_friends(user_id, me)
          order by read_xid, user_id
          limit room
        )
        union all
        (
          select change.xid, change.id, change.kind, change.operation, change.record::json
          from private.changes as change
          where change.member_id = me and (change.xid, change.id) > (from_xid, from_id) and change.xid <= last_xid
            and not pg_visible_in_snapshot(change.xid, place.seen)
            and coalesce(pg_visible_in_snapshot(change.xid, place.page), true)
            and change.changed_at >= earliest
          order by change.xid, change.id
          limit room
        )
        order by 1, 2
        limit room
      ) as page
    ) as told
    order by told.xid, told.id;
    -- After the last page of what one snapshot showed comes what has changed since.
    exit when found or place.page is null;
    place := row(place.origin, here_at, here, null, null, null, null);
  end loop;
end
$$;
comment on function public.get_changes_since(text, integer) is
  'What has happened to the caller''s messages, read receipts and friend requests since a cursor, at most 500 rows, in one order that '
  'depends on no clock. The cursor of the last row is where to go on; fewer rows than asked for are the last. Without a cursor one row, '
  'which tells where now is. kind: chat_messages, chat_reads, friend_requests, member_cards (somebody the caller knows), others later; '
  'operation: INSERT, UPDATE, DELETE, others later; record: the row, after a deletion what names it. 22023 for a cursor that is '
  'unknown or older than 30 days: then everything has to be read anew. Definer: as get_conversation.';
grant execute on function public.get_changes_since(text, integer) to authenticated;
