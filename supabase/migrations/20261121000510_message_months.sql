-- The months of public.chat_messages (decision 52). Whoever reads or writes does so through that table, by its rules:
-- nobody has a right on a month itself.

create function private.add_message_month(month timestamp) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  name text := 'chat_messages_' || to_char(month, 'YYYY_MM');
  first uuid := private.least_id(month at time zone 'UTC');
  beyond uuid := private.least_id((month + interval '1 month') at time zone 'UTC');
  strays boolean := exists (select from private.chat_messages_other where id >= first and id < beyond);
begin
  -- Made by itself and then attached: nobody waits who reads or writes meanwhile.
  execute format('create table private.%I (like public.chat_messages including all)', name);
  execute format('alter table private.%I enable row level security', name);
  execute format('comment on table private.%I is %L', name, 'Messages whose ids tell a time of ' || to_char(month, 'YYYY-MM') || ' (UTC).');
  if strays then
    -- Detached they have no triggers: to move is neither to send nor to delete.
    alter table public.chat_messages detach partition private.chat_messages_other;
    execute format(
      'with moved as (delete from private.chat_messages_other where id >= %L and id < %L returning *)
       insert into private.%I select * from moved', first, beyond, name);
  end if;
  execute format('alter table public.chat_messages attach partition private.%I for values from (%L) to (%L)', name, first, beyond);
  if strays then
    alter table public.chat_messages attach partition private.chat_messages_other default;
  end if;
end
$$;
comment on function private.add_message_month(timestamp) is
  'Makes the table of a month, UTC, and moves there what lies in chat_messages_other. Called by add_message_months alone.';

create function private.add_message_months() returns integer
  language plpgsql
  set search_path = ''
  set lock_timeout = '2s'
as $$
declare
  month timestamp;
  added integer := 0;
begin
  for month in
    select generate_series(
      date_trunc('month', (now() - interval '720 hours') at time zone 'UTC'), now() at time zone 'UTC' + interval '2 months',
      interval '1 month')
    union
    select distinct date_trunc('month',
      to_timestamp(('x' || replace(left(id::text, 13), '-', ''))::bit(48)::bigint / 1000.0) at time zone 'UTC')
    from private.chat_messages_other
    order by 1
  loop
    if to_regclass('private.chat_messages_' || to_char(month, 'YYYY_MM')) is null then
      perform private.add_message_month(month);
      added := added + 1;
    end if;
  end loop;
  return added;
end
$$;
comment on function private.add_message_months() is
  'Makes the months that messages written now may belong to, two to come, and those of messages that have none, and answers how '
  'many. Waits 2 s for who holds the table, then fails and is asked again the next day. For the owner.';

create function private.drop_message_month(month timestamp) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  name text := 'chat_messages_' || to_char(month, 'YYYY_MM');
  marks text := format(
    '(mark.user_id, mark.friend_id) in (
       select sender_id, receiver_id from private.%1$I union select receiver_id, sender_id from private.%1$I)
     and (mark.unread_count > 0 or mark.latest_at <= (select max(created_at) from private.%1$I))', name);
begin
  if exists (select from pg_catalog.pg_inherits where inhrelid = to_regclass('private.' || name)) then
    raise exception '% is in use: detach it first', name using errcode = '55006';
  end if;
  execute format('select private.release_addresses(array_agg(file_url::text) filter (where file_url is not null)) from private.%I', name);
  -- In the order of everybody else, and then anew: what arrived meanwhile is counted.
  execute 'select from public.chat_reads as mark where ' || marks || ' order by mark.user_id, mark.friend_id for update';
  execute '
    update public.chat_reads as mark set
      unread_count = (
        select count(*) from public.chat_messages
        where least(sender_id, receiver_id) = least(mark.user_id, mark.friend_id)
          and greatest(sender_id, receiver_id) = greatest(mark.user_id, mark.friend_id)
          and sender_id <> mark.user_id and created_at > mark.last_read_at),
      latest_at = (
        select max(created_at) from public.chat_messages
        where least(sender_id, receiver_id) = least(mark.user_id, mark.friend_id)
          and greatest(sender_id, receiver_id) = greatest(mark.user_id, mark.friend_id))
    where ' || marks;
  execute format('drop table private.%I', name);
end
$$;
comment on function private.drop_message_month(timestamp) is
  'Drops the table of a month that was detached from chat_messages: its files go on the list of those to remove, and read marks '
  'forget it. Nobody is told, and nobody waits who writes to others. For the owner.';

select private.add_message_months();
select private.run_by_clock('add_message_months', '29 2 * * *', 'select private.add_message_months()');
