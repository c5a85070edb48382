begin;
set local search_path = public, extensions;
select plan(54);
select tests.meet();

select tests.act_as('author');
insert into chat_messages (receiver_id, content) select tests.person('friend'), n::text from generate_series(1, 3) as n;
-- PGlite's clock may stamp all three with the same millisecond.
select tests.act_as_server();
update chat_messages set created_at = now() - (4 - content::int) * interval '1 minute';
select tests.act_as('author');
select is_empty($$ select from get_unread_counts() $$, 'own messages are not unread');
select is_empty($$ select from chat_reads where user_id <> tests.person('author') $$, 'nobody sees how far the other has read');

select tests.act_as('friend');
select results_eq($$ select * from get_unread_counts() $$, $$ values (tests.person('author'), 3) $$, 'received messages are unread, by sender');
select results_eq($$ select unread_count from chat_reads $$, array[3], 'members read their own marks');
select throws_ok($$ update chat_reads set unread_count = 0 $$, '42501', null, 'nobody writes a count');
select throws_ok($$ update chat_reads set last_read_at = now() $$, '42501', null, 'nobody writes a mark');
select throws_ok($$ insert into chat_reads (user_id, friend_id) values (tests.person('friend'), tests.person('minor')) $$, '42501', null, 'nobody creates a mark');
select throws_ok($$ delete from chat_reads $$, '42501', null, 'nobody deletes a mark');

select lives_ok(
  $$ select mark_conversation_read(tests.person('author'), (select created_at from chat_messages where content = '2')) $$,
  'a conversation is read up to a message');
select results_eq(
  $$ select unread_count from get_unread_counts() $$, array[1], 'what came after it stays unread');
select lives_ok($$ select mark_conversation_read(tests.person('author')) $$, 'or up to now');
select is_empty($$ select from get_unread_counts() $$, 'then nothing is unread');
select isnt_empty($$ select from chat_reads where last_read_at > now() - interval '1 hour' $$, 'and the mark has moved');
select mark_conversation_read(tests.person('author'), '2001-01-01');
select is_empty($$ select from get_unread_counts() $$, 'a mark does not move back');
select mark_conversation_read(tests.person('author'), 'infinity');
select isnt_empty($$ select from chat_reads where last_read_at <= clock_timestamp() $$, 'a mark does not move into the future');
select lives_ok($$ select mark_conversation_read(tests.person('author'), null) $$, 'a missing instant is no harm');
select isnt_empty($$ select from chat_reads where last_read_at > now() - interval '1 hour' $$, 'and changes nothing');
select lives_ok($$ select mark_conversation_read(tests.person('stranger')) $$, 'a conversation that is not there is no harm');
select is_empty($$ select from chat_reads where friend_id = tests.person('stranger') $$, 'and is not made up');

select tests.act_as('author');
insert into chat_messages (id, receiver_id, content, sender_id)
values (tests.client_id('late', now()), tests.person('friend'), 'late', tests.person('author'));
select tests.act_as('friend');
select results_eq($$ select unread_count from get_unread_counts() $$, array[1], 'the next message is unread again');
select tests.act_as('author');
delete from chat_messages where id = tests.client_id('late', now());
select tests.act_as('friend');
select is_empty($$ select from get_unread_counts() $$, 'a message withdrawn before it was read is not');
select tests.act_as('author');
delete from chat_messages;
select tests.act_as('friend');
select is_empty($$ select from get_unread_counts() $$, 'messages withdrawn after they were read change nothing');

select tests.act_as('stranger');
select is_empty($$ select from chat_reads $$, 'a stranger sees no mark');
select tests.act_as('moderator');
select is_empty($$ select from chat_reads $$, 'nor does a moderator');
select tests.act_as('anon');
select throws_ok($$ select from chat_reads $$, '42501', null, 'anon sees no mark');
select throws_ok($$ select mark_conversation_read(tests.person('author')) $$, '42501', null, 'anon marks nothing');
select throws_ok($$ select from get_unread_counts() $$, '42501', null, 'anon has no counts');

-- The list of conversations.
select tests.act_as_server();
delete from chat_messages;
delete from chat_reads;
insert into chat_messages (id, sender_id, receiver_id, content, created_at) values
  (tests.client_id('first', '2026-01-01'), tests.person('author'), tests.person('friend'), 'first', '2026-01-01 10:00'),
  (tests.client_id('second', '2026-01-01'), tests.person('friend'), tests.person('author'), 'second', '2026-01-01 11:00'),
  (tests.client_id('third', '2026-01-01'), tests.person('friend'), tests.person('author'), repeat('x', 300), '2026-01-01 12:00');
select tests.act_as('author');
select results_eq(
  $$ select friend_id, unread_count, last_read_at, friend_read_at, latest_content, latest_sender_id from get_conversations() $$,
  $$ values (tests.person('friend'), 2, null::timestamptz, null::timestamptz, repeat('x', 200), tests.person('friend')) $$,
  'a conversation has its last message, cut, and what is unread');
select tests.act_as('friend');
select mark_conversation_read(tests.person('author'));
select results_eq(
  $$ select unread_count, last_read_at from get_conversations() $$, $$ values (0, '2026-01-01 10:00'::timestamptz) $$,
  'what was read ends with a message');
select tests.act_as('author');
select results_eq(
  $$ select friend_read_at from get_conversations() $$, array['2026-01-01 10:00'::timestamptz],
  'the writer sees how far the friend has read');
select tests.act_as('friend');
delete from chat_messages where content like 'x%';
select tests.act_as('author');
select results_eq(
  $$ select latest_content, unread_count from get_conversations() $$, $$ values ('second', 1) $$,
  'a message that is withdrawn is the last one no more');
select is_empty($$ select from get_conversations(0) $$, 'a page of nothing is empty');

select tests.act_as_server();
create function tests.told_of_reading(name text) returns jsonb
  language sql
as $$
  select jsonb_agg(payload -> 'record') from realtime.messages
  where topic = 'member:' || tests.person(name) and payload ->> 'table' = 'chat_reads' and private
$$;
update realtime.messages set topic = 'told' where true;
select tests.act_as('author');
select mark_conversation_read(tests.person('friend'));
select mark_conversation_read(tests.person('friend'));
select tests.act_as_server();
select is(
  tests.told_of_reading('author') #- '{0,last_read_at}',
  jsonb_build_array(jsonb_build_object('user_id', tests.person('author'), 'friend_id', tests.person('friend'), 'unread_count', 0)),
  'the reader''s other windows are told');
select is(
  tests.told_of_reading('friend') #- '{0,last_read_at}',
  jsonb_build_array(jsonb_build_object('user_id', tests.person('author'), 'friend_id', tests.person('friend'))),
  'and the writer, without the reader''s count; reading again tells nobody');

update realtime.messages set topic = 'told' where true;
insert into chat_messages (sender_id, receiver_id, content) values (tests.person('friend'), tests.person('author'), 'third');
delete from friend_requests where tests.person('author') in (sender_id, receiver_id);
select tests.act_as('author');
select mark_conversation_read(tests.person('friend'));
select tests.act_as_server();
select isnt(tests.told_of_reading('author'), null, 'who reads a friend of old is told');
select is(tests.told_of_reading('friend'), null, 'the friend of old is not');
select tests.act_as('friend');
select results_eq(
  $$ select friend_read_at from get_conversations() $$, array[null::timestamptz], 'nor sees it in the list');
select tests.act_as('stranger');
select is_empty($$ select from get_conversations() $$, 'a stranger has no conversations');
select tests.act_as('anon');
select throws_ok($$ select from get_conversations() $$, '42501', null, 'anon has none to ask for');

select tests.act_as_server();
select is_empty(
  $$ select indexrelid::regclass from pg_index join pg_attribute on attrelid = indrelid
     where indrelid = 'chat_reads'::regclass and attname in ('last_read_at', 'unread_count', 'latest_at')
       and (attnum = any (indkey) or pg_get_expr(indpred, indrelid) ~ attname) $$,
  'no index holds what each message changes');
select throws_ok($$ update chat_reads set unread_count = -1 $$, '23514', null, 'a count is never negative');

-- A list of conversations is bounded, however many there are and whatever is asked for.
select tests.sign_up('talker ' || n) from generate_series(1, 260) as n;
insert into chat_messages (id, sender_id, receiver_id, content, created_at)
select tests.client_id('talk ' || n, moment), tests.person('talker ' || n), tests.person('minor'), 'Hola ' || n, moment
from (select n, now() - n * interval '1 minute' as moment from generate_series(1, 260) as n) as each;
select tests.act_as('minor');
select results_eq(
  $$ select latest_content from get_conversations(1000000) $$, $$ select 'Hola ' || n from generate_series(1, 100) as n $$,
  'of conversations with something unread the latest hundred are listed, in their order');
select tests.act_as_server();
update chat_reads set unread_count = 0
where user_id = tests.person('minor') and friend_id in (select tests.person('talker ' || n) from generate_series(1, 120) as n);
select tests.act_as('minor');
select results_eq(
  $$ select latest_content from get_conversations(1000000) $$,
  $$ select 'Hola ' || n from generate_series(1, 220) as n where n <= 100 or n > 120 $$,
  'beside the latest hundred another hundred that wait to be read, and no more');
select results_eq($$ select count(*)::int from get_conversations(null) $$, array[200], 'a page without a size is no larger');
select results_eq($$ select count(*)::int from get_conversations() $$, array[200], 'nor what is asked for without one');
select results_eq(
  $$ select latest_content from get_conversations(2) $$, array['Hola 1', 'Hola 2', 'Hola 121', 'Hola 122'], 'a smaller page is of both');
select throws_ok($$ select from get_conversations(-1) $$, '2201W', null, 'a page below nothing is refused');

-- Read receipts have a limit, since each is told to two.
select tests.act_as_server();
select ok(
  (select burst >= 300 and period <= '5 minutes' from private.rate_limits where action = 'read_receipts'),
  'far above what a person reads: a message each second for minutes');
update private.rate_limits set burst = 3 where action = 'read_receipts';
delete from private.rate_levels;
delete from realtime.messages;
select tests.act_as('minor');
select lives_ok(
  $$ select mark_conversation_read(tests.person('talker ' || n)) from generate_series(121, 123) as n $$, 'as many as the limit are accepted');
select throws_ok($$ select mark_conversation_read(tests.person('talker 124')) $$, 'PT429', 'Too many read_receipts', 'and no more');
select results_eq(
  $$ select unread_count from chat_reads where friend_id = tests.person('talker 124') $$, array[1], 'what was refused is not read');
select throws_ok(
  $$ select mark_conversation_read(tests.person('talker 121')) $$, 'PT429', null, 'nor is the same asked without end that moves nothing');
select tests.act_as('friend');
select lives_ok($$ select mark_conversation_read(tests.person('author')) $$, 'somebody else has a limit of their own');
select tests.act_as_server();
select is((select count(*)::int from realtime.messages where topic like 'member:%'), 3, 'nobody is told of what was refused');

select finish();
rollback;
