begin;
set local search_path = public, extensions;
select plan(104);
select tests.meet();

create function tests.message(name text, moment timestamptz default now()) returns client_id
  language sql stable
  return tests.client_id('message ' || name, moment);
grant execute on function tests.message(text, timestamptz) to anon, authenticated;

create function tests.send_file(type text, facts jsonb) returns text
  language sql
as $$
  insert into chat_messages (receiver_id, file_url, file_type, file_name, file_size, media_width, media_height)
  select tests.person('author'),
    tests.stored('chat-assets', tests.person('friend') || '/chat/' || tests.person('author') || '/1-' || replace(type, '/', '.'), type), type, told.file_name, told.file_size, told.media_width, told.media_height
  from jsonb_populate_record(null::chat_messages, facts) as told
  returning file_name
$$;
grant execute on function tests.send_file(text, jsonb) to authenticated;

create function tests.hint_of(statement text) returns text
  language plpgsql
as $$
declare
  hint text;
begin
  execute statement;
  return null;
exception when sqlstate 'PT422' then
  get stacked diagnostics hint = pg_exception_hint;
  return hint;
end
$$;
comment on function tests.hint_of(text) is 'What is told beside a refused time.';
grant execute on function tests.hint_of(text) to authenticated;

-- Sending.
select tests.act_as('author');
-- spec: 6.chat
select results_eq(
  $$ insert into chat_messages (id, sender_id, receiver_id, content)
     values (tests.message('hi'), tests.person('author'), tests.person('friend'), 'Hola') returning id, sender_id $$,
  $$ values (tests.message('hi'), tests.person('author')) $$, 'friends write, with an id of their own choice');
select throws_ok(
  $$ insert into chat_messages (id, receiver_id, content) values (tests.message('hi'), tests.person('friend'), 'Hola') $$, '23505', null,
  'a retried message is not doubled');
select throws_ok(format($$ insert into chat_messages (id, receiver_id, content) values (%L, tests.person('friend'), 'x') $$, id), '23514', null, 'an id tells its time: ' || id)
from unnest(array['00000000-0000-0000-0000-000000000000', '7f6a1e52-5d0b-4c86-9a34-0c5f3f6f0b11', 'ffffffff-ffff-ffff-ffff-ffffffffffff']) as id;
-- spec: 6.chat.deny
select throws_ok($$ insert into chat_messages (receiver_id, content) values (tests.person('stranger'), 'x') $$, '42501', null, 'nobody writes to a stranger');
select throws_ok($$ insert into chat_messages (receiver_id, content) values (tests.person('pending'), 'x') $$, '42501', null, 'nor to who asked, before accepting');
select throws_ok($$ insert into chat_messages (receiver_id, content) values (tests.person('author'), 'x') $$, '42501', null, 'nor to oneself');
select throws_ok($$ insert into chat_messages (receiver_id, content) values (tests.person('nobody'), 'x') $$, '42501', null, 'nor to nobody');
-- spec: 6.chat.deny
select throws_ok(
  $$ insert into chat_messages (sender_id, receiver_id, content) values (tests.person('friend'), tests.person('author'), 'x') $$, '42501', null,
  'nobody writes in a friend''s name');
select throws_ok(
  $$ insert into chat_messages (receiver_id, content, created_at) values (tests.person('friend'), 'x', '2001-01-01') $$, '42501', null,
  'nobody dates a message');
select tests.act_as('pending');
select throws_ok($$ insert into chat_messages (receiver_id, content) values (tests.person('author'), 'x') $$, '42501', null, 'asking is not enough to write');
select tests.act_as('moderator');
select throws_ok($$ insert into chat_messages (receiver_id, content) values (tests.person('author'), 'x') $$, '42501', null, 'a moderator writes to friends only');
select tests.act_as('anon');
select throws_ok($$ insert into chat_messages (sender_id, receiver_id, content) values (tests.person('author'), tests.person('friend'), 'x') $$, '42501', null, 'anon writes nothing');

-- The time of an id.
select tests.act_as('author');
select throws_ok(
  format($$ insert into chat_messages (id, receiver_id, content) values (tests.message('late', now() + %L::interval), tests.person('friend'), 'x') $$, span), 'PT422', null,
  'an id is refused whose time is off by ' || span)
from unnest(array['-721 hours', '-6 years', '25 hours', '3000 years']) as span;
select lives_ok(
  format($$ insert into chat_messages (id, receiver_id, content) values (tests.message('late', now() + %L::interval), tests.person('friend'), 'x') $$, span),
  'one is accepted that is off by ' || span)
from unnest(array['-719 hours', '23 hours']) as span;
select ok(
  abs(tests.hint_of($$ insert into chat_messages (id, receiver_id, content) values (tests.message('late', '2001-01-01'), tests.person('friend'), 'x') $$)::bigint
    - extract(epoch from clock_timestamp()) * 1000) < 1000,
  'who is refused for it is told the server''s time, in milliseconds');
select tests.act_as_server();
delete from chat_messages where content = 'x';
insert into chat_messages (id, sender_id, receiver_id, content, created_at)
values (tests.message('old', '2026-01-01Z'), tests.person('author'), tests.person('friend'), 'x', '2026-01-02Z');
select tests.act_as('author');
select throws_ok(
  $$ insert into chat_messages (id, receiver_id, content) values (tests.message('old', '2026-01-01Z'), tests.person('friend'), 'x') $$, '23505', null,
  'what arrived long ago is not there twice either');
delete from chat_messages where content = 'x';

-- Months.
select throws_ok(format($$ select from private.%I $$, relname), '42501', null, 'a member reads no month by itself')
from pg_class where relname in ('chat_messages_other', 'chat_messages_' || to_char(now() at time zone 'UTC', 'YYYY_MM'));
select throws_ok(
  $$ insert into private.chat_messages_other (id, receiver_id, content) values (tests.message('direct'), tests.person('friend'), 'x') $$, '42501', null,
  'nor writes into one');
select throws_ok($$ delete from private.chat_messages_other $$, '42501', null, 'nor deletes from one');
select throws_ok($$ select private.add_message_months() $$, '42501', null, 'nor makes one');
select tests.act_as('anon');
select throws_ok($$ select from private.chat_messages_other $$, '42501', null, 'anon neither');
select tests.act_as_server();
select results_eq(
  $$ select distinct tableoid::regclass::text from chat_messages $$, array['private.chat_messages_' || to_char(now() at time zone 'UTC', 'YYYY_MM')],
  'a message lies in the month that its id tells');

-- Limits.
select tests.act_as('friend');
select lives_ok($$ insert into chat_messages (receiver_id, content) values (tests.person('author'), repeat('ñ', 4000)) $$, 'a message of 4000 characters is accepted');
select throws_ok($$ insert into chat_messages (receiver_id, content) values (tests.person('author'), repeat('x', 4001)) $$, '23514', null, 'one of 4001 is refused');
-- spec: 5.chat.empty
select throws_ok($$ insert into chat_messages (receiver_id, content) values (tests.person('author'), E'\t ') $$, '23514', null, 'a blank message is refused');
select throws_ok($$ insert into chat_messages (receiver_id) values (tests.person('author')) $$, '23514', null, 'an empty message is refused');
-- spec: 7.chat.send-file
select lives_ok(
  $$ insert into chat_messages (receiver_id, file_url, file_type)
     values (tests.person('author'), tests.store('chat-assets', tests.person('friend') || '/chat/' || tests.person('author') || '/1-a.pdf', 'application/pdf'), 'application/pdf') $$,
  'a file needs no text');
select ok(private.is_file_used('chat-assets', tests.person('friend') || '/chat/' || tests.person('author') || '/1-a.pdf'), 'and is in use from then on');
select throws_ok(
  $$ insert into chat_messages (receiver_id, file_url)
     values (tests.person('author'), 'chat-assets/' || tests.person('friend') || '/chat/' || tests.person('author') || '/1-a.pdf') $$, '23514', null,
  'a file without its type is refused');
select throws_ok($$ insert into chat_messages (receiver_id, content, file_type) values (tests.person('author'), 'x', 'image/png') $$, '23514', null, 'a type without its file is refused');
select throws_ok(
  $$ insert into chat_messages (receiver_id, file_url, file_type)
     values (tests.person('author'), 'chat-assets/' || tests.person('friend') || '/chat/' || tests.person('author') || '/1-a.pdf', repeat('x', 128)) $$, '23514', null,
  'a type of 128 characters is refused');
select throws_ok(
  $$ insert into chat_messages (receiver_id, file_url, file_type)
     values (tests.person('author'), tests.store('chat-assets', tests.person('author') || '/chat/' || tests.person('friend') || '/1-a.pdf', 'application/pdf'), 'application/pdf') $$, '23514', null,
  'the other''s file is refused');
select throws_ok(
  $$ insert into chat_messages (receiver_id, file_url, file_type) values (tests.person('author'), 'https://tracker.example/a.png', 'image/png') $$, '23514', null,
  'a foreign address is refused');
select throws_ok(
  $$ insert into chat_messages (receiver_id, file_url, file_type)
     values (tests.person('author'), 'chat-assets/' || tests.person('friend') || '/chat/' || tests.person('author') || '/..', 'image/png') $$, '23514', null,
  'a path that climbs is refused');

-- What is told of a file. It lies there already, so that the same one is sent again and again.
select is(
  tests.send_file('image/webp', '{"file_name": "<b>Mi órbita 🌙.webp", "file_size": 0, "media_width": 1, "media_height": 65535}'),
  '<b>Mi órbita 🌙.webp', 'its name, size and proportions may be told');
select lives_ok($$ select tests.send_file('video/mp4', jsonb_build_object('file_name', repeat('ñ', 255), 'file_size', 26214400, 'media_width', 9, 'media_height', 16)) $$, 'up to their limits');
select throws_ok($$ select tests.send_file('image/webp', jsonb_build_object('file_name', repeat('x', 256))) $$, '23514', null, 'a name of 256 characters is refused');
select throws_ok($$ select tests.send_file('image/webp', '{"file_name": ""}') $$, '23514', null, 'an empty name too');
select throws_ok(format($$ select tests.send_file('image/webp', jsonb_build_object('file_name', %L)) $$, name), '23514', null, 'and one with ' || what)
from (values (E'a\nb', 'a line break'), ('a' || chr(8238) || 'fdp.exe', 'a turned direction'), ('../a', 'a folder'), ('a\b', 'a folder of Windows'),
  ('.', 'a dot only'), ('..', 'dots only'), ('...', 'three dots'), (' ', 'blanks only'), (chr(8203), 'nothing to see'), ('foto.png      .exe', 'an ending out of sight'),
  ('foto.png' || repeat(chr(160), 3) || '.exe', 'wide blanks'), ('x' || chr(65279) || '.exe', 'a hidden character'), ('x' || chr(10240) || '.exe', 'an empty sign')) as bad (name, what);
select lives_ok(format($$ select tests.send_file('image/webp', jsonb_build_object('file_name', %L)) $$, name), 'a name like any other: ' || name)
from unnest(array['Mi foto (2).webp', '.perfil', 'нет 漢字.png', '👩‍🚀 ❤️.png', 'می‌خواهم.pdf', 'a..b...webp']) as name;
select throws_ok(format($$ insert into chat_messages (receiver_id, file_url, file_type) values (
    tests.person('author'), 'chat-assets/' || tests.person('friend') || '/chat/' || tests.person('author') || '/1-image.webp', %L) $$, type), '22023', null,
  'no type but the stored one: ' || type)
from unnest(array['text/html', 'image/svg+xml', 'application/pdf', '', 'IMAGE/WEBP']) as type;
select throws_ok($$ select tests.send_file('image/webp', '{"file_size": 26214401}') $$, '23514', null, 'no file is larger than a chat file may be');
select throws_ok($$ select tests.send_file('application/pdf', '{"media_width": 4, "media_height": 3}') $$, '23514', null, 'a document has no proportions');
select throws_ok($$ insert into chat_messages (receiver_id, content, file_name) values (tests.person('author'), 'x', 'a.pdf') $$, '23514', null, 'nor a text a file''s name');

-- Reading.
select results_eq($$ select count(*)::int from chat_messages $$, array[11], 'both sides read: the receiver');
select tests.act_as('author');
select results_eq($$ select count(*)::int from chat_messages $$, array[11], 'both sides read: the sender');
select tests.act_as('stranger');
-- spec: 6.chat.deny
select is_empty($$ select from chat_messages $$, 'a stranger reads nothing');
select is_empty($$ select from get_conversation(tests.person('author')) $$, 'nor through get_conversation');
select tests.act_as('moderator');
select is_empty($$ select from chat_messages $$, 'nor does a moderator');
select tests.act_as('anon');
-- spec: 6.chat.deny
select throws_ok($$ select from chat_messages $$, '42501', null, 'anon reads nothing');
select throws_ok($$ select from get_conversation(tests.person('author')) $$, '42501', null, 'anon has no conversation');

-- get_conversation: pages.
select tests.act_as_server();
delete from chat_messages;
insert into chat_messages (id, sender_id, receiver_id, content, created_at)
select tests.message(n::text, '2026-01-01Z'),
  case when n % 2 = 0 then tests.person('author') else tests.person('friend') end,
  case when n % 2 = 0 then tests.person('friend') else tests.person('author') end,
  n::text, '2026-01-01Z'::timestamptz + (n / 3) * interval '1 second'
from generate_series(1, 30) as n;
insert into chat_messages (sender_id, receiver_id, content) values (tests.person('friend'), tests.person('minor'), 'other');
select tests.act_as('author');
-- spec: 7.chat.read
select results_eq(
  $$ select content from get_conversation(tests.person('friend')) $$,
  $$ select n::text from generate_series(1, 30) as n order by n / 3 desc, tests.message(n::text, '2026-01-01Z') desc $$,
  'the conversation is newest first, of both directions, and of nobody else');
create temporary table page on commit drop as
select row_number() over () as place, message.* from get_conversation(tests.person('friend'), page_size => 10) as message;
select results_eq(
  $$ select older.content from (select * from page order by place desc limit 1) as last,
       get_conversation(tests.person('friend'), last.created_at, last.id, 10) as older $$,
  $$ select content from get_conversation(tests.person('friend'), page_size => 20) offset 10 $$,
  'the next page continues exactly, within one instant too');
select results_eq($$ select count(*)::int from get_conversation(tests.person('friend'), page_size => 1000) $$, array[30], 'a page is never larger than it may be');
select tests.act_as('friend');
select results_eq($$ select count(*)::int from get_conversation(tests.person('author')) $$, array[30], 'the other side has the same conversation');

-- A month that was not there.
select tests.act_as_server();
select isnt_empty($$ select from private.chat_messages_other $$, 'messages without a month are not refused');
create temporary table heard on commit drop as select count(*) from realtime.messages;
create temporary table before_move on commit drop as select * from chat_messages;
select private.add_message_months();
select is_empty($$ select from private.chat_messages_other $$, 'they get one');
select set_eq($$ select * from chat_messages $$, $$ select * from before_move $$, 'and stay what they are');
select results_eq($$ select count(*) from realtime.messages $$, $$ select * from heard $$, 'without anybody hearing of it');

-- Keeping and deleting.
select tests.act_as('author');
select throws_ok($$ update chat_messages set content = 'x' $$, '42501', null, 'nobody edits a message');
select is_empty($$ delete from chat_messages where sender_id = tests.person('friend') returning 1 $$, 'the receiver does not delete');
select isnt_empty($$ delete from chat_messages where id = tests.message('2', '2026-01-01Z') returning 1 $$, 'the sender deletes');
select tests.act_as('moderator');
select is_empty($$ delete from chat_messages returning 1 $$, 'a moderator does not delete messages');
select tests.act_as('anon');
select throws_ok($$ delete from chat_messages $$, '42501', null, 'anon deletes nothing');
select tests.act_as('author');
delete from friend_requests where receiver_id = tests.person('friend');
select isnt_empty($$ select from chat_messages $$, 'messages stay readable after the friendship');
select throws_ok($$ insert into chat_messages (receiver_id, content) values (tests.person('friend'), 'x') $$, '42501', null, 'but no new ones are written');
-- Months apart. The last weeks are read first: some were written at the very instant where they begin and a microsecond beside
-- it, some under an id that is a month older or a day younger.
select tests.act_as_server();
delete from chat_messages;
insert into chat_messages (id, sender_id, receiver_id, content, created_at)
select tests.message('apart ' || n, now() - ago::interval + off::interval),
  tests.person(case n % 2 when 0 then 'author' else 'friend' end), tests.person(case n % 2 when 0 then 'friend' else 'author' end),
  n::text, now() - ago::interval
from unnest(
  array['1 hour', '1 hour', '20 days', '1000 hours -0.000001 seconds', '1000 hours', '1000 hours', '1000 hours 0.000001 seconds',
    '100 days', '100 days', '300 days', '301 days', '800 days'],
  array['-719 hours', '0', '-719 hours', '-719 hours', '-719 hours', '23 hours', '23 hours',
    '-719 hours', '0', '23 hours', '-719 hours', '-719 hours'])
  with ordinality as written (ago, off, n);
create temporary table apart on commit drop as select content, created_at, id::uuid from chat_messages;
grant select on apart to authenticated;
create function tests.walk(size integer) returns setof text
  language plpgsql
as $$
declare
  place_time timestamptz := 'infinity';
  place_id uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  message record;
begin
  loop
    for message in select * from get_conversation(tests.person('friend'), place_time, place_id, size) loop
      return next message.content;
      place_time := message.created_at;
      place_id := message.id;
    end loop;
    exit when not found;
  end loop;
end
$$;
comment on function tests.walk(integer) is 'All messages, page by page, back through the conversation.';
grant execute on function tests.walk(integer) to authenticated;
select tests.act_as('author');
select results_eq(
  format('select tests.walk(%s)', size), 'select content from apart order by created_at desc, id desc', 'back through months that have no table, pages of ' || size)
from unnest(array[1, 3, 100]) as size;
select tests.act_as_server();
select private.add_message_months();
select is_empty('select from private.chat_messages_other', 'each of them gets a table');
select tests.act_as('author');
select results_eq(
  format('select tests.walk(%s)', size), 'select content from apart order by created_at desc, id desc', 'back through their tables, pages of ' || size)
from unnest(array[1, 3, 100]) as size;
select results_eq('select latest_content from get_conversations()', array['2'], 'the list shows the last of those of one instant');
delete from chat_messages where content = '2';
select results_eq('select latest_content from get_conversations()', array['1'], 'and then the one whose id is a month older');
select tests.act_as_server();
delete from auth.users where id = tests.person('author');
select is_empty($$ select from chat_messages where sender_id = tests.person('author') or receiver_id = tests.person('author') $$, 'a deleted account leaves no message');

select finish();
rollback;
