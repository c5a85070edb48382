begin;
set local search_path = public, extensions;
select plan(75);
select tests.meet();

create function tests.topic(kind text, one text, other text default null) returns text
  language sql immutable
  return concat_ws(':', kind, least(tests.person(one), tests.person(other)), greatest(tests.person(one), tests.person(other)));

-- Realtime asks so: a message of the topic is written as its owner and looked for as the member, with the topic set.
create function tests.hears(who text, wanted text, kind text default 'broadcast', stored text default null) returns boolean
  language plpgsql
as $$
declare
  sample uuid := gen_random_uuid();
  heard boolean;
begin
  perform tests.act_as_server();
  insert into realtime.messages (id, topic, extension) values (sample, coalesce(stored, wanted), kind);
  perform set_config('realtime.topic', wanted, true);
  perform tests.act_as(who);
  heard := exists (select from realtime.messages where id = sample);
  perform tests.act_as_server();
  return heard;
end
$$;

-- And so for sending: the member writes a message, which is undone.
create function tests.sends(who text, wanted text, kind text default 'broadcast', written text default null) returns boolean
  language plpgsql
as $$
declare
  sent boolean := false;
begin
  perform set_config('realtime.topic', wanted, true);
  perform tests.act_as(who);
  begin
    insert into realtime.messages (topic, extension) values (coalesce(written, wanted), kind);
    sent := true;
    raise exception 'undo' using errcode = 'UNDO0';
  exception
    when insufficient_privilege then null;
    when sqlstate 'UNDO0' then null;
  end;
  perform tests.act_as_server();
  return sent;
end
$$;

create function tests.everybody() returns setof text
  language sql immutable
as $$ select unnest(array['author', 'friend', 'pending', 'stranger', 'moderator', 'minor', 'anon']) $$;

create function tests.hearers(wanted text, kind text default 'broadcast') returns text
  language sql
as $$ select string_agg(who, ' ' order by who) from tests.everybody() as who where tests.hears(who, wanted, kind) $$;

create function tests.senders(wanted text, kind text default 'broadcast') returns text
  language sql
as $$ select string_agg(who, ' ' order by who) from tests.everybody() as who where tests.sends(who, wanted, kind) $$;

-- member:<id>
select is(tests.hearers('member:' || tests.person('author')), 'author', 'a member''s topic is heard by that member alone');
select is(tests.hearers('member:' || tests.person('minor')), 'minor', 'a minor has one too');
select is(tests.hearers('member:' || tests.person('author'), 'presence'), null, 'there is no presence on it');
select is(tests.senders('member:' || tests.person('author')), null, 'nobody sends there');
select is(tests.senders('member:' || tests.person('author'), 'presence'), null, 'nor appears there');

-- conversation:<a>:<b>
select is(tests.hearers(tests.topic('conversation', 'author', 'friend')), 'author friend', 'a conversation is heard by the two');
select is(tests.senders(tests.topic('conversation', 'author', 'friend')), null, 'and nobody sends there');
select is(tests.hearers(tests.topic('conversation', 'author', 'friend'), 'presence'), null, 'without presence');
select is(tests.senders(tests.topic('conversation', 'author', 'friend'), 'presence'), null, 'of either of them');
select is(tests.hearers(tests.topic('conversation', 'author', 'pending')), null, 'asking is not enough to hear one');
select is(tests.senders(tests.topic('conversation', 'author', 'pending')), null, 'nor to speak in one');
select is(tests.hearers(tests.topic('conversation', 'stranger', 'moderator')), null, 'strangers have none, nor do moderators');
select is(tests.senders(tests.topic('conversation', 'stranger', 'moderator')), null, 'and none to speak in');
select is(
  tests.hearers(concat_ws(':', 'conversation',
    greatest(tests.person('author'), tests.person('friend')), least(tests.person('author'), tests.person('friend')))),
  null, 'the same two have one topic: ids in ascending order');
select is(tests.hearers(tests.topic('conversation', 'author', 'friend') || ':x'), null, 'with nothing after it');
select is(tests.hearers(upper(tests.topic('conversation', 'author', 'friend'))), null, 'and in one spelling');
select is(tests.hearers(tests.topic('conversation', 'author', 'author')), null, 'nobody converses with themselves');

-- presence:<id>
select is(tests.hearers('presence:' || tests.person('author'), 'presence'), 'author friend', 'friends see whether a member is there');
select is(tests.senders('presence:' || tests.person('author'), 'presence'), 'author', 'the member alone appears');
select is(tests.hearers('presence:' || tests.person('author')), null, 'nothing is said there');
select is(tests.senders('presence:' || tests.person('author')), null, 'by anybody');
select is(tests.hearers('presence:' || tests.person('stranger'), 'presence'), 'stranger', 'a member without friends is seen by nobody else');

-- Topics that mean nothing are denied; they are no error.
select is(concat(tests.hearers(wanted), tests.hearers(wanted, 'presence')), '', 'nobody hears ' || wanted)
from unnest(array['member', 'member:', 'member:x', 'conversation', 'conversation::', 'conversation:a:b', 'presence:', 'presence:x', 'room', '%', '''']) as wanted;
select is(concat(tests.senders(wanted), tests.senders(wanted, 'presence')), '', 'nobody sends to ' || wanted)
from unnest(array['conversation:a:b', 'presence:', 'presence:x', 'room']) as wanted;
select is(tests.hearers('member:' || tests.person('author'), 'postgres_changes'), null, 'other extensions are closed');
select is(tests.senders(tests.topic('conversation', 'author', 'friend'), 'postgres_changes'), null, 'for sending too');

-- The right to one topic opens no other one, whatever is named beside it.
select ok(
  not tests.hears('stranger', 'member:' || tests.person('stranger'), 'broadcast', 'member:' || tests.person('author')),
  'messages of another topic stay closed');
select ok(
  not tests.sends('friend', tests.topic('conversation', 'author', 'friend'), 'broadcast', 'member:' || tests.person('author')),
  'an announcement cannot be forged under the name of a conversation');
select tests.act_as('friend');
select realtime.send('{"forged": true}', 'INSERT', 'member:' || tests.person('author'), true);
select tests.act_as_server();
select is_empty($$ select from realtime.messages where payload ? 'forged' $$, 'nor sent by the function of the triggers');

-- Triggers: who is told what.
create function tests.told(name text) returns jsonb
  language sql
as $$
  select jsonb_agg(jsonb_build_object('event', event, 'payload', payload - 'id')) from realtime.messages
  where topic = 'member:' || tests.person(name) and extension = 'broadcast' and event is not null and private
$$;
create function tests.change(operation text, named text, record jsonb, old_record jsonb) returns jsonb
  language sql
as $$
  select jsonb_build_array(jsonb_build_object('event', operation, 'payload', jsonb_build_object(
    'version', 1, 'schema', 'public', 'table', named, 'operation', operation, 'record', record, 'old_record', old_record)))
$$;
create function tests.forget() returns void
  language sql
as $$ update realtime.messages set topic = 'told', event = null where event is not null $$;

select tests.forget();
select tests.act_as('author');
insert into chat_messages (id, receiver_id, content) values (tests.client_id('live', now()), tests.person('friend'), 'Hola');
select tests.act_as_server();
create temporary table expected on commit drop as
select tests.change('INSERT', 'chat_messages', to_jsonb(message) - 'changed_xid', null) as change
from chat_messages as message where id = tests.client_id('live', now());
select is(tests.told('friend'), change, 'the receiver is told of a message') from expected;
select is(tests.told('author'), change, 'and the sender, for their other windows') from expected;
select results_eq($$ select count(*)::int from realtime.messages where event is not null $$, array[2], 'and nobody else');

select tests.forget();
select tests.act_as('author');
delete from chat_messages where id = tests.client_id('live', now());
select tests.act_as_server();
update expected set change = tests.change('DELETE', 'chat_messages', null, jsonb_build_object(
  'id', tests.client_id('live', now()), 'sender_id', tests.person('author'), 'receiver_id', tests.person('friend'))) where true;
select is(tests.told('friend'), change, 'the receiver is told of a deletion, without the text') from expected;
select is(tests.told('author'), change, 'and so is the sender') from expected;

select tests.forget();
select tests.act_as('stranger');
insert into friend_requests (receiver_id) values (tests.person('author'));
select tests.act_as_server();
create temporary table request on commit drop as
select to_jsonb(asked) as pending, to_jsonb(asked) || '{"status": "accepted"}' as accepted
from friend_requests as asked where sender_id = tests.person('stranger');
select is(tests.told('author'), tests.change('INSERT', 'friend_requests', pending, null), 'who is asked is told of the request') from request;
select is(tests.told('stranger'), tests.change('INSERT', 'friend_requests', pending, null), 'and who asked') from request;

select tests.forget();
select tests.act_as('author');
update friend_requests set status = 'accepted' where sender_id = tests.person('stranger');
select tests.act_as_server();
select is(tests.told('stranger'), tests.change('UPDATE', 'friend_requests', accepted, pending), 'who asked is told of the friendship') from request;
select is(tests.told('author'), tests.change('UPDATE', 'friend_requests', accepted, pending), 'and who accepted') from request;

select tests.forget();
select tests.act_as('author');
update friend_requests set status = 'accepted' where sender_id = tests.person('stranger');
select tests.act_as_server();
select is(tests.told('stranger'), null, 'accepting twice is told once');

-- The end of a friendship ends the rights that came with it.
select is(tests.hearers(tests.topic('conversation', 'stranger', 'author')), 'author stranger', 'friends have a conversation');
select tests.act_as('stranger');
delete from friend_requests where receiver_id = tests.person('author');
select tests.act_as_server();
select is(tests.told('author'), tests.change('DELETE', 'friend_requests', null, accepted), 'the end of a friendship is told to the other') from request;
select is(tests.told('stranger'), tests.change('DELETE', 'friend_requests', null, accepted), 'and to who ended it') from request;
select is(tests.hearers(tests.topic('conversation', 'stranger', 'author')), null, 'and there is no conversation any more');
select is(tests.senders(tests.topic('conversation', 'stranger', 'author')), null, 'in which anybody could speak');
select is(tests.hearers('presence:' || tests.person('author'), 'presence'), 'author friend', 'and no seeing who is there');

-- A deleted account.
insert into chat_messages (sender_id, receiver_id, content)
select tests.person('author'), tests.person('friend'), n::text from generate_series(1, 5) as n;
create function tests.topics_told() returns text[]
  language sql
as $$ select array_agg(topic order by topic) from realtime.messages where event is not null $$;
select tests.forget();
create temporary table friendship on commit drop as
select to_jsonb(accepted) as row from friend_requests as accepted where receiver_id = tests.person('friend');
delete from auth.users where id = tests.person('author');
select is_empty(
  $$ select from chat_messages where receiver_id = tests.person('friend') $$, 'when an account goes, so do its messages');
select is(tests.told('friend'), tests.change('DELETE', 'friend_requests', 'null', row), 'a friend is told once, as of the end of the friendship') from friendship;
select is(tests.topics_told(), array['member:' || tests.person('friend')], 'and nobody else: not who had only asked, and nobody of each message');
select is(tests.hearers('member:' || tests.person('author')), null, 'its token hears nothing any more');
select is(tests.senders('presence:' || tests.person('author'), 'presence'), null, 'and appears nowhere');

-- An account that is banned, or deleted in the dashboard, and the end of one with more friends than are told.
select tests.sign_up(name) from unnest(array['popular', 'gone', 'pal']) as name;
insert into friend_requests (sender_id, receiver_id, status)
select tests.person('popular'), tests.person(name), 'accepted'::friend_request_status from unnest(array['gone', 'stranger']) as name
union all select tests.person(name), tests.person('popular'), 'accepted' from unnest(array['moderator', 'minor', 'pal']) as name;
insert into chat_messages (sender_id, receiver_id, content)
select tests.person('popular'), tests.person(name), 'hola' from unnest(array['gone', 'pal', 'minor']) as name;
select tests.forget();
update auth.users set banned_until = now() - interval '1 day' where id = tests.person('stranger');
select is(tests.topics_told(), null, 'of a ban that is over nobody is told');
update auth.users set banned_until = now() + interval '1 day' where id = tests.person('gone');
select is(tests.topics_told(), array['member:' || tests.person('popular')], 'of one that holds the friends are');
select tests.forget();
update auth.users set deleted_at = now() where id = tests.person('stranger');
update auth.users set deleted_at = now(), banned_until = null where id = tests.person('stranger');
select is(tests.topics_told(), array['member:' || tests.person('popular')], 'of an account that is deleted in the dashboard, too, and once');
select tests.forget();
create or replace function private.most_told() returns integer language sql immutable return 2;
delete from auth.users where id = tests.person('popular');
select set_eq('select unnest(tests.topics_told())', array['member:' || tests.person('pal'), 'member:' || tests.person('minor')],
  'of many friends those are told who talked with it last, and nobody who is gone');
select tests.act_as('moderator');
select throws_ok('select private.most_told()', '42501', null, 'members have nothing to do with it');
select tests.act_as_server();

-- Typing.
select tests.act_as_server();
insert into friend_requests (sender_id, receiver_id, status) values (tests.person('moderator'), tests.person('pal'), 'accepted');
insert into friend_requests (sender_id, receiver_id) values (tests.person('moderator'), tests.person('minor'));
delete from realtime.messages;
select tests.act_as('moderator');
select lives_ok($$ select tell_typing(tests.person('pal')) $$, 'members tell a friend that they are writing');
select throws_ok($$ select tell_typing(tests.person('minor')) $$, '42501', null, 'not who they only asked');
select throws_ok($$ select tell_typing(tests.person('moderator')) $$, '42501', null, 'nor themselves');
select throws_ok($$ select tell_typing(null) $$, '42501', null, 'nor nobody');
select throws_ok($$ select tell_typing(tests.person('pal')) from generate_series(1, 100) $$, 'PT429', 'Too many typing', 'nor without end');
select tests.act_as('anon');
select throws_ok($$ select tell_typing(tests.person('pal')) $$, '42501', null, 'anon tells nothing');
select tests.act_as_server();
select results_eq(
  $$ select topic, event, payload ->> 'user_id', private from realtime.messages $$,
  $$ values (tests.topic('conversation', 'moderator', 'pal'), 'typing', tests.person('moderator')::text, true) $$,
  'it is said once, by who it is, in their conversation');

select finish();
rollback;
