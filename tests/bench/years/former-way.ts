/**
 * Messages and read marks as they were kept before decision 52, beside those of today and with the same rows: one table with random
 * ids, a conversation in two ranges of its index, and read marks in order of a column that each message changes. Indexes are as full
 * as ones that grew by random keys.
 */
export const formerWay = `
  create schema former;
  create table former.chat_messages (like public.chat_messages including defaults including constraints);
  alter table former.chat_messages alter id type uuid, alter id set default gen_random_uuid();
  create table former.chat_reads (like public.chat_reads including defaults including constraints);

  insert into former.chat_messages (id, sender_id, receiver_id, content, created_at)
  select gen_random_uuid(), sender_id, receiver_id, content, created_at from public.chat_messages;
  insert into former.chat_reads select * from public.chat_reads;

  alter table former.chat_messages add primary key (id) with (fillfactor = 70);
  create index on former.chat_messages (sender_id, receiver_id, created_at desc, id desc) with (fillfactor = 70);
  create index on former.chat_messages (sender_id, created_at, id) with (fillfactor = 70);
  create index on former.chat_messages (receiver_id, created_at, id) with (fillfactor = 70);
  alter table former.chat_reads add primary key (user_id, friend_id) with (fillfactor = 70);
  create index on former.chat_reads (friend_id) with (fillfactor = 70);
  create index on former.chat_reads (user_id, latest_at desc) with (fillfactor = 70) where unread_count > 0;
  create index on former.chat_reads (user_id, latest_at desc) with (fillfactor = 70) where latest_at is not null;

  alter table former.chat_messages
    add foreign key (sender_id) references public.member_cards (id) not valid,
    add foreign key (receiver_id) references public.member_cards (id) not valid;
  alter table former.chat_reads
    add foreign key (user_id) references public.member_cards (id) not valid,
    add foreign key (friend_id) references public.member_cards (id) not valid;

  create function former.note_new_messages() returns trigger
    language plpgsql security definer
    set search_path = ''
  as $$
  begin
    insert into former.chat_reads as mark (user_id, friend_id, unread_count, latest_at)
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
  create trigger note_new_messages after insert on former.chat_messages
    referencing new table as added_rows for each statement execute function former.note_new_messages();
  create trigger announce_new_message after insert on former.chat_messages
    for each row when (pg_trigger_depth() = 0) execute function private.announce_to_both();`
