begin;
set local search_path = public, extensions;
select plan(45);
select tests.meet();

-- A cursor of before the test, whose one transaction no snapshot shows.
create function tests.cursor(age interval default '1 minute', origin text default private.feed_origin(), seen pg_snapshot default pg_current_snapshot())
  returns text
  language sql
as $$ select row(origin, now() - age, seen, null, null, null, null)::private.feed_place::text $$;
create temporary table start on commit drop as select tests.cursor() as cursor;
grant select on start to authenticated;
create function tests.news(name text) returns table (kind text, operation text, record jsonb)
  language plpgsql
as $$
begin
  perform tests.act_as(name);
  return query select change.kind, change.operation, change.record::jsonb - 'changed_xid' from start, get_changes_since(start.cursor) as change;
  perform tests.act_as_server();
end
$$;
create function tests.told(name text, of text) returns text
  language sql
as $$
  select string_agg(operation || coalesce(' ' || (record ->> case of when 'chat_messages' then 'content' when 'friend_requests' then 'status' end), ''), ', ')
  from tests.news(name) where kind = of
$$;

-- Nothing yet: the cast met before the cursor, as far as the order of one transaction can tell.
delete from private.changes;
select is_empty($$ select tests.news('author') $$, 'nothing has changed');
select tests.act_as('author');
select results_eq($$ select kind, operation, record::text from get_changes_since() $$, $$ values (null::text, null::text, null::text) $$, 'without a cursor one row tells where now is');
select is_empty($$ select get_changes_since(cursor) from get_changes_since() $$, 'since which nothing has changed either');

-- Messages.
insert into chat_messages (id, receiver_id, content) values (tests.client_id('one', now()), tests.person('friend'), 'Hola');
select throws_ok(
  $$ insert into chat_messages (receiver_id, content, changed_xid) values (tests.person('friend'), 'x', '3') $$, '42501', null,
  'nobody chooses a place in the feed');
select tests.act_as_server();
create temporary table message on commit drop as select to_jsonb(chat_messages) - 'changed_xid' as row from chat_messages;
select results_eq($$ select * from tests.news('friend') $$, $$ select 'chat_messages', 'INSERT', row from message $$, 'a message is told to who receives it, whole');
select results_eq($$ select * from tests.news('author') $$, $$ select 'chat_messages', 'INSERT', row from message $$, 'and to who sent it');
select is_empty($$ select tests.news('stranger') union all select tests.news('moderator') $$, 'and to nobody else');
select is_empty($$ select from private.changes $$, 'it needs no row of its own');
select tests.act_as('anon');
select throws_ok($$ select get_changes_since() $$, '42501', null, 'anon asks for nothing');

-- Receipts.
select tests.act_as('friend');
select mark_conversation_read(tests.person('author'));
select tests.act_as_server();
select results_eq(
  $$ select operation, record - 'last_read_at' from tests.news('friend') where kind = 'chat_reads' $$,
  $$ values ('UPDATE', jsonb_build_object('user_id', tests.person('friend'), 'friend_id', tests.person('author'), 'unread_count', 0)) $$,
  'who reads tells their other windows, with what is left unread');
select results_eq(
  $$ select operation, record from tests.news('author') where kind = 'chat_reads' $$,
  $$ select 'UPDATE', jsonb_build_object('user_id', tests.person('friend'), 'friend_id', tests.person('author'), 'last_read_at', row -> 'created_at') from message $$,
  'and the writer, without');
select is_empty($$ select tests.news('stranger') $$, 'and nobody else');

-- Deletions.
select tests.act_as('author');
delete from chat_messages where id = tests.client_id('one', now());
select tests.act_as_server();
create temporary table deletion on commit drop as
select jsonb_build_object('id', tests.client_id('one', now()), 'sender_id', tests.person('author'), 'receiver_id', tests.person('friend')) as row;
select results_eq(
  $$ select operation, record from tests.news('friend') where kind = 'chat_messages' $$, $$ select 'DELETE', row from deletion $$,
  'of a deleted message only what names it is told, instead of the message');
select results_eq(
  $$ select operation, record from tests.news('author') where kind = 'chat_messages' $$, $$ select 'DELETE', row from deletion $$, 'to who sent it, too');
select is_empty($$ select tests.news('stranger') $$, 'and to nobody else');

-- Requests.
select tests.act_as('stranger');
insert into friend_requests (receiver_id) values (tests.person('author'));
select is(tests.told('author', 'friend_requests'), 'INSERT pending', 'who is asked is told of the request');
select is(tests.told('stranger', 'friend_requests'), 'INSERT pending', 'and who asked');
select tests.act_as('author');
insert into set_aside_requests (sender_id) values (tests.person('stranger'));
select is(tests.told('author', 'friend_requests'), 'INSERT pending, UPDATE pending', 'what is set aside changes for who did so');
select is(tests.told('stranger', 'friend_requests'), 'INSERT pending', 'and for nobody else');
select tests.act_as('author');
update friend_requests set status = 'accepted' where sender_id = tests.person('stranger');
select is(tests.told('stranger', 'friend_requests'), 'INSERT pending, UPDATE accepted', 'an answer is told');
select tests.act_as('stranger');
delete from friend_requests where receiver_id = tests.person('author');
select tests.act_as_server();
select is((select record ->> 'receiver_id' from tests.news('author') where operation = 'DELETE' and kind = 'friend_requests'), tests.person('author')::text,
  'and the end, with the two');
select is(tests.told('friend', 'friend_requests'), null, 'all of it to nobody else');
select tests.act_as('author');
delete from friend_requests where sender_id = tests.person('pending');
select tests.act_as_server();
delete from private.changes;
select tests.act_as('pending');
insert into friend_requests (receiver_id) values (tests.person('author'));
select is(tests.told('author', 'friend_requests'), null, 'who refused is not told of the next request');
select is(tests.told('pending', 'friend_requests'), 'INSERT pending', 'and who asks again learns nothing of that');

-- Reading is for friends.
select tests.act_as('author');
insert into chat_messages (receiver_id, content) values (tests.person('friend'), 'Otra');
select tests.act_as('friend');
select mark_conversation_read(tests.person('author'));
select tests.act_as_server();
select isnt_empty($$ select from tests.news('author') where kind = 'chat_reads' $$, 'a friend''s receipt is told');
delete from friend_requests where receiver_id = tests.person('friend');
select is_empty($$ select from tests.news('author') where kind = 'chat_reads' $$, 'that of who is none any more is not');
select is(tests.told('author', 'chat_messages'), 'INSERT Otra', 'messages are, also of who is none');

-- Cursors.
grant execute on function tests.cursor(interval, text, pg_snapshot), private.feed_origin() to authenticated;
grant usage on type private.feed_place to authenticated;
insert into chat_messages (sender_id, receiver_id, content)
select tests.person('friend'), tests.person('author'), n::text from generate_series(1, 7) as n;
select tests.act_as('author');
select results_eq(
  $$ select count(*)::int, count(distinct change.cursor)::int from start, get_changes_since(start.cursor, 3) as change $$, $$ values (3, 3) $$,
  'a page has as many rows as asked for, each with a cursor of its own');
select throws_ok(format('select get_changes_since(%L)', cursor), '22023', null, 'refused: ' || what)
from (values
  ('a cursor that is none', 'x'), ('an empty one', ''), ('one of too few parts', '(a,b)'), ('one with a hole', '(,,,,,,)'),
  ('one of another database', tests.cursor(origin => '1/1')), ('one older than 30 days', tests.cursor('30 days 1 second')),
  ('one of tomorrow', tests.cursor('-2 days')), ('one that knows transactions to come', tests.cursor(seen => '3:900000000000:')),
  ('half a place in a page', replace(tests.cursor(), ',,,,)', ',,,7,)'))
) as bad (what, cursor);
select lives_ok($$ select get_changes_since(tests.cursor('29 days 23 hours')) $$, 'one of 29 days is served');
select ok((select count(*) from get_changes_since(tests.cursor('29 days'), 1000000)) > 7, 'and answers what has happened since');

-- Bans, and ends.
select tests.act_as_server();
delete from private.changes;
insert into friend_requests (sender_id, receiver_id, status) values (tests.person('moderator'), tests.person('minor'), 'accepted');
update auth.users set banned_until = now() + interval '1 hour' where id = tests.person('minor');
select is(tests.told('moderator', 'member_cards'), 'UPDATE', 'a ban is told to a friend');
update auth.users set banned_until = null where id = tests.person('minor');
select is(tests.told('moderator', 'member_cards'), 'UPDATE, UPDATE', 'and its end');
select is(tests.told('author', 'member_cards'), null, 'and to nobody else');
delete from private.changes;
delete from auth.users where id = tests.person('author');
select results_eq(
  $$ select member_id, kind, operation, record ->> 'id' from private.changes order by member_id $$,
  $$ select id, 'member_cards', 'DELETE', tests.person('author')::text from unnest(array[tests.person('friend'), tests.person('pending')]) as id order by id $$,
  'an account that ends is one change to each who talked with it, asked or was asked, and none a message');
select is(tests.told('friend', 'member_cards'), 'DELETE', 'who hears of it');

-- Upkeep.
update private.changes set changed_at = now() - case member_id when tests.person('friend') then interval '32 days' else '30 days' end;
select private.forget_expired();
select results_eq('select member_id from private.changes', array[tests.person('pending')], 'a change goes after a month');

select finish();
rollback;
